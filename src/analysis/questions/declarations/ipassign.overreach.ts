import { defineQuestion } from '../define-question';

export const ipassignOverreach = defineQuestion({
  id: 'ipassign.overreach',
  title: 'Works outside the deal',
  ask: 'Does it reach works or inventions outside the deal?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['inventions-outside-work'],
    words: [
      [
        'invent',
        'work',
        'creat',
        'develop',
        'idea',
        'design',
        'prior',
        'before',
        'after',
        'own time',
        'all',
        'any',
        'future',
        'discover',
        'whether',
      ],
    ],
  },
  no: {
    provisions: ['own-inventions-kept'],
    words: [
      [
        'invent',
        'work',
        'own',
        'exclu',
        'prior',
        'creat',
        'keep',
        'retain',
        'list',
        'own time',
        'not apply',
        'develop',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'It reaches works or inventions outside the deal.',
    no: 'Works outside the deal are kept.',
    not_stated: 'No reach beyond the deal was found.',
  },
  positions: {
    assignor: {
      yes: 'high',
      why: 'Later or unrelated work, made in its own time, would belong to the buyer.',
      ask: 'Only the rights listed in Schedule A are assigned; other, earlier and later works stay with Assignor.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 2870',
      says: 'an employee’s own-time inventions cannot be claimed, with exceptions',
    },
    {
      place: 'England and Wales',
      cite: 'Patents Act 1977, ss. 39–42',
      says: 'inventions of employees',
    },
  ],
  examples: {
    yes: [
      'Whatever the inventor thinks up in the next ten years, in any field and in his own time, belongs to the buyer.',
      'All inventions made by the Assignor before or after this paper, related or not, pass.',
    ],
    no: ['Inventions that the seller makes on his own and without the buyer’s means stay his own.'],
    not_stated: ['The inventor’s name is Berg.', 'The patents listed in Schedule A are assigned.'],
  },
});
