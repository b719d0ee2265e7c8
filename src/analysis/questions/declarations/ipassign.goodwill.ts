import { defineQuestion } from '../define-question';

export const ipassignGoodwill = defineQuestion({
  id: 'ipassign.goodwill',
  title: 'Goodwill of a mark',
  ask: 'Does a trade mark pass with its goodwill?',
  kinds: ['ip-assignment'],
  onlyIn: ['US', 'Canada'],
  yes: {
    provisions: ['mark-with-goodwill'],
    words: [['goodwill', 'good will', 'good name', 'reputation', 'fame', 'custom', 'business']],
  },
  says: {
    yes: 'The mark passes with its goodwill.',
    no: 'The mark passes without its goodwill.',
    not_stated: 'Nothing is said on goodwill.',
  },
  positions: {
    assignee: {
      not_stated: 'medium',
      why: 'In the US a mark assigned without goodwill may be invalid; without a mark in the deal this does not matter.',
      ask: 'The Marks are assigned together with the goodwill of the business connected with and symbolized by them.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '15 U.S.C. § 1060(a)(1)',
      says: 'a mark is assignable with the goodwill of its business',
    },
  ],
  examples: {
    yes: [
      'The name “Gull Café” is sold along with the goodwill that it has gained.',
      'With the label goes the reputation of the business that used it.',
    ],
    not_stated: ['As a sign of good will the fee is waived for May.', 'The goods are sold well.'],
  },
});
