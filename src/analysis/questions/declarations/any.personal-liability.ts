import { defineQuestion } from '../define-question';
import { guarantyCappedWords } from '../words/guaranty-capped';

export const anyPersonalLiability = defineQuestion({
  id: 'any.personal-liability',
  title: 'Personal liability',
  ask: 'Does an individual answer without limit for what a company or another person owes?',
  kinds: 'any',
  yes: {
    bears: 'who answers',
    // The debtor's own debt: it is nobody else's.
    turns: ['{maker,borrower,debtor,issuer,obligor} {is,are,shall be,will be,remains} personally liable'],
    provisions: ['unlimited-personal-guaranty'],
    rules: ['personal-guarantee'],
    words: [
      [
        'guarant',
        'personal',
        'surety',
        'liab',
        'owner',
        'pay',
        'answer',
        'individual',
        'primary obligor',
        'owes',
        'binds himself',
        'stand behind',
        'stand in',
      ],
    ],
  },
  no: {
    provisions: ['guaranty-capped'],
    words: guarantyCappedWords,
  },
  says: {
    yes: 'An individual or another person answers without limit for debts under the contract.',
    no: 'The guarantee is limited in amount or time.',
    not_stated: 'No personal guarantee was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'House and savings may stand behind the debts, perhaps where the signature was meant for the company only.',
      ask: 'Strike; the signer signs for and on behalf of the company only. If a guarantee stays, it is capped at three months’ payments and ends after twelve months without default.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Statute of Frauds 1677, s. 4',
      says: 'a guarantee must be in writing and signed',
    },
    {
      place: 'US',
      cite: '12 CFR 1002.7(d)',
      says: 'a creditor may not, as a rule, require a spouse’s signature',
    },
  ],
  examples: {
    yes: [
      'By his signature the manager binds himself as well, and owes all that the firm owes, without a ceiling.',
      'I stand in personally for every debt of my daughter under this tenancy.',
    ],
    no: ['The uncle’s guarantee ends with the first year and goes up to $2,000.'],
    not_stated: [
      'The manufacturer guarantees the machine for a year.',
      'Personal data are deleted.',
      'The directors are not liable in person.',
    ],
  },
});
