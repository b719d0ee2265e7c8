import { defineQuestion } from '../define-question';

export const publishingTermReversion = defineQuestion({
  id: 'publishing.term-reversion',
  title: 'Return of rights to the author',
  ask: 'Do the rights return to the author if the work sells too little, goes out of print or is not used, or after a term?',
  kinds: ['publishing'],
  yes: {
    provisions: ['rights-revert-to-author'],
    words: [
      [
        'licence is over',
        'reassign',
        'revert',
        'reversion',
        'return',
        'back',
        'reclaim',
        'recover',
        're assign',
        'lapse',
        'falls in',
        'rights',
        'end',
        'out of print',
        'in print',
      ],
    ],
  },
  says: {
    yes: 'The rights return to the author in stated cases.',
    no: 'The rights do not return to the author.',
    not_stated: 'A return of the rights to the author was not found.',
  },
  positions: {
    author: {
      not_stated: 'high',
      why: 'A book that nobody sells may stay locked up as long as copyright lasts.',
      ask: 'If fewer than [200] copies in all formats are sold in any twelve months, or a right is unused after two years, the rights revert to the Author on six months’ notice; e-book or print-on-demand listing does not count as in print.',
    },
    publisher: {
      yes: 'low',
      why: 'A high threshold takes away titles that sell slowly but for long.',
      ask: 'Rights revert only if sales stay below [100] copies in 12 months and the Publisher does not reissue within six months of notice.',
    },
  },
  law: [
    { place: 'US', cite: '17 USC § 203', says: 'the author may end grants after 35 years' },
    {
      place: 'EU',
      cite: 'Directive (EU) 2019/790, art. 22',
      says: 'authors may revoke exclusive rights for lack of exploitation',
    },
  ],
  examples: {
    yes: [
      'A title with sales under eighty copies a year goes back to its writer if she asks.',
      'Rights revert to the author ten years after publication.',
    ],
    not_stated: ['Unsold copies may be returned to the publisher.', 'The garage reverts to the landlord.'],
  },
});
