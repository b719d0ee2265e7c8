import { defineQuestion } from '../define-question';

export const shareholdersLeaver = defineQuestion({
  id: 'shareholders.leaver',
  title: 'Price paid to one who leaves',
  ask: 'Does one who leaves or defaults lose shares or units, or get only nominal, cost, book or discounted value for them?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'joint-venture', 'preferred-stock'],
  yes: {
    provisions: ['leaver-shares-at-low-price'],
    words: [
      [
        'goes',
        'go back',
        'exit',
        'stop',
        'leav',
        'resign',
        'terminat',
        'ends',
        'ended',
        'cease',
        'ceasing',
        'expel',
        'withdraw',
        'retir',
        'default',
        'depart',
        'death',
        'former',
        'dismiss',
        'walk',
        'compete',
        'bankrupt',
        'breach',
        'lapse',
        'leaver',
        'bought out',
        'buy out',
        'not fund',
        'you go',
        'cessation',
        'insolvent',
      ],
    ],
  },
  no: {
    provisions: ['leaver-fair-value'],
    words: [['value', 'valu', 'worth', 'apprais', 'market price', 'discount', 'price']],
  },
  says: {
    yes: 'One who leaves or defaults loses shares or gets less than fair value for them.',
    no: 'Shares of one who leaves are bought at fair value or by an independent valuation.',
    not_stated: 'What is paid for the shares of one who leaves was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Years of work or real money can be lost in a day, for a reason that the others judge.',
      ask: 'A leaver keeps vested shares or is paid their fair value, fixed by an independent expert without minority discount; only fraud or a serious proven breach makes a bad leaver, and then unvested shares alone are bought at cost.',
    },
    drafter: {
      not_stated: 'high',
      why: 'Somebody who left may go on holding a large share of the company.',
      ask: 'Founders’ shares vest over four years; on leaving, unvested shares may be bought at cost and vested ones at fair value, less for fraud or serious breach.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Partnership Act 1890, s. 42',
      says: 'a partner who left may claim profits or 5% interest on his share until he is paid out',
    },
  ],
  examples: {
    yes: [
      'A founder who walks away in the first years is paid one penny a share.',
      'Anyone ceasing to work for the firm gets merely book value for his units.',
    ],
    no: ['The price for a retiring member’s units is fixed by an independent valuer, with no minority discount.'],
    not_stated: ['Nominal value of a share: one pound.', 'An employee who leaves hands back the laptop.'],
  },
});
