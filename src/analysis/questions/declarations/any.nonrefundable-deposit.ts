import { defineQuestion } from '../define-question';

export const anyNonrefundableDeposit = defineQuestion({
  id: 'any.nonrefundable-deposit',
  title: 'Deposit or prepayment lost',
  ask: 'Is a deposit or prepayment lost whatever the real loss, or whoever ends the contract?',
  kinds: 'any',
  yes: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture'],
    words: [
      [
        'deposit',
        'prepa',
        'earnest money',
        'refund',
        'retain',
        'keep',
        'kept',
        'paid',
        'forfeit',
        'down payment',
        'reservation',
        'booking',
        'advance',
        'initial payment',
        'fee',
      ],
    ],
  },
  no: {
    provisions: ['deposit-returned'],
    words: [
      [
        'deposit',
        'refund',
        'return',
        'repaid',
        'paid back',
        'bond',
        'back',
        'retainer',
        'security sum',
        'released',
        'remitted',
        'repays',
        'deduction',
      ],
    ],
  },
  says: {
    yes: 'A deposit or prepayment may be kept whatever the real loss is.',
    no: 'A deposit or prepayment is given back, less proved loss.',
    not_stated: 'No rule that a deposit or prepayment is lost was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Money paid ahead is gone even where nothing was lost, or where the other side failed.',
      ask: 'A deposit or prepayment is refunded within 14 days, less costs actually incurred and shown; it is refunded in full if the party that holds it cancels or does not perform.',
    },
    drafter: {
      yes: 'low',
      why: 'A sum that has nothing to do with the loss may be a penalty or unfair, and then all of it must be paid back.',
      ask: 'On cancellation the deposit covers our reasonable costs and loss, which we will show; the rest is refunded, and all of it if we cancel.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, Sch. 2, Pt 1',
      says: 'keeping a consumer’s money on cancellation without the like right for the consumer may be unfair',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1950.5',
      says: 'no residential security may be called non-refundable',
    },
    {
      place: 'India',
      cite: 'Contract Act 1872, s. 74',
      says: 'reasonable compensation only, up to the sum named',
    },
  ],
  examples: {
    yes: [
      'Whatever the reason for calling the wedding off, the retainer stays with the studio.',
      'The guarantee money is forfeit upon the smallest breach by the lodger and no account of it is given.',
    ],
    no: ['The vendor pays back the booking deposit within a week if the date is cancelled in time.'],
    not_stated: [
      'The tenant pays a deposit of one month’s rent.',
      'Fees already deposited with the court are recoverable.',
      'The bank accepts deposits until four.',
    ],
  },
});
