import type { RiskFactor, Severity } from '../shared/analysis';
import type { Finding } from '../shared/findings';
import type { MemoBlock, MemoSection } from './memo-blocks';
import { furtherPlaces, quotesOf } from './memo-quotes';
import { decisionWords, type Review, stands, valueInForce } from './review';

const HIGH_FIRST: readonly Severity[] = ['high', 'medium', 'low'];

interface StandingRisk {
  risk: RiskFactor;
  finding: Finding;
  severity: Severity;
}

/** The risks that go out, by the severity that the reviewer gave them, high ones first. */
function standingRisks({ analysis, findings, extent }: Review): StandingRisk[] {
  return findings
    .filter((finding) => finding.kind === 'risk' && stands(finding, extent))
    .flatMap((finding): StandingRisk[] => {
      const risk = analysis.riskAssessment.riskFactors[Number(finding.path.split('.').at(-1))];
      return risk ? [{ risk, finding, severity: valueInForce(finding) as Severity }] : [];
    })
    .sort((a, b) => HIGH_FIRST.indexOf(a.severity) - HIGH_FIRST.indexOf(b.severity));
}

/** '2 high', '1 medium': how many risks of each severity go out. */
export function standingSeverities(review: Review): string[] {
  const risks = standingRisks(review);
  return HIGH_FIRST.map((severity) => [severity, risks.filter((risk) => risk.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`);
}

export function riskSection(review: Review): MemoSection | null {
  const risks = standingRisks(review);
  if (risks.length === 0) return null;
  const blocks = risks.map(
    ({ risk, finding, severity }): MemoBlock => ({
      kind: 'finding',
      title: risk.type,
      severity,
      text: `${risk.description}${furtherPlaces(risk.evidence)}`,
      quotes: quotesOf(risk.evidence),
      advice: risk.recommendation,
      decision: decisionWords(finding),
    }),
  );
  return { heading: 'Risks', blocks };
}
