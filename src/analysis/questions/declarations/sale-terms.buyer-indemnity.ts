import { defineQuestion } from '../define-question';

export const saleTermsBuyerIndemnity = defineQuestion({
  id: 'sale-terms.buyer-indemnity',
  title: 'Indemnity by the buyer',
  ask: 'Must the buyer indemnify the seller for claims from use or resale, even where the seller is at fault?',
  kinds: ['sale-conditions', 'sale-of-goods'],
  yes: {
    provisions: ['buyer-indemnifies-seller'],
    words: [
      [
        'account',
        'releas',
        'taken over',
        'reliev',
        'refunded',
        'takes',
        'indemn',
        'harmless',
        'defend',
        'hold',
        'reimburs',
        'compensat',
        'protect',
        'free',
        'pay',
        'cover',
        'responsib',
        'keep',
        'make good',
      ],
    ],
  },
  says: {
    yes: 'The buyer indemnifies the seller for claims from use or resale of the goods.',
    no: 'The buyer does not indemnify the seller.',
    not_stated: 'No indemnity by the buyer was found.',
  },
  positions: {
    buyer: {
      yes: 'high',
      why: "It may pay for injuries that the seller's own bad goods caused.",
      ask: "The Buyer indemnifies the Seller only against third-party claims that arise from the Buyer's own designs, changes or misuse, not from defects of the goods.",
    },
    seller: {
      yes: 'low',
      why: 'An indemnity for its own negligence may fail.',
      ask: "The Buyer indemnifies the Seller against third-party claims from the Buyer's designs, changes and misuse of the goods.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, s. 4',
      says: 'consumers cannot be made to give unreasonable indemnities',
    },
  ],
  examples: {
    yes: [
      "Should anybody be hurt by the saw, the carpenter takes that claim off Mott & Son's hands and pays it, whoever is to blame.",
      'Purchaser agrees to hold Vendor harmless from any claim in any way connected with the Products after delivery.',
    ],
    not_stated: ['The seller indemnifies the buyer against infringement claims.', 'The buyer pays freight.'],
  },
});
