import { defineQuestion } from '../define-question';

export const preferredStockAntiDilution = defineQuestion({
  id: 'preferred-stock.anti-dilution',
  title: 'Full ratchet',
  ask: 'Does the price of earlier investors fall to the lower price of any later issue (full ratchet)?',
  kinds: ['preferred-stock', 'shareholders'],
  yes: { provisions: ['full-ratchet'], words: [['price', 'ratchet', 'conversion', 'shares']] },
  no: {
    provisions: ['weighted-average-protection'],
    words: [
      ['average', 'weight', 'waited', 'number of shares', 'proportion', 'broad based', 'cp1', 'in relation', 'ratio'],
    ],
  },
  says: {
    yes: 'The price of earlier investors falls to that of any later, lower issue.',
    no: 'Protection against later, lower issues is by weighted average.',
    not_stated: 'A full ratchet was not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'One small issue at a low price could hand most of the company to the earlier investors.',
      ask: 'The conversion price is adjusted on a broad-based weighted average only, with exceptions for options, conversions and strategic issues.',
    },
    other: {
      not_stated: 'high',
      why: 'A later round at a lower price could leave it having overpaid.',
      ask: 'The conversion price is adjusted on a broad-based weighted average for any issue below it, with the usual exceptions.',
    },
  },
  examples: {
    yes: [
      'Should even a hundred shares be sold more cheaply, the A price comes down to that very price.',
      'The fund enjoys a full ratchet for three years.',
    ],
    no: ['The series A conversion price moves by a broad-based weighted average in a down round.'],
    not_stated: ['The price of bread rose.', 'The company shall not sell shares cheaply without consent.'],
  },
});
