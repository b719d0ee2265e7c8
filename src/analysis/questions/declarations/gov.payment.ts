import { defineQuestion } from '../define-question';

export const govPayment = defineQuestion({
  id: 'gov.payment',
  title: 'Payment in thirty days',
  ask: 'Is a valid invoice paid within a stated short time?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['prompt-payment-promised'],
    words: [['pay', 'paid', 'invoice', 'bill', 'net 30', 'due', 'settle', 'interest', 'sums']],
  },
  no: {
    rules: ['long-payment-term'],
  },
  both: 'no',
  says: {
    yes: 'Valid invoices are paid within a stated time, or with interest.',
    no: 'The term of payment is long.',
    not_stated: 'No stated time of payment was found.',
  },
  positions: {
    supplier: {
      no: 'high',
      not_stated: 'high',
      why: 'It may have to finance the buyer, though the law often gives it thirty days.',
      ask: 'Undisputed sums are paid within thirty days of receipt of a valid invoice, with statutory interest; only the disputed part may be held back.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Procurement Act 2023, ss. 68, 73',
      says: 'thirty days implied, subcontracts included',
    },
    {
      place: 'US',
      cite: '31 U.S.C. § 3901 ff.',
      says: 'Prompt Payment Act',
    },
    {
      place: 'EU',
      cite: 'Directive 2011/7/EU art. 4',
      says: 'public authorities pay in thirty days as a rule',
    },
    {
      place: 'India',
      cite: 'MSMED Act 2006, s. 15',
      says: 'at most 45 days to micro and small suppliers',
    },
  ],
  examples: {
    yes: [
      'The city settles the inspector’s bills inside thirty days and adds interest if it is late.',
      'Undisputed sums: four weeks.',
    ],
    no: ['Invoices are payable within one hundred and twenty (120) days of receipt.'],
    not_stated: ['Fines are doubled after a month.', 'The inspector sends his list monthly.'],
  },
});
