import { defineQuestion } from '../define-question';

export const govFunding = defineQuestion({
  id: 'gov.funding',
  title: 'Budget and funds',
  ask: 'Does payment depend on a budget or available funds?',
  kinds: ['government-terms', 'purchase-conditions'],
  yes: {
    provisions: ['subject-to-funds'],
    words: [
      ['fund', 'budget', 'appropriat', 'grant', 'money', 'allot', 'vote', 'fiscal', 'annual plan', 'donor', 'sponsor'],
    ],
  },
  says: {
    yes: 'Payment or continuation depends on a budget or funds.',
    no: 'Payment does not depend on funds.',
    not_stated: 'No dependence on funds was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'It may have worked, or be bound to go on, without a claim for pay.',
      ask: 'The Buyer gives notice as soon as funds are in doubt, pays all work done until then, and the Supplier need not work without funds.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '31 U.S.C. § 1341',
      says: 'no spending beyond appropriations',
    },
    {
      place: 'Canada',
      cite: 'Financial Administration Act, s. 40',
      says: 'payment subject to an appropriation',
    },
  ],
  examples: {
    yes: [
      'If the council votes no money for bridges next year the contract falls away and nothing is owed.',
      'Orders are valid only so far as the budget holds funds for them.',
    ],
    not_stated: ['The fund manager earns a fee.', 'The project costs 9,000.'],
  },
});
