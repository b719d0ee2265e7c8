import { defineQuestion } from '../define-question';

export const safeDissolution = defineQuestion({
  id: 'safe.dissolution',
  title: 'Rank on winding-up',
  ask: 'Is the investor paid before the common shareholders on dissolution or insolvency?',
  kinds: ['safe', 'convertible-note'],
  yes: {
    provisions: ['ranks-before-common'],
    words: [
      [
        'dissol',
        'on par',
        'wind',
        'wound',
        'liquidat',
        'insolv',
        'bankrupt',
        'shut',
        'close',
        'junior',
        'rank',
        'insufficient',
        'prior',
        'before',
        'ahead',
        'priorit',
        'terminat',
        'go out of business',
        'assignment',
        'assets',
        'preference',
      ],
    ],
  },
  says: {
    yes: 'On dissolution the investor is paid before the common shareholders.',
    no: 'The investor has no right on dissolution.',
    not_stated: 'The investor’s rank on dissolution was not found stated.',
  },
  positions: {
    investor: {
      not_stated: 'high',
      why: 'If the company fails, what is left might be shared with founders who paid far less.',
      ask: 'On dissolution the Investor receives its Purchase Amount after debts, level with other SAFEs and preferred stock, and before any payment to common.',
    },
  },
  examples: {
    yes: [
      'Should the start-up be wound up, investors have their money back ahead of ordinary shareholders.',
      'In a dissolution the purchase amount ranks behind debt and before common stock.',
    ],
    not_stated: ['The powder dissolves in milk.', 'The bank ranks first.'],
  },
});
