import { pathOfRisk } from '../../../shared/acting-for';
import type { Coverage, RiskAssessment, RiskFactor, Severity } from '../../../shared/analysis';
import { Finding, Marked, MoreAdvice } from './finding';
import { JudgedSeverity } from './judged';
import { ReportCard } from './report-card';

const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** The risks, high ones first, each with the words it rests on and what to do about it. */
export function RiskCard({ risks, coverage }: { risks: RiskAssessment; coverage: Coverage }) {
  const factors = risks.riskFactors.toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
  const pathOf = (risk: RiskFactor) => pathOfRisk(risks, risk);
  const said = new Set(factors.map(({ recommendation }) => recommendation));
  return (
    <ReportCard
      id="risks"
      title="Risk Assessment"
      aside={<span className="text-muted text-sm tabular-nums">{factors.length} identified</span>}
    >
      {risks.rationale && <p className="[overflow-wrap:anywhere]">{risks.rationale}</p>}
      <ul className="mt-4 empty:hidden">
        {factors.map((risk, i) => (
          <Finding
            key={`${risk.rule} ${risk.evidence[0]?.start} ${risk.type}`}
            id={`risk-${i + 1}`}
            path={pathOf(risk)}
            mark={
              <Marked standing={risk.standing}>
                <JudgedSeverity path={pathOf(risk)} severity={risk.severity} />
              </Marked>
            }
            title={risk.type}
            text={<p>{risk.description}</p>}
            evidence={risk.evidence}
            coverage={coverage}
            adviceLabel="Mitigation"
            advice={risk.recommendation}
          />
        ))}
      </ul>
      <MoreAdvice
        title="Mitigation recommendations"
        items={risks.recommendations.filter((recommendation) => !said.has(recommendation))}
      />
    </ReportCard>
  );
}
