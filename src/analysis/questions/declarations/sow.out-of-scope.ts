import { defineQuestion } from '../define-question';

export const sowOutOfScope = defineQuestion({
  id: 'sow.out-of-scope',
  title: 'What is not included',
  ask: 'Is it said what is out of scope?',
  kinds: ['statement-of-work', 'it-managed-services', 'development'],
  yes: {
    provisions: ['out-of-scope-listed'],
    words: [
      [
        'exclu',
        'not includ',
        'out of scope',
        'outside',
        'not cover',
        'beyond',
        'no ',
        'not ',
        'leaves out',
        'aren t',
        'other than',
        'n a',
        'don t',
        'left out',
      ],
    ],
  },
  says: {
    yes: 'What is out of scope is listed.',
    no: 'Everything is in scope.',
    not_stated: 'Nothing is said to be out of scope.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'The customer may expect, at the same price, all that it thinks belongs to the work.',
      ask: 'The following are out of scope: [list]; what is not listed as a deliverable needs a change order.',
    },
    other: {
      not_stated: 'medium',
      why: 'It may learn what is missing, and what it costs, only later.',
      ask: 'Exclusions are listed; work that is needed for the deliverables is included though not named.',
    },
  },
  examples: {
    yes: [
      'Diving and cranes are not included in the bridge inspection.',
      'Out of scope: painting, lamps, road markings.',
    ],
    not_stated: [
      'The price includes diving.',
      'Lost profit is not recoverable in any event under clause 9 of the lease.',
    ],
  },
});
