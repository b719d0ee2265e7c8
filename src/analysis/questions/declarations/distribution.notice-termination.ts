import { defineQuestion } from '../define-question';

export const distributionNoticeTermination = defineQuestion({
  id: 'distribution.notice-termination',
  title: 'Compensation at the end',
  ask: 'Is every compensation for the end of the contract, such as for goodwill or investment, excluded?',
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['no-compensation-on-end'],
    words: [
      [
        'sum',
        'money',
        'cost',
        'refunded',
        'receive nothing',
        'nothing',
        'compens',
        'indemn',
        'goodwill',
        'claim',
        'damage',
        'liab',
        'reimburs',
        'payment',
        'entitle',
        'waive',
        'loss',
        'investment',
        'severance',
        'paid',
        'owe',
        'pay',
      ],
    ],
  },
  no: {
    provisions: ['compensation-on-end-kept'],
    words: [['get something', 'compens', 'indemn', 'goodwill', 'payment', 'entitle', 'reimburs', 'pay']],
  },
  both: 'no',
  spokenOf: [
    ['compensat', 'indemnit', 'goodwill', 'severance'],
    ['end', 'terminat', 'expir', 'renew'],
  ],
  says: {
    yes: 'Nothing is paid for goodwill or investment when the contract ends.',
    no: 'A compensation or indemnity is paid when the contract ends.',
    not_stated: 'Whether anything is paid when the contract ends was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may lose the market that it built and what it invested, with no payment for them.',
      ask: "If the Supplier ends this Agreement without cause it gives at least six months' notice and pays the unamortised part of investments that it asked for.",
    },
    drafter: {
      no: 'medium',
      not_stated: 'medium',
      why: 'Dealer laws in some countries give the distributor a claim when it is ended.',
      ask: 'As far as the law allows, neither party owes compensation because this Agreement ends or is not renewed in keeping with its terms.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Wis. Stat. ch. 135',
      says: "dealers may be ended for good cause only, with 90 days' notice and 60 to cure",
    },
    {
      place: 'Puerto Rico',
      cite: 'Act 75 of 1964',
      says: 'dealers may be ended for just cause only',
    },
    {
      place: 'France',
      cite: 'C. com. art. L. 442-1, II',
      says: 'sudden ending of a lasting relation without due notice is compensated',
    },
  ],
  examples: {
    yes: [
      'When the contract is over the importer can claim nothing for the customers it won.',
      'Neither party shall be liable to the other for loss of goodwill or investment by reason of termination.',
    ],
    no: ["If the maker ends it, the dealer is paid one year's margin as compensation."],
    not_stated: ['The deposit for the samples is given back in May.', 'Damages for breach are limited to the fees.'],
  },
});
