import { defineQuestion } from '../define-question';
import { relettingCreditedWords } from '../words/reletting-credited';
import { remainingSumsAcceleratedWords } from '../words/remaining-sums-accelerated';

export const leaseEarlyExitCost = defineQuestion({
  id: 'lease.early-exit-cost',
  title: 'Cost of leaving early',
  ask: 'Is the rent of all remaining months due if the tenant leaves early or defaults?',
  kinds: ['residential-lease-us', 'lease', 'residential-tenancy-england', 'lodger-agreement'],
  yes: {
    provisions: ['remaining-sums-accelerated'],
    words: remainingSumsAcceleratedWords,
  },
  no: {
    provisions: ['reletting-credited'],
    words: relettingCreditedWords,
  },
  both: 'yes',
  spokenOf: [
    ['remain', 'balance', 'rest of', 'whole', 'until', 'left'],
    ['owe', 'pay', 'liable', 'due'],
    ['leave', 'leaving', 'early', 'quit', 'end', 'terminat', 'before'],
  ],
  says: {
    yes: 'Rent or damages for the remaining time are due if the tenant leaves early or defaults.',
    no: 'The landlord must try to re-let, or leaving early costs a limited sum.',
    not_stated: 'Nothing was found on the cost of leaving early.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'Who must leave early can owe months of rent for an empty place.',
      ask: 'Tenant may end the lease early on 60 days’ notice by paying at most two months’ rent; Landlord shall use reasonable efforts to re-let and credits the new rent.',
    },
    drafter: {
      yes: 'medium',
      why: 'Many places require the landlord to try to re-let, and rent claimed without that may be an unenforceable penalty.',
      ask: 'On early exit Tenant pays rent until the premises are re-let, at most two months, and Landlord’s reasonable costs of re-letting.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1951.2',
      says: 'rent that could have been had from others is credited',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 227-e',
      says: 'duty to mitigate; a waiver is void',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code § 91.006',
      says: 'duty to mitigate; a waiver is void',
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. § 83.595',
      says: 'an agreed early exit fee is at most two months’ rent',
    },
    {
      place: 'US',
      cite: '50 U.S.C. § 3955',
      says: 'service members may end a lease on orders',
    },
  ],
  examples: {
    yes: [
      'A renter who gives up the flat in May is still charged each month until December, all at once.',
      'Lease break: balance of rent to end date due on move-out.',
    ],
    no: ['When you leave early we look for a new tenant and you stop paying as soon as we have one.'],
    not_stated: [
      'The rent for May is due on the first.',
      'The tenant may leave on the last day of the term.',
      'The landlord may show the home in the last month.',
    ],
  },
});
