import { defineQuestion } from '../define-question';
import { arbitrationOptionalWords } from '../words/arbitration-optional';

export const anyArbitration = defineQuestion({
  id: 'any.arbitration',
  title: 'Compulsory arbitration',
  ask: 'Must disputes go to arbitration?',
  kinds: 'any',
  yes: {
    provisions: ['mandatory-arbitration'],
    rules: ['mandatory-arbitration'],
    words: [['arbitra', 'JAMS', 'go to court', 'DIS ', 'no court', 'without a court', 'jury']],
  },
  no: {
    provisions: ['arbitration-optional'],
    words: arbitrationOptionalWords,
  },
  both: 'yes',
  says: {
    yes: 'Disputes must as a rule go to arbitration.',
    no: 'Arbitration is voluntary or excluded.',
    not_stated: 'No duty to go to arbitration was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'The courts and most chances of appeal are as a rule given up, and arbitration may cost more than the claim is worth.',
      ask: 'Strike; or either party may use small-claims court, injunctions stay with the courts, the hearing is where this party lives or works, the drafter pays the fees, and this party may opt out within 30 days of signing.',
      betweenCompanies: {
        yes: 'low',
        why: 'The courts and most chances of appeal are given up, and to arbitrate a small sum may cost more than it is worth.',
        ask: 'A seat and rules that suit both sides, one arbitrator for smaller sums, and the courts for injunctions and undisputed invoices.',
      },
    },
    drafter: {
      yes: 'low',
      why: 'Against consumers, tenants and workers such clauses are void in some places, and many small cases can cost more than one in court.',
      ask: 'Either party may bring a claim in small-claims court, and an individual may opt out of arbitration within 30 days of signing.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '9 U.S.C. § 2',
      says: 'agreements to arbitrate are as a rule enforceable',
    },
    {
      place: 'US',
      cite: '9 U.S.C. §§ 401–402',
      says: 'not for claims of sexual harassment or assault, if the person making them so chooses',
    },
    {
      place: 'England and Wales',
      cite: 'Arbitration Act 1996, ss. 89–91',
      says: 'unfair against a consumer where the claim is small',
      protects: 'consumers',
    },
    {
      place: 'EU',
      cite: 'Directive 93/13/EEC, Annex 1(q)',
      says: 'hindering legal action by compulsory arbitration may be unfair to consumers',
      protects: 'consumers',
    },
    {
      place: 'Quebec',
      cite: 'Consumer Protection Act, s. 11.1',
      says: 'compulsory arbitration of consumers is prohibited',
      protects: 'consumers',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1953',
      says: 'a home lease cannot waive the tenant’s procedural rights in litigation over it',
      protects: 'homes',
    },
  ],
  examples: {
    yes: [
      'Quarrels between lessor and lessee shall be put before a sole arbitrator in Pune, whose award is final.',
      'Every claim goes to arbitration; no court.',
    ],
    no: ['If both of us then agree, an arbitrator can decide, but nobody has to.'],
    not_stated: [
      'The parties shall try to settle their dispute by talking before they go to court.',
      'The surveyor acts as an expert.',
      'No arbitration is pending against the Landlord.',
    ],
  },
});
