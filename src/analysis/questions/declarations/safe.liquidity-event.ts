import { defineQuestion } from '../define-question';

export const safeLiquidityEvent = defineQuestion({
  id: 'safe.liquidity-event',
  title: 'Sale before conversion',
  ask: 'Does it say what the investor gets if the company is sold or listed before conversion?',
  kinds: ['safe', 'convertible-note'],
  yes: {
    provisions: ['paid-on-sale-before-conversion'],
    words: [
      [
        'sale',
        'sold',
        'sell',
        'liquidity',
        'control',
        'acqui',
        'exit',
        'merger',
        'transaction',
        'takeover',
        'takes over',
        'bought',
        'ipo',
        'list',
        'dispos',
        'buyer',
      ],
    ],
  },
  says: {
    yes: 'It says what the investor gets if the company is sold or listed before conversion.',
    no: 'The investor gets nothing on a sale before conversion.',
    not_stated: 'What the investor gets on a sale before conversion was not found stated.',
  },
  positions: {
    investor: {
      not_stated: 'high',
      why: 'The company could be sold at a great price, and the investor might get its bare money back, or nothing.',
      ask: 'On a sale or listing before conversion the Investor receives the greater of its money (plus interest) and what it would have received if converted at the cap.',
    },
    company: {
      not_stated: 'medium',
      why: 'A sale may founder on a claim that nobody can work out.',
      ask: 'On a sale before conversion the Investor receives the greater of 1x its money and its as-converted share, and no further multiple.',
    },
  },
  examples: {
    yes: [
      'If a buyer takes the start-up over before the round, the holder has back double its money.',
      'On an acquisition the SAFE pays out the money put in, or the as-converted part if more.',
    ],
    not_stated: ['When the house is sold the loan falls due.', 'Staff options vest on a sale.'],
  },
});
