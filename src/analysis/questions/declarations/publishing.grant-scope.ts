import { defineQuestion } from '../define-question';

export const publishingGrantScope = defineQuestion({
  id: 'publishing.grant-scope',
  title: 'All rights granted',
  ask: 'Does the author grant or assign all rights, in all forms and media, for the whole term of copyright?',
  kinds: ['publishing'],
  yes: {
    provisions: ['all-rights-granted'],
    words: [
      [
        'edition',
        'format',
        'exclusiv',
        'right',
        'rites',
        'copyright',
        'grant',
        'assign',
        'transfer',
        'licen',
        'belong',
        'work made for hire',
        'conveys',
        'property',
      ],
    ],
  },
  no: {
    provisions: ['rights-kept-by-author'],
    words: [
      [
        'right',
        'rites',
        'copyright',
        'reserv',
        'retain',
        'keep',
        'limited',
        'grant',
        'licen',
        'not included',
        'remain',
        'hold',
        'granted',
        'exploit',
      ],
    ],
  },
  says: {
    yes: 'The author grants or assigns all rights in all forms and media.',
    no: 'Only named rights are granted; the others stay with the author.',
    not_stated: 'How wide the grant is was not found stated.',
  },
  positions: {
    author: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Film, audio, games and translations may earn more than the book, and a publisher that does not use them blocks them.',
      ask: 'The Author licenses to the Publisher print and e-book rights in [English] in [territory] for [ten] years; all other rights are reserved to the Author.',
    },
    publisher: {
      no: 'low',
      not_stated: 'high',
      why: 'Without a clear grant in writing it may not sell what it has paid for.',
      ask: 'The Author grants the Publisher the exclusive rights in the forms, languages and territory listed in Schedule [1].',
    },
  },
  law: [
    { place: 'US', cite: '17 USC § 204(a)', says: 'an exclusive grant must be in writing and signed' },
    {
      place: 'England and Wales',
      cite: 'CDPA 1988, ss. 90, 92',
      says: 'assignment and exclusive licence in writing, signed',
    },
    {
      place: 'India',
      cite: 'Copyright Act 1957, s. 19',
      says: 'rights, term, territory and royalty must be stated; five years and India where they are not',
    },
  ],
  examples: {
    yes: [
      'The poet makes over to the press every right in her poems, film and sound included, while copyright lasts.',
      'The publisher acquires exclusive rights in all media, existing or yet to be invented.',
    ],
    no: ['Screen and stage rights stay with the novelist.'],
    not_stated: ['All rights reserved by the printer in its typeface.', 'The author keeps ten free copies.'],
  },
});
