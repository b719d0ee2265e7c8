import { defineQuestion } from '../define-question';
import { allAssetsSecuredWords } from '../words/all-assets-secured';

export const loanSecurityScope = defineQuestion({
  id: 'loan.security-scope',
  title: 'Security over everything',
  ask: 'Does the security reach all assets, the home or household goods, or all debts, and not only the thing financed?',
  kinds: ['loan', 'promissory-note', 'security-agreement'],
  yes: {
    provisions: ['all-assets-secured'],
    words: allAssetsSecuredWords,
  },
  subject: [
    [
      'asset',
      'propert',
      'house ',
      'home',
      'goods',
      'equipment',
      'inventory',
      'receivable',
      'accounts',
      'other debts',
      'all debts',
      'indebtedness',
      'all obligations',
      'other obligations',
      'all sums',
      'all money',
      'everything',
      'whatever',
      'savings',
      'furniture',
      'wages',
      'vehicle',
      'car ',
      'present and future',
      'now owned',
      'all its',
      'all his',
      'all her',
      'all my',
      'belong',
    ],
  ],
  says: {
    yes: 'The security reaches all assets, the home or all debts.',
    no: 'The security is limited to the thing financed.',
    not_stated: 'Security over everything was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A default can put the home or the whole business at risk, and other lenders may be hard to find.',
      ask: 'The loan is secured only by [the thing financed] and secures this loan only; the lender releases the security within ten days after payment.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 9-108 and 9-513',
      says: 'collateral must be described; after payment a consumer financing statement must be ended',
      protects: 'consumers',
    },
    {
      place: 'England and Wales',
      cite: 'Companies Act 2006, s. 859A',
      says: "a company's charge must be registered within 21 days",
    },
  ],
  examples: {
    yes: [
      'Debtor gives the bank a lien on whatever it has or will have.',
      'The furniture, the house and the savings of the borrower are all charged for this loan.',
    ],
    not_stated: ['The security staff lock the doors at ten.', 'The loan is given without security.'],
  },
});
