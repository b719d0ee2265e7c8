import type { Analysis, Evidence, RiskFactor, Severity } from '../../src/shared/analysis';
import { smallAnalysis } from './analysis';

export const proof = (quote: string, page: number, start = 0): Evidence => ({
  quote,
  page,
  start,
  end: start + quote.length,
});

export function risk(severity: Severity, type: string, evidence: Evidence[]): RiskFactor {
  return { type, severity, description: `${type}, described.`, rule: type, evidence, recommendation: `Mend ${type}.` };
}

export const CAP = proof('In no event shall liability exceed the fees of three months.', 27, 900);
export const LAW = proof('This Agreement is governed by the laws of Delaware.', 38, 2000);

/** A lease with something to see in every card but the compliance review. */
export function lease(change: Partial<Analysis> = {}): Analysis {
  const small = smallAnalysis('A lease of three years.');
  const found = { ...small.facts.term, status: 'found' as const };
  return {
    ...small,
    coverage: { pages: 42, read: 42, ocr: 0, unreadable: [], truncated: false },
    facts: {
      ...small.facts,
      governingLaw: { ...found, value: 'Delaware', evidence: [LAW] },
      expirationDate: { ...found, value: '2029-02-28', normalized: '2029-02-28', rule: 'effective date + 36 months' },
      parties: [{ ...found, value: 'Northwind Cloud, Inc.', role: 'Provider', incorporatedIn: 'Delaware' }],
    },
    keyTerms: {
      ...small.keyTerms,
      obligations: ['Customer must pay in 30 days'],
      evidence: { ...small.keyTerms.evidence, obligations: [[proof('Customer shall pay within 30 days.', 12, 500)]] },
    },
    riskAssessment: {
      overallRisk: 'high',
      rationale: 'One high and one low risk were found.',
      riskFactors: [risk('low', 'Late interest', []), risk('high', 'Low limit of liability', [CAP])],
      recommendations: ['Mend Late interest.', 'Read it with the insurer.'],
    },
    ...change,
  };
}

/** A compliance review with one point that has its proof, and an issue and a recommendation besides. */
export function review(): Analysis['compliance'] {
  const finding = {
    rule: 'gdpr-28',
    source: 'GDPR, Article 28',
    issue: 'No data processing terms',
    recommendation: 'Add a data processing agreement.',
    evidence: [proof('Provider processes Customer Data.', 9, 700)],
  };
  return {
    issues: ['No data processing terms', 'A second issue'],
    recommendations: ['Add a data processing agreement.', 'A second recommendation'],
    findings: [finding],
  };
}
