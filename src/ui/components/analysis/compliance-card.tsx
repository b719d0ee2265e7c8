import type { Compliance } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { Badge } from '../../kit/badge';
import { Finding, Marked, MoreAdvice } from './finding';
import { ReportCard } from './report-card';

/** Whether there is anything to show of a compliance review. */
export function hasCompliance({ issues, recommendations, findings }: Compliance): boolean {
  return issues.length + recommendations.length + findings.length > 0;
}

/** The compliance points; nothing at all when there are none. */
export function ComplianceCard({ compliance, coverage }: { compliance: Compliance; coverage: Coverage }) {
  const { issues, recommendations, findings } = compliance;
  if (!hasCompliance(compliance)) return null;
  const said = new Set(findings.flatMap(({ issue, recommendation }) => [issue, recommendation]));
  const unsaid = (texts: string[]) => [...new Set(texts)].filter((text) => !said.has(text));
  return (
    <ReportCard id="compliance" title="Compliance Review">
      <ul className="empty:hidden">
        {findings.map((finding, i) => (
          <Finding
            key={`${finding.rule} ${finding.issue}`}
            id={`compliance-${i + 1}`}
            path={`compliance.findings.${i}`}
            mark={
              <Marked standing={finding.standing}>
                <Badge>Issue</Badge>
              </Marked>
            }
            title={finding.issue}
            text={<p>{finding.source}</p>}
            evidence={finding.evidence}
            coverage={coverage}
            advice={{ label: 'Recommendation', text: finding.recommendation }}
          />
        ))}
      </ul>
      <MoreAdvice title="Issues" items={unsaid(issues)} />
      <MoreAdvice title="Recommendations" items={unsaid(recommendations)} />
    </ReportCard>
  );
}
