import { defineQuestion } from '../define-question';
import { depositForfeitedWords } from '../words/deposit-forfeited';

export const eventDepositNature = defineQuestion({
  id: 'event.deposit-nature',
  title: 'Deposit never returned',
  ask: 'Is the deposit or retainer lost whatever the reason?',
  kinds: ['event-services'],
  yes: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture', 'non-refundable-fees'],
    words: depositForfeitedWords,
  },
  says: {
    yes: 'The deposit or retainer is not to be returned.',
    no: 'The deposit or retainer can be returned.',
    not_stated: 'A deposit that is lost whatever the reason was not found.',
  },
  positions: {
    client: {
      yes: 'high',
      why: 'The money may be gone even where the vendor loses nothing.',
      ask: 'The deposit is returned in full if the Vendor cancels or the date is sold again, and otherwise less real cost.',
    },
    vendor: {
      yes: 'low',
      why: 'A deposit kept without loss may be unfair to a consumer.',
      ask: 'The deposit of 25% reserves the date and is kept if the Client cancels, save where the date is sold again.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, Sch. 2',
      says: "keeping a consumer's prepayment whoever fails may be unfair",
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'The booking deposit stays with the hall in all cases and is not refundable.',
      'Retainer: earned on receipt, never given back, deposit included.',
    ],
    not_stated: ['The deposit box is by the entrance.', 'A deposit of £200 secures the date.'],
  },
});
