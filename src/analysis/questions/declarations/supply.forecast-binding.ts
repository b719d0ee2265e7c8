import { defineQuestion } from '../define-question';

export const supplyForecastBinding = defineQuestion({
  id: 'supply.forecast-binding',
  title: 'Forecasts and excess stock',
  ask: 'Does a forecast bind the buyer, or must it pay for stock and material that the maker bought on it?',
  kinds: ['supply', 'manufacturing'],
  yes: {
    provisions: ['forecast-binds-buyer'],
    words: [
      [
        'forecast',
        'figures',
        'predict',
        'excess',
        'obsolete',
        'unused',
        'stock',
        'inventory',
        'material',
        'component',
        'binding',
        'firm',
        'plan',
        'schedule',
        'estimate',
      ],
    ],
  },
  no: {
    provisions: ['forecast-not-binding'],
    words: [
      [
        'forecast',
        'figures',
        'outlook',
        'estimate',
        'plan',
        'schedule',
        'projection',
        'excess',
        'surplus',
        'obsolete',
        'stock',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Part of the forecast binds the buyer, or it pays for stock and material bought on it.',
    no: 'Forecasts do not bind, and the maker bears surplus stock.',
    not_stated: 'Whether forecasts bind was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A forecast that proves too high leaves it with the bill for parts and stock that it does not need.',
      ask: 'The first two months of each forecast bind; the Buyer pays only for approved long-lead material bought within the lead time, after the Supplier has tried to use, return or sell it.',
    },
    drafter: {
      no: 'medium',
      not_stated: 'medium',
      why: "It buys material on the buyer's figures and keeps it when orders do not come.",
      ask: 'The first three months of each forecast bind, and the Buyer takes over material bought for them within its lead time at cost.',
    },
  },
  examples: {
    yes: [
      'What Lumen predicts for the next quarter it has to buy, and it takes over circuit boards the factory ordered for it.',
      'Customer shall reimburse Manufacturer for excess and obsolete inventory acquired in reliance on the Forecast.',
    ],
    no: ['Forecasts are guesses for planning, and the factory alone carries stock that nobody orders.'],
    not_stated: [
      'The buyer sends a forecast on the first of each month.',
      'The weather forecast decides whether the marquee is needed.',
    ],
  },
});
