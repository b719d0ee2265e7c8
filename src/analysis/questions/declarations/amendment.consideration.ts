import { defineQuestion } from '../define-question';

export const amendmentConsideration = defineQuestion({
  id: 'amendment.consideration',
  title: 'Something given for the change',
  ask: 'Is something given in return for the change, or is it made by deed?',
  kinds: ['amendment'],
  onlyIn: [
    'US',
    'England and Wales',
    'Ireland',
    'Canada',
    'Australia',
    'India',
    'New Zealand',
    'Singapore',
    'Hong Kong',
  ],
  yes: {
    provisions: ['consideration-recited'],
    words: [
      [
        'consideration',
        'return',
        'exchange',
        'deed',
        'pays',
        'pay',
        'payment',
        'value',
        'credit',
        'fee',
        'against',
        'because',
        'mutual',
        'price',
        'quid',
      ],
    ],
  },
  says: {
    yes: 'Something is given in return for the change, or it is a deed.',
    no: 'The change is a gift.',
    not_stated: 'Consideration for the change was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'In England and elsewhere a one-sided change without consideration may not bind unless it is a deed.',
      ask: 'In consideration of the mutual promises in this Amendment, and of $[ ], the parties agree as follows.',
    },
  },
  law: [
    { place: 'US', cite: 'UCC 2-209(1)', says: 'a change of a contract for goods needs no consideration' },
    { place: 'New York', cite: 'Gen. Oblig. Law § 5-1103', says: 'a signed written change needs no consideration' },
    {
      place: 'England and Wales',
      cite: 'Williams v Roffey Bros [1991] 1 QB 1',
      says: 'a practical benefit may be enough for a promise to pay more',
    },
  ],
  examples: {
    yes: [
      'For the lower rent the tenant stays three years longer in exchange.',
      'In consideration of ten dollars the parties change the lease.',
    ],
    not_stated: ['The client will consider the offer.', 'The deeds lie in the safe.'],
  },
});
