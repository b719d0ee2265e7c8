import { riskAt } from '../shared/acting-for';
import type { RiskFactor, Severity } from '../shared/analysis';
import { TO_CHECK } from '../shared/caveats';
import type { Finding } from '../shared/findings';
import { decisionWords, type ExportedRun, isToCheck, stands, valueInForce } from './exported-run';
import type { MemoBlock, MemoSection } from './memo-blocks';
import { furtherPlaces, quotesOf } from './memo-quotes';

const HIGH_FIRST: readonly Severity[] = ['high', 'medium', 'low'];

interface StandingRisk {
  risk: RiskFactor;
  finding: Finding;
  severity: Severity;
  /** Only one witness found it, and no reader has confirmed it. */
  toCheck: boolean;
}

/** The risks that go out, by the severity that the reviewer gave them, high ones first. */
function standingRisks({ analysis, findings, extent }: ExportedRun): StandingRisk[] {
  return findings
    .filter((finding) => finding.kind === 'risk' && stands(finding, extent))
    .flatMap((finding): StandingRisk[] => {
      const risk = riskAt(analysis, finding.path);
      if (!risk) return [];
      return [{ risk, finding, severity: valueInForce(finding) as Severity, toCheck: isToCheck(risk, finding) }];
    })
    .sort((a, b) => HIGH_FIRST.indexOf(a.severity) - HIGH_FIRST.indexOf(b.severity));
}

/** '2 high', '1 medium', '1 to check': how many risks of each severity go out, and how many that nobody vouches for. */
export function standingSeverities(exported: ExportedRun): string[] {
  const risks = standingRisks(exported);
  const asserted = risks.filter(({ toCheck }) => !toCheck);
  return [
    ...HIGH_FIRST.map((severity) => [severity, asserted.filter((risk) => risk.severity === severity).length] as const),
    ['to check', risks.length - asserted.length] as const,
  ]
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`);
}

export function riskSection(exported: ExportedRun): MemoSection | null {
  const risks = standingRisks(exported);
  if (risks.length === 0) return null;
  const blocks = risks.map(
    ({ risk, finding, severity, toCheck }): MemoBlock => ({
      kind: 'finding',
      title: toCheck ? `${risk.type}${TO_CHECK}` : risk.type,
      severity,
      text: `${risk.description}${furtherPlaces(risk.evidence)}`,
      quotes: quotesOf(risk.evidence),
      advice: risk.recommendation,
      decision: decisionWords(finding),
    }),
  );
  return { heading: 'Risks', blocks };
}
