import { defineQuestion } from '../define-question';
import { depositForfeitedWords } from '../words/deposit-forfeited';
import { depositReturnedWords } from '../words/deposit-returned';

export const licenceDeposit = defineQuestion({
  id: 'licence.deposit',
  title: 'Return of the deposit',
  ask: 'Is it said that the deposit is given back, when and less what?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['deposit-returned'],
    words: depositReturnedWords,
  },
  no: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture'],
    words: depositForfeitedWords,
  },
  spokenOf: [
    ['deposit', 'bond'],
    ['return', 'refund', 'repaid', 'repay', 'kept', 'keep', 'back', 'forfeit', 'retain'],
  ],
  both: 'no',
  says: {
    yes: 'The deposit is given back, less stated deductions.',
    no: 'The deposit may in some cases be kept whatever the real loss is.',
    not_stated: 'Nothing was found on the return of the deposit.',
  },
  positions: {
    other: {
      no: 'medium',
      not_stated: 'medium',
      why: 'The deposit can be held for months, or be used up or lost at the end.',
      ask: 'The deposit is returned within 30 days after the end, less itemised sums owing and proved damage.',
    },
  },
  examples: {
    yes: [
      'Thirty days after you leave, your deposit is repaid less what is owed.',
      'Security deposit: refundable on handing over the desk.',
    ],
    no: ['The deposit is forfeited if the member leaves within the year.'],
    not_stated: ['The deposit is two months’ fee.', 'The deposit box is in the hall.'],
  },
});
