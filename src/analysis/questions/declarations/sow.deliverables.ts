import { defineQuestion } from '../define-question';

export const sowDeliverables = defineQuestion({
  id: 'sow.deliverables',
  title: 'Vague description of the work',
  ask: 'Is the work described only loosely, as support or what the customer asks for?',
  kinds: ['statement-of-work', 'services-agreement', 'master-services'],
  yes: {
    provisions: ['work-as-directed'],
    words: [
      [
        'support',
        'assist',
        'request',
        'need',
        'agree',
        'help',
        'direct',
        'other',
        'task',
        'advice',
        'tbd',
        'instruct',
        'service',
        'deliverab',
        'project',
        'work',
        'duties',
        'details',
        'refer',
        'necessary',
        'comes up',
        'consult',
        'jobs',
        'everything else',
        'whatever',
      ],
    ],
  },
  says: {
    yes: 'The work is described only loosely.',
    no: 'The work is described exactly.',
    not_stated: 'No loose description of the work was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Nobody could prove what was owed, or that it was not delivered.',
      ask: 'The deliverables are listed in a table with content, format, date and test.',
    },
    drafter: {
      yes: 'high',
      why: 'There is no end to what it may be asked for.',
      ask: 'The deliverables are listed in a table; anything else is a change order.',
    },
  },
  examples: {
    yes: [
      'The inspector helps the city with its bridges as and when the city requests.',
      'Scope: general advice, details to be agreed.',
    ],
    not_stated: ['Deliverable 2 is a bridge report of thirty pages.', 'Support posts carry the bridge.'],
  },
});
