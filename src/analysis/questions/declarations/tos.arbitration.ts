import { defineQuestion } from '../define-question';
import { arbitrationOptionalWords } from '../words/arbitration-optional';

export const tosArbitration = defineQuestion({
  id: 'tos.arbitration',
  title: 'Compulsory arbitration',
  ask: 'Must disputes go to arbitration?',
  kinds: ['website-terms', 'software-licence', 'consumer-membership'],
  yes: {
    provisions: ['mandatory-arbitration'],
    rules: ['mandatory-arbitration'],
    words: [['arbitra', 'JAMS', 'arbitrat', 'jury', 'go to court', 'DIS ']],
  },
  no: {
    provisions: ['arbitration-optional'],
    words: arbitrationOptionalWords,
  },
  both: 'yes',
  says: {
    yes: 'Disputes must go to arbitration.',
    no: 'Arbitration is voluntary or excluded.',
    not_stated: 'A duty to go to arbitration was not found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'Against consumers such clauses are void in many places, and mass filings of small cases can cost more than a court.',
      ask: 'Either party may bring a claim in small-claims court, and consumers may opt out of arbitration within 30 days of first accepting these Terms.',
    },
    other: {
      yes: 'high',
      why: 'This side mostly gives up the courts, any jury and chances of appeal, and arbitration may cost more than the claim is worth.',
      ask: 'Strike; or arbitration is by the user’s choice after the dispute has arisen, small claims and injunctions stay with the courts, and the operator pays the fees.',
      betweenCompanies: {
        yes: 'low',
        why: 'The courts and most chances of appeal are given up, and to arbitrate a small sum may cost more than it is worth.',
        ask: 'A seat and rules that suit both sides, one arbitrator for smaller sums, and the courts for injunctions and undisputed invoices.',
      },
    },
  },
  law: [
    { place: 'US', cite: '9 U.S.C. § 2', says: 'agreements to arbitrate are as a rule enforceable' },
    {
      place: 'England and Wales',
      cite: 'Arbitration Act 1996, ss. 89–91',
      says: 'unfair against a consumer where the claim is small',
      protects: 'consumers',
    },
    {
      place: 'EU',
      cite: 'Directive 93/13/EEC, Annex 1(q)',
      says: 'hindering legal action by compulsory arbitration may be unfair',
    },
    {
      place: 'Quebec',
      cite: 'Consumer Protection Act, s. 11.1',
      says: 'compulsory arbitration of consumers is prohibited',
      protects: 'consumers',
    },
    {
      place: 'Ontario',
      cite: 'Consumer Protection Act, 2002, ss. 7–8',
      says: 'consumers may sue in court all the same',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Whatever quarrel you have with Osprey shall be put before an arbitrator sitting in Denver, whose award is binding.',
      'Claims of users are decided by arbitration and the ordinary courts have no say.',
      'You must arbitrate every complaint about the store with us.',
    ],
    no: [
      'If you like, an arbitrator can look at the case, but you remain free to go to court.',
      'No user is obliged to arbitrate.',
    ],
    not_stated: [
      'The parties shall try to settle their dispute by talking before they go to court.',
      'The expert’s finding on the price is final.',
      'No arbitration against the company is pending.',
    ],
  },
});
