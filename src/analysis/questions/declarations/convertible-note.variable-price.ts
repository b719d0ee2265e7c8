import { defineQuestion } from '../define-question';

export const convertibleNoteVariablePrice = defineQuestion({
  id: 'convertible-note.variable-price',
  title: 'Floating conversion price',
  ask: 'Does the conversion price float with the market price, or reset or ratchet down?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['floating-conversion-price'],
    words: [
      ['price', 'market', 'vwap', 'ratchet', 'reset', 'trading', 'bid', 'repric', 'trade lower', 'adjusted down'],
    ],
  },
  says: {
    yes: 'The conversion price floats with the market price, resets or ratchets down.',
    no: 'The conversion price is fixed or based on a round.',
    not_stated: 'A floating conversion price was not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'As the price falls the holder gets more shares and may end up with much of the company.',
      ask: 'Delete; the Conversion Price is fixed, or has a floor of $[ ], and the Holder may not hold more than 4.99% of the shares.',
    },
  },
  examples: {
    yes: [
      'Notes convert at half of the lowest bid in the month before.',
      'If shares trade lower, the conversion price drops to that level as well.',
    ],
    not_stated: ['The price of copper is reset monthly.', 'The conversion price is two euros.'],
  },
});
