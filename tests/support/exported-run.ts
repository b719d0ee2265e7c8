import { contentOf } from '../../src/contracts/findings';
import { identifyFindings } from '../../src/contracts/identify-findings';
import type { ExportedRun } from '../../src/exports/exported-run';
import type { Analysis } from '../../src/shared/analysis';
import type { Decision, Finding, Verdict } from '../../src/shared/findings';
import { judgedAnalysis, sixSentences } from './findings';

/** A decision of Małgorzata Жукова. */
export function decision(verdict: Verdict, value: string | null = null, reason: string | null = null): Decision {
  return {
    id: 1,
    findingId: 'x',
    verdict,
    value,
    reason,
    reviewer: 'Małgorzata Жукова',
    decidedAt: '2026-11-20T10:00:00.000Z',
    run: 'run',
    about: { kind: 'risk', title: '', value: null, quote: null, page: null },
  };
}

const PATHS = new Set([
  'facts.agreementDate',
  'facts.governingLaw',
  'facts.parties.0',
  'riskAssessment.riskFactors.0',
  'riskAssessment.riskFactors.1',
  'compliance.findings.0',
  'drafting.faults.0',
  'clauses.0',
]);

/** A review of `sixSentences` with the decisions given by the path of their finding. */
export function reviewOf(
  decisions: Record<string, Decision> = {},
  override: Partial<ExportedRun> = {},
  analysis: Analysis = judgedAnalysis(sixSentences()),
): ExportedRun {
  const findings = identifyFindings(sixSentences().text, analysis)
    .filter(({ path }) => PATHS.has(path))
    .map((found): Finding => ({ ...found, ...contentOf(analysis, found), decision: decisions[found.path] ?? null }));
  return {
    contract: {
      id: 'contract',
      filename: 'Umowa § 5.pdf',
      fileSize: 12_345,
      uploadedAt: '2026-11-19T09:00:00.000Z',
      sha256: 'ab'.repeat(32),
    },
    run: { id: '0a1b2c3d-1111', createdAt: '2026-11-19T10:00:00.000Z', engine: analysis.engine, current: true },
    analysis,
    findings,
    decisions: [],
    extent: 'all',
    side: 'neutral',
    preparedBy: 'Ada King',
    preparedAt: new Date('2026-11-21T08:00:00Z'),
    ...override,
  };
}
