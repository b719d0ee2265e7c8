import { defineQuestion } from '../define-question';

export const distributionStockBuyBack = defineQuestion({
  id: 'distribution.stock-buy-back',
  title: 'Stock at the end',
  ask: "Is the distributor's stock bought back at the end, or may it be sold off?",
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['stock-bought-back-or-sold-off'],
    words: [
      [
        'back',
        'pieces',
        'still offer',
        'stock',
        'inventory',
        'goods',
        'product',
        'repurchas',
        'buy back',
        'sell off',
        'unsold',
        'remaining',
        'sell through',
        'left',
      ],
    ],
  },
  no: {
    provisions: ['stock-not-taken-back'],
    words: [
      [
        'whatever',
        'bear',
        'end',
        'back',
        'refunded',
        'parts',
        'stock',
        'inventory',
        'repurchas',
        'buy',
        'sell',
        'unsold',
        'return',
        'take back',
        'goods',
        'product',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'Stock at the end is bought back or may be sold off.',
    no: 'The supplier need not take stock back, or it may not be sold after the end.',
    not_stated: 'What happens to stock at the end was not found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'It has paid for goods that it can neither return nor sell.',
      ask: 'At the end the Supplier buys back saleable stock at the landed cost, or the Distributor may sell it off within 180 days.',
    },
    drafter: {
      yes: 'low',
      not_stated: 'low',
      why: 'Old stock sold cheaply after the end harms the brand and the next distributor.',
      ask: 'At the end the Supplier may buy back saleable stock at the price paid; the rest may be sold off within 90 days.',
    },
  },
  examples: {
    yes: [
      'When we part, Oslo Import can hand back sealed boxes and gets what it paid.',
      'Reseller may continue to sell remaining Products for six months following expiry.',
    ],
    no: ['After the end the importer keeps whatever stock it has, and may not sell it.'],
    not_stated: [
      "The distributor keeps stock for three months' sales.",
      'Shares of stock may be bought back by the company.',
    ],
  },
});
