import { defineQuestion } from '../define-question';
import { severancePromisedWords } from '../words/severance-promised';

export const severanceNewMoney = defineQuestion({
  id: 'severance.new-money',
  title: 'Money for the release',
  ask: 'Is a payment promised for the release?',
  kinds: ['severance'],
  yes: {
    provisions: ['severance-promised'],
    words: severancePromisedWords,
  },
  spokenOf: [
    ['pay', 'paid', 'receive'],
    ['if', 'provided', 'in return', 'consideration', 'exchange'],
    ['sign', 'revok', 'releas'],
  ],
  says: {
    yes: 'A payment is promised.',
    no: 'No payment is promised.',
    not_stated: 'No payment for the release was found.',
  },
  positions: {
    employee: {
      not_stated: 'high',
      why: 'Claims may be given up for nothing but what is owed anyway.',
      ask: 'The Company shall pay, besides all wages and leave owed, a separate lump sum within ten days of the Effective Date.',
    },
    employer: {
      not_stated: 'high',
      why: 'A release without fresh consideration may be void.',
      ask: 'The Company shall pay a sum to which the Employee is not otherwise entitled.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 206.5',
      says: 'no release of wages due',
    },
    {
      place: 'US',
      cite: '29 U.S.C. § 626(f)',
      says: 'a waiver of age claims needs consideration beyond what is owed',
    },
  ],
  examples: {
    yes: [
      'For her signature the bank gives the teller 12,000 euros as compensation.',
      'He gets severance worth nine weeks’ pay.',
    ],
    not_stated: ['All wages have been paid on time by the tenant.', 'The clauses are severable.'],
  },
});
