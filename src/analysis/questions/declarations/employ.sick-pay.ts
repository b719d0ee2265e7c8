import { defineQuestion } from '../define-question';

export const employSickPay = defineQuestion({
  id: 'employ.sick-pay',
  title: 'Pay in sickness',
  ask: 'Is there no pay in sickness beyond what the law demands?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['no-sick-pay'],
    words: [
      ['sick', 'ill', 'illness', 'incapac', 'injur', 'doctor', 'ssp', 'present'],
      [
        'no',
        'not',
        'nothing',
        'only',
        'unpaid',
        'stop',
        'exclu',
        'none',
        'without',
        'deduct',
        'taken',
        'other than',
        'dont',
        'isn t',
      ],
    ],
  },
  says: {
    yes: 'There is no pay in sickness beyond what the law demands.',
    no: 'Nothing of the kind was found.',
    not_stated: 'Nothing of the kind was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A few weeks of illness can leave nearly no income.',
      ask: 'The Employee is paid in full for the first [four] weeks of sickness in any year.',
    },
  },
  examples: {
    yes: ['A shepherd who lies ill draws nothing.', 'For days lost to sickness no wages run.'],
    not_stated: ['A shepherd who lies ill draws his wage.', 'Sick sheep are kept apart.'],
  },
});
