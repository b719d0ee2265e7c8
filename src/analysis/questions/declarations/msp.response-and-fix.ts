import { defineQuestion } from '../define-question';
import { serviceLevelsAreTargetsWords } from '../words/service-levels-are-targets';

export const mspResponseAndFix = defineQuestion({
  id: 'msp.response-and-fix',
  title: 'Response and fix times',
  ask: 'Are times to respond to or fix incidents set?',
  kinds: ['it-managed-services', 'service-level-agreement', 'saas', 'maintenance'],
  yes: {
    provisions: ['response-and-fix-times'],
    words: [
      [
        'respon',
        'resol',
        'fix',
        'react',
        'acknowledg',
        'restor',
        'engineer',
        'repair',
        'rectif',
        'commence',
        'attend',
        'answer',
        'corrected',
        'working',
        'put right',
        'start',
        'first line',
        'bypass',
        'taken up',
        'branch',
        'technician',
        'back to you',
        'comes',
        'somebody come',
        'on site',
        'on the phone',
        'call back',
        'p1',
        'priority',
        'users down',
      ],
      ['hour', 'minute', 'day', 'second', 'h ', '4 h', '0 30', '30', 'continuously', 'times', 'priority', 'table'],
    ],
  },
  no: {
    provisions: ['service-levels-are-targets'],
    words: serviceLevelsAreTargetsWords,
  },
  both: 'yes',
  says: {
    yes: 'Times to respond to or fix incidents are set.',
    no: 'Response times or levels are targets or efforts only.',
    not_stated: 'No times to respond to or fix incidents were found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Its systems may stand still while nobody is in breach.',
      ask: 'Priority 1: response in 30 minutes, fix or workaround in 4 hours; Priority 2: 2 hours and 1 working day. The Customer sets the priority acting reasonably.',
    },
    drafter: {
      yes: 'low',
      why: 'Fix times depend on others, so workarounds and exclusions matter.',
      ask: 'A workaround counts as a fix, and time waiting for the Customer or third parties does not count.',
    },
  },
  examples: {
    yes: [
      'A dead till brings a technician within two hours and is working again by evening, eight hours at most.',
      'Class 1 faults: answer in ten minutes, repair in five hours.',
    ],
    no: ['A technician comes when one is free; times given are only a guide.'],
    not_stated: ['The buyer must answer within two days.', 'Priority is given to members.'],
  },
});
