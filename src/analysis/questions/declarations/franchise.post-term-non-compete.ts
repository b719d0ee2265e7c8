import { defineQuestion } from '../define-question';

export const franchisePostTermNonCompete = defineQuestion({
  id: 'franchise.post-term-non-compete',
  title: 'Competing after the end',
  ask: 'Is the franchisee barred from a like business after the end?',
  kinds: ['franchise'],
  yes: {
    provisions: ['competing-barred-after-end'],
    words: [
      [
        'restricted period',
        'field',
        'compet',
        'similar',
        'like business',
        'engag',
        'after',
        'following',
        'own',
        'operate',
        'rival',
        'same',
        'work',
        'year',
        'month',
        'business',
      ],
    ],
  },
  says: {
    yes: 'The franchisee may not run a like business for a time after the end.',
    no: 'The franchisee is free after the end.',
    not_stated: 'No bar on competing after the end was found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      why: 'It may not earn a living in the trade that it knows, perhaps near any shop of the brand and with its family bound too.',
      ask: 'After the end the bar lasts 12 months, covers a like business at the same site or within [two] miles, and binds the Franchisee and its owners only.',
    },
    franchisor: {
      not_stated: 'medium',
      why: 'A former franchisee may go on at the same place under another name.',
      ask: 'For one year after the end the Franchisee and its owners shall not run a like business at the premises or within [two] miles.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 16600',
      says: 'bars on competing after the end are void, save narrow exceptions',
    },
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, art. 5(3)',
      says: 'one year, at the premises, to protect know-how',
    },
  ],
  examples: {
    yes: [
      'For two years after the end Mrs Ames may not sell bread rolls within ten miles of any Bun Bun.',
      'Franchisee shall not, for twenty-four months following termination, engage in a Competitive Business.',
    ],
    not_stated: [
      'The franchisee shall not compete during the term of the franchise.',
      'For a year after the end the franchisor may inspect the books.',
    ],
  },
});
