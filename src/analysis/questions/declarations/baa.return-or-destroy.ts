import { defineQuestion } from '../define-question';
import { dataDeletedAtEndWords } from '../words/data-deleted-at-end';

export const baaReturnOrDestroy = defineQuestion({
  id: 'baa.return-or-destroy',
  title: 'Return or destruction',
  ask: 'Must the associate return or destroy health information at the end?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['data-deleted-at-end'],
    words: dataDeletedAtEndWords,
  },
  no: {
    provisions: ['data-kept-after-end'],
    words: [
      [
        'duty to erase',
        'kept',
        'keep',
        'retain',
        'retention',
        'stay',
        'hold',
        'held',
        'remain',
        'stor',
        'no obligation',
        'not have to',
        'archive',
        'discretion',
        'decided',
        'erasure',
        'deletion',
        'not be returned',
        'permitted',
        'hang on',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The associate must return or destroy health information at the end.',
    no: 'The associate may keep health information.',
    not_stated: 'No duty to return or destroy at the end was found.',
  },
  positions: {
    covered: {
      no: 'high',
      not_stated: 'high',
      why: 'The rule requires it, and old files are where breaches happen.',
      ask: 'Within thirty days of the end Business Associate returns or destroys all PHI, subcontractors’ copies included; where this is not feasible it says why and goes on protecting it.',
    },
    associate: {
      not_stated: 'medium',
      why: 'The rule requires the words; backups need an exception.',
      ask: 'Where return or destruction is not feasible, the protections of this Agreement go on.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(J)',
      says: 'return or destruction at the end, if feasible',
    },
  ],
  examples: {
    yes: [
      'When its work is over the archive gives back or shreds each chart of the clinic.',
      'Destruction of all PHI within 30 days of the end, certificate to follow.',
    ],
    no: ['The archive may keep the charts for as long as it likes after the end.'],
    not_stated: ['Library books must be returned.', 'The tenant returns the keys.'],
  },
});
