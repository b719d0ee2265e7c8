import { defineQuestion } from '../define-question';
import { confessionOrDefencesWaivedWords } from '../words/confession-or-defences-waived';

export const loanConfessionWaivers = defineQuestion({
  id: 'loan.confession-waivers',
  title: 'Confession of judgment or waived defences',
  ask: 'Does the borrower confess judgment or give up defences?',
  kinds: ['loan', 'promissory-note'],
  yes: {
    provisions: ['confession-or-defences-waived'],
    rules: ['confession-of-judgment'],
    words: confessionOrDefencesWaivedWords,
  },
  says: {
    yes: 'The borrower confesses judgment or gives up defences.',
    no: 'The borrower keeps all defences.',
    not_stated: 'A confession of judgment or waiver of defences was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Judgment may be taken without a hearing, or a good answer to the claim, such as payment or faulty goods, may not be raised.',
      ask: 'Strike; the Borrower keeps all defences, counterclaims and the right to be heard.',
    },
    drafter: {
      yes: 'low',
      why: 'Such clauses are void or barred in many consumer loans.',
      ask: 'The Borrower waives presentment, protest and notice of dishonour only.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR 444',
      says: 'confessions of judgment and waivers of exemptions are barred in consumer credit',
      protects: 'consumers',
    },
    {
      place: 'New York',
      cite: 'CPLR 3218',
      says: 'judgment by confession needs an affidavit, and is limited for debtors outside the state',
    },
  ],
  examples: {
    yes: [
      'On default a lawyer chosen by the bank may have judgment entered against Debtor with no hearing.',
      'The maker will not raise any defence or counterclaim when sued on this paper.',
    ],
    not_stated: [
      'A judgment creditor may search the register.',
      "The borrower may give up the office on a month's notice.",
    ],
  },
});
