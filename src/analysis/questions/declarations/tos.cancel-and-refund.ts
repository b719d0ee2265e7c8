import { defineQuestion } from '../define-question';

export const tosCancelAndRefund = defineQuestion({
  id: 'tos.cancel-and-refund',
  title: 'Cancelling and refunds',
  ask: 'Are refunds or an easy cancellation denied to a paying user?',
  kinds: ['website-terms', 'saas', 'consumer-membership'],
  yes: {
    provisions: ['no-refund-on-cancelling'],
    rules: ['non-refundable-fees'],
    words: [
      [
        'keep',
        'get back',
        'non refund',
        'refund',
        'reimburs',
        'return',
        'money back',
        'give back',
        'given back',
        'repay',
        'cancel',
        'withdraw',
        'forfeit',
        'lapse',
        'prorate',
        'final',
        'cooling off',
        'compensation',
        'lost',
        'nonrefund',
        'non refund',
      ],
    ],
  },
  no: {
    provisions: ['withdrawal-and-refund'],
    words: [
      [
        'refund',
        'reimburs',
        'return',
        'money',
        'back',
        'repa',
        'cancel',
        'withdraw',
        'revo',
        'terminat',
        'leave',
        'paid out',
        'cooling off',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Paid fees are not refunded, or cancelling is made hard.',
    no: 'A paying user can cancel or withdraw and gets money back.',
    not_stated: 'Cancelling and refunds are not settled.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The money is gone although the service is not wanted, not used or no longer there.',
      ask: 'The user may cancel online at any time with a refund of unused fees, and may withdraw within 14 days of the order.',
    },
    drafter: {
      yes: 'low',
      not_stated: 'low',
      why: 'Rights of withdrawal and rules on cancelling subscriptions bind whatever the terms say.',
      ask: 'Fees are not refunded except where the law gives a right of withdrawal or refund; subscriptions can be cancelled online.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2011/83/EU, arts 9–16',
      says: '14 days to withdraw from distance contracts, with exceptions',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Contracts Regulations 2013 (SI 2013/3134), regs 29–38',
      says: '14 days to cancel distance contracts, with exceptions',
    },
    {
      place: 'US',
      cite: '15 U.S.C. § 8403',
      says: 'online renewals need clear terms, consent and a simple way to stop',
    },
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 17602',
      says: 'automatic renewals: clear terms, consent, online cancellation',
    },
  ],
  examples: {
    yes: [
      'Osprey keeps what you have paid, even if you stop using the app on the first day.',
      'There is no money back once the order is placed.',
    ],
    no: ['For fourteen days you can change your mind and we send the whole price back.'],
    not_stated: [
      'The deposit is given back when you hand in the key.',
      'A refund means the return of a payment.',
      'Overpaid tax is returned by the state.',
    ],
  },
});
