import { defineQuestion } from '../define-question';

export const distributionNonCompete = defineQuestion({
  id: 'distribution.non-compete',
  title: 'Rival goods',
  ask: 'Is the other side barred from dealing in rival goods?',
  kinds: ['distribution', 'reseller', 'agency'],
  yes: {
    provisions: ['rival-goods-barred'],
    words: [
      [
        'but',
        'may be used',
        'off all',
        'compet',
        'rival',
        'similar',
        'other brand',
        'other make',
        'like',
        'only',
        'exclusiv',
        'substitut',
        'nobody',
        'other',
        'another',
      ],
    ],
  },
  no: {
    provisions: ['rival-goods-allowed'],
    words: [['compet', 'rival', 'similar', 'other', 'free', 'like', 'another', 'any']],
  },
  both: 'no',
  says: {
    yes: 'The other side may not deal in rival goods.',
    no: 'The other side may deal in rival goods.',
    not_stated: 'Nothing on rival goods was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It hangs on one brand, and stands empty-handed if that fails or leaves.',
      ask: 'During the term only, the Distributor does not sell the rival goods listed in Schedule 3; what it sells already is excepted.',
    },
    drafter: {
      no: 'low',
      not_stated: 'low',
      why: "The other side may push the rival's goods with what it has learnt.",
      ask: 'During the term the Distributor shall not sell goods that compete directly with the Products in the Territory.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, art. 5',
      says: 'bars of more than five years, or after the end, are not exempt',
    },
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 16600',
      says: 'bars on competing are narrow exceptions only',
    },
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, reg. 20',
      says: "an agent's bar after the end: in writing, at most two years",
    },
  ],
  examples: {
    yes: [
      'As long as Oslo Import sells Fjell it keeps its hands off all other makes of stoves.',
      'Representative shall not represent any line competitive with the Products.',
    ],
    no: ['Oslo Import may carry as many other stove makers as it likes.'],
    not_stated: ['The supplier shall not supply rivals of the distributor.', 'Competition law applies.'],
  },
});
