import { defineQuestion } from '../define-question';

export const franchiseTotalFees = defineQuestion({
  id: 'franchise.total-fees',
  title: 'Further fees',
  ask: 'May the franchisor charge fees that are not stated or that it sets itself?',
  kinds: ['franchise'],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: [
      [
        'tariff',
        'fee',
        'charge',
        'pay',
        'cost',
        'contribut',
        'price',
        'levy',
        'bill',
        'amount',
        'royalt',
        'sum',
        'levies',
        'rate',
        'outlay',
        'expense',
        'passed on',
      ],
      [
        'levies',
        'fee',
        'association',
        'rate',
        'charge',
        'cost',
        'pay',
        'contribut',
        'amount',
        'sum',
        'bill',
        'extra',
        'addition',
        'other',
        'list',
        'tariff',
        'due',
        'expens',
        'levy',
        'price',
      ],
    ],
  },
  says: {
    yes: 'Fees may be charged that are not stated or that one side sets.',
    no: 'All fees are stated.',
    not_stated: 'No open-ended fees were found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      why: 'New fees in the manual may eat the margin on which it based its investment.',
      ask: "All fees are listed with amount or cap in Schedule 1; no new fee is due without the Franchisee's written consent.",
    },
    franchisor: {
      yes: 'low',
      why: 'A new fee that the disclosure document did not name is open to attack.',
      ask: 'Fees are those of Schedule 1; they rise by no more than the consumer price index a year.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR 436.5(e)–(f)',
      says: 'the disclosure document lists all fees (items 5 and 6)',
    },
  ],
  examples: {
    yes: [
      'Besides royalty the baker pays whatever technology and support charges Bun Bun sees fit to bill.',
      'Franchisee shall pay such other fees as Franchisor may prescribe in the Manual.',
    ],
    not_stated: [
      'Fees: $35,000 at signing, 6% of net sales, nothing else.',
      'The franchisee bears the cost of its staff.',
    ],
  },
});
