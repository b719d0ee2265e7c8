import { defineQuestion } from '../define-question';
import { goodsSoldAsIsWords } from '../words/goods-sold-as-is';
import { goodsWarrantyGivenWords } from '../words/goods-warranty-given';

export const purchaseTermsWarranty = defineQuestion({
  id: 'purchase-terms.warranty',
  title: 'Warranty of the goods',
  ask: 'Does the supplier warrant that the goods conform and are free from defects?',
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['goods-warranty-given'],
    words: goodsWarrantyGivenWords,
  },
  no: {
    provisions: ['goods-sold-as-is', 'provided-as-is'],
    words: goodsSoldAsIsWords,
  },
  both: 'yes',
  says: {
    yes: 'The goods are warranted to conform or to be free from defects.',
    no: 'The goods are supplied without warranty.',
    not_stated: 'No warranty of the goods was found.',
  },
  positions: {
    buyer: {
      no: 'high',
      not_stated: 'high',
      why: "Without an express warranty the buyer depends on what the law implies, which the supplier's papers often exclude.",
      ask: 'The Supplier warrants for 24 months from delivery that the goods are new, conform to the specification, are free from defects in design, material and workmanship and are free of liens; it repairs, replaces or refunds at its own cost.',
    },
    supplier: {
      yes: 'medium',
      not_stated: 'low',
      why: 'A warranty without an end date, or of fitness for any use, may also cover wear and what the buyer designed or misused.',
      ask: "The Supplier warrants for 12 months from delivery that the goods conform to the agreed specification; wear, misuse and the Buyer's own designs are excepted.",
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-312 to 2-315',
      says: 'warranties of title, description, merchantability and fitness',
    },
    {
      place: 'England and Wales',
      cite: 'Sale of Goods Act 1979, ss. 12–15',
      says: 'implied terms on title, description, quality, fitness and sample',
    },
  ],
  examples: {
    yes: [
      'Every pump that leaves the works will match the drawing and have no fault of material for two years, which the foundry vouches for and guarantees.',
      "Vendor warrants merchantability, fitness and compliance with Purchaser's samples.",
    ],
    no: ['The lot is sold as is, where is, and no warranty goes with it.'],
    not_stated: [
      'The Buyer warrants that it may lawfully import the goods.',
      'The warranty card must be kept for five years.',
    ],
  },
});
