import { defineQuestion } from '../define-question';
import { goodsSoldAsIsWords } from '../words/goods-sold-as-is';
import { goodsWarrantyGivenWords } from '../words/goods-warranty-given';

export const saleTermsWarranty = defineQuestion({
  id: 'sale-terms.warranty',
  title: 'Warranty of the goods',
  ask: 'Does the seller warrant that the goods conform or are free from defects?',
  kinds: ['sale-conditions'],
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
    no: 'The goods are sold without warranty.',
    not_stated: 'No warranty of the goods was found.',
  },
  positions: {
    buyer: {
      no: 'high',
      not_stated: 'high',
      why: "New goods that fail in the first months may then be the buyer's loss.",
      ask: 'The Seller warrants for 24 months from delivery that the goods conform to the specification and are free from defects, and repairs, replaces or refunds at its own cost.',
    },
    seller: {
      not_stated: 'medium',
      why: 'Without a limited warranty of its own the wider warranties of the law may apply.',
      ask: "The Seller warrants for 12 months from delivery that the goods conform to its specification; misuse, wear and the Buyer's designs are excepted, and no other warranty is given.",
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-313 to 2-316',
      says: 'express and implied warranties, and how they are disclaimed',
    },
    {
      place: 'England and Wales',
      cite: 'Sale of Goods Act 1979, ss. 13–15; Unfair Contract Terms Act 1977, s. 6',
      says: 'implied terms can be excluded between businesses only as far as reasonable',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'For a year after delivery Mott & Son repair free of charge any saw that fails through bad material or work.',
      'Products are warranted against defects in workmanship for eighteen months from the invoice date.',
    ],
    no: ['Everything on this list is sold with all faults and without any guarantee.'],
    not_stated: ['The buyer guarantees payment of the price.', 'Warranty claims go to the office in Leeds.'],
  },
});
