import { defineQuestion } from '../define-question';
import { AUDIENCE } from '../premises';

export const influencerPerformanceClawback = defineQuestion({
  id: 'influencer.performance-clawback',
  title: 'Fee tied to results',
  ask: 'Is the fee refunded or cut, or more work owed free, if views, sales or other results fall short?',
  kinds: ['influencer', 'endorsement', 'consulting', 'contractor'],
  yes: {
    provisions: ['fee-depends-on-results'],
    words: [
      [
        'refund',
        'free',
        'half',
        'fee',
        'withhold',
        'repay',
        'no money',
        'reduc',
        'condition',
        'pay',
        'extra',
        'money back',
        'claw',
        'credit',
        'recoup',
        'return',
        'nothing',
        'make up',
        'charge',
        'compensat',
        'forfeit',
        'remunerat',
        'of the agreed sum',
        'less',
      ],
    ],
  },
  premise: AUDIENCE,
  says: {
    yes: 'The fee is refunded or cut, or more work is owed, if results fall short.',
    no: 'The fee does not depend on results.',
    not_stated: 'A fee that depends on results was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Results may hang on things that it does not control.',
      ask: 'The fee is due for the agreed work whatever its results; if they fall below [ ] one further piece of work is done, and nothing else is owed.',
    },
    drafter: {
      not_stated: 'low',
      why: 'It may pay in full for work that brings no results.',
      ask: 'If results in 30 days are below [ ], one further piece of work of the same kind is done without charge.',
    },
  },
  examples: {
    yes: [
      'Unless the clip is seen twenty thousand times, the creator pays a third of her fee back.',
      'Fewer than fifty orders means no fee.',
    ],
    not_stated: ['The fee is paid on Friday.', 'Sales tax is added.'],
  },
});
