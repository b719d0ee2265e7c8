import { defineQuestion } from '../define-question';
import { priceFixedOrCappedWords } from '../words/price-fixed-or-capped';
import { priceRiseWithoutLimitWords } from '../words/price-rise-without-limit';

export const licenceFeeRise = defineQuestion({
  id: 'licence.fee-rise',
  title: 'Fee rise',
  ask: 'May the operator raise the fee during the term without a limit?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['price-rise-without-limit'],
    rules: ['price-increases'],
    words: priceRiseWithoutLimitWords,
  },
  no: {
    provisions: ['price-fixed-or-capped'],
    words: priceFixedOrCappedWords,
  },
  says: {
    yes: 'The operator may raise the fee by its own decision.',
    no: 'The fee is fixed or may rise only within a stated limit.',
    not_stated: 'No right to raise the fee was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The fee that was agreed may hold only until the operator wants more.',
      ask: 'The fee is fixed for the term; on renewal it may rise by at most the consumer price index, with a right to leave.',
    },
  },
  examples: {
    yes: [
      'The centre may ask for a higher desk price in any month.',
      'Membership fee: can be raised by us with a week’s warning.',
    ],
    no: ['No rise of the fee for two years.'],
    not_stated: ['The member may increase the number of desks.', 'Chairs can be raised.'],
  },
});
