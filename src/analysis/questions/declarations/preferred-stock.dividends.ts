import { defineQuestion } from '../define-question';

export const preferredStockDividends = defineQuestion({
  id: 'preferred-stock.dividends',
  title: 'Cumulative dividends',
  ask: 'Do dividends on the preferred shares build up whether or not they are declared (cumulative)?',
  kinds: ['preferred-stock'],
  yes: {
    provisions: ['cumulative-dividends'],
    words: [['dividend', 'return', '8%', 'cumulative', 'percent', '%', 'coupon', 'persent', 'per cent', 'preference']],
  },
  says: {
    yes: 'Dividends on the preferred shares build up whether or not declared.',
    no: 'Dividends are not cumulative.',
    not_stated: 'Cumulative dividends were not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'Year by year the investors’ first claim on a sale grows, ahead of founders and staff.',
      ask: 'Dividends are non-cumulative and payable only when, as and if declared by the Board.',
    },
    investor: {
      not_stated: 'low',
      why: 'Without it the money earns nothing unless the company is sold well.',
      ask: 'Dividends of [6]% a year accrue and are paid on a sale.',
    },
  },
  law: [{ place: 'Delaware', cite: 'DGCL § 170', says: 'dividends only out of surplus or net profits' }],
  examples: {
    yes: [
      'The A shares earn seven per cent each year, declared or not, and it adds up.',
      'Undeclared dividends on the preferred are carried forward until paid.',
    ],
    not_stated: ['Rent adds up if it is not paid.', 'Dividends are paid when declared.'],
  },
});
