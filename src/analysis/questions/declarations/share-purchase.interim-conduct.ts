import { defineQuestion } from '../define-question';

export const sharePurchaseInterimConduct = defineQuestion({
  id: 'share-purchase.interim-conduct',
  title: 'Conduct between signing and completion',
  ask: 'Must the business be run as usual, and listed things not be done without consent, between signing and completion?',
  kinds: ['share-purchase', 'asset-purchase', 'merger'],
  yes: {
    provisions: ['ordinary-course-until-closing'],
    words: [
      [
        'until',
        'till',
        'before',
        'prior',
        'pending',
        'between',
        'interim',
        'from signing',
        'during',
        'up to',
        'to completion',
      ],
    ],
  },
  says: {
    yes: 'Until completion the business must be run as usual, or listed things need consent.',
    no: 'The business may be run freely until completion.',
    not_stated: 'Duties for the time between signing and completion were not found.',
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'Cash, staff or customers may be gone by the day of completion.',
      ask: 'Until completion the business is run in the ordinary course, and the acts listed in Schedule [5] need the Buyer’s consent, not to be unreasonably withheld and given by silence of five days.',
    },
    drafter: {
      yes: 'low',
      why: 'Slow consents can paralyse the business, and early control by the buyer may break merger law.',
      ask: 'The Buyer’s consent is not unreasonably withheld, and silence for five days is consent.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Reg. (EC) 139/2004, art. 7',
      says: 'a notifiable merger may not be put into effect before clearance',
    },
    {
      place: 'US',
      cite: 'HSR Act, 15 USC § 18a',
      says: 'the buyer may not take control before the waiting period ends',
    },
  ],
  examples: {
    yes: [
      'Up to the day of closing the owners keep the firm going as always and take on no debt unless the purchaser agrees.',
      'Between exchange and completion no asset may be sold outside normal trade.',
    ],
    not_stated: ['After the sale the buyer may change the name.', 'The shop is open till six.'],
  },
});
