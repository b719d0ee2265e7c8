import { defineQuestion } from '../define-question';

export const contractorLatePay = defineQuestion({
  id: 'contractor.late-pay',
  title: 'Time for payment',
  ask: 'Is the contractor paid only after sixty days or more, or at no fixed date?',
  kinds: ['contractor', 'consulting', 'influencer', 'endorsement'],
  yes: {
    provisions: ['paid-after-long-time'],
    words: [
      [
        'pay',
        'paid',
        'payed',
        'payment',
        'invoice',
        'settle',
        'due',
        'money',
        'fee',
        'terms',
        'remunerat',
        'royalt',
        'discharg',
        'balance',
        'bill',
      ],
      [
        '60',
        '75',
        '90',
        '100',
        '120',
        'sixty',
        'sixtieth',
        'ninet',
        'month',
        'quarter',
        'week',
        'year',
        'whenever',
        'available',
        'permit',
        'no fixed',
        'due course',
        'left to',
        'twice',
        'june',
        'half',
        'hundred',
        'september',
      ],
    ],
  },
  says: {
    yes: 'The contractor is paid late, or at no fixed date.',
    no: 'No long time for payment was found.',
    not_stated: 'No long time for payment was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It lends the client its money for months and carries the risk that the client fails.',
      ask: 'Invoices are payable within 14 days of receipt; late sums carry statutory interest.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2011/7/EU, art. 3(5)',
      says: 'between businesses more than 60 days only where expressly agreed and not grossly unfair',
    },
    {
      place: 'England and Wales',
      cite: 'Late Payment of Commercial Debts (Interest) Act 1998',
      says: '8% above base rate on late sums; a term over 60 days must not be grossly unfair',
    },
  ],
  examples: {
    yes: [
      'The illustrator sees her money a hundred days after she bills.',
      'Bills of outside staff: settled in the second quarter after they come in.',
    ],
    not_stated: [
      'The illustrator sees her money a week after she bills.',
      'Outside staff send their bills each quarter.',
    ],
  },
});
