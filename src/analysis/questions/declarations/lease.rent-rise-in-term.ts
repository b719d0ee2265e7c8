import { defineQuestion } from '../define-question';
import { priceFixedOrCappedWords } from '../words/price-fixed-or-capped';
import { priceRiseWithoutLimitWords } from '../words/price-rise-without-limit';

export const leaseRentRiseInTerm = defineQuestion({
  id: 'lease.rent-rise-in-term',
  title: 'Rent rise during the term',
  ask: 'May the landlord raise the rent or fees during the fixed term?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['price-rise-without-limit'],
    rules: ['price-increases'],
    words: priceRiseWithoutLimitWords,
  },
  no: {
    provisions: ['price-fixed-or-capped'],
    words: priceFixedOrCappedWords,
  },
  says: {
    yes: 'The landlord may raise the rent or fees during the term.',
    no: 'The rent is fixed or may rise only within a stated limit.',
    not_stated: 'No right to raise the rent during the term was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'The fixed term may then be no protection against a higher rent.',
      ask: 'Rent and fees are fixed for the whole term.',
    },
    landlord: {
      yes: 'low',
      why: 'Rent control laws may forbid the rise or ask for notice of 30 to 90 days.',
      ask: 'Rent may change only at the end of the term, on the notice that the law requires.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1947.12',
      says: 'for many homes at most 5% plus inflation, and never over 10%, in 12 months',
    },
    {
      place: 'Oregon',
      cite: 'Or. Rev. Stat. § 90.323',
      says: '90 days’ notice and a yearly limit',
    },
  ],
  examples: {
    yes: [
      'In the course of the lease the owner can ask for more rent whenever taxes go up, and he names the sum.',
      'Rent may be raised mid-term, any amount, ten days’ warning.',
    ],
    no: ['Until the lease ends the rent stays at $1,400.'],
    not_stated: ['The number of occupants may not be increased.', 'The tenant may raise chickens in the yard.'],
  },
});
