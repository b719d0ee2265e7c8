import { defineQuestion } from '../define-question';
import { depositForfeitedWords } from '../words/deposit-forfeited';

export const enrolDepositReturn = defineQuestion({
  id: 'enrol.deposit-return',
  title: 'Deposit never returned',
  ask: 'Is the deposit or acceptance fee lost whatever the reason?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture', 'non-refundable-fees'],
    words: depositForfeitedWords,
  },
  says: {
    yes: 'The deposit or acceptance fee is not to be returned.',
    no: 'The deposit or acceptance fee is returned.',
    not_stated: 'A deposit that is lost whatever the reason was not found.',
  },
  positions: {
    family: {
      yes: 'high',
      why: 'The money may be gone even where the school or home withdraws the place.',
      ask: 'The deposit is credited to the last bill, and returned in full within thirty days if the Provider withdraws the place.',
    },
  },
  examples: {
    yes: [
      'Our acceptance deposit cannot be refunded, whether or not the child joins the school.',
      'The holding deposit is kept by the home whatever happens.',
    ],
    not_stated: ['A deposit is asked for library books.', 'Deposits of mud must be removed from boots.'],
  },
});
