import { defineQuestion } from '../define-question';

export const preferredStockLiquidationPreference = defineQuestion({
  id: 'preferred-stock.liquidation-preference',
  title: 'Liquidation preference above once',
  ask: 'Do preferred holders get a multiple of their money on a sale or winding-up, or their money and also a share of the rest?',
  kinds: ['preferred-stock', 'shareholders'],
  yes: {
    provisions: ['preference-above-one-times'],
    words: [
      [
        'two',
        '2',
        'three',
        '3',
        'four',
        '1 5',
        'one and one half',
        '150',
        '300',
        'half',
        'participat',
        'double',
        'remain',
        'surplus',
        'share',
        'twice',
        'higher',
        'rest',
        '$3',
        'preference',
      ],
    ],
  },
  no: {
    provisions: ['plain-one-times-preference'],
    words: [
      [
        'prefer',
        'once',
        '1x',
        'one times',
        'greater',
        'whichever',
        'non particip',
        'issue price',
        'subscri',
        'invest',
        'capital',
        'original',
      ],
    ],
  },
  says: {
    yes: 'Preferred holders get a multiple of their money, or share in the rest as well.',
    no: 'Preferred holders get once their money or their as-converted share.',
    not_stated: 'A multiple or participating preference was not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'In a middling sale the founders and staff can get nothing.',
      ask: 'On a sale or liquidation holders of preferred receive the greater of once the original issue price and their as-converted amount, and do not participate further.',
    },
    other: {
      not_stated: 'high',
      why: 'Without a preference its money is shared out with founders who paid almost nothing.',
      ask: 'On a sale or liquidation holders of preferred receive first once the original issue price plus declared dividends, or their as-converted amount if more.',
    },
  },
  law: [
    { place: 'Delaware', cite: 'DGCL § 151', says: 'rights of classes must stand in the certificate of incorporation' },
  ],
  examples: {
    yes: [
      'The new investor takes three times its cheque first, and then its percentage of what is left.',
      'Series A is participating preferred with a double preference.',
    ],
    no: ['Holders of the A shares receive their original price once, the remainder belonging to common.'],
    not_stated: ['Two votes attach to each share.', 'The remainder of the goods is stored.'],
  },
});
