import { useQuery } from '@tanstack/react-query';
import type { Decision, Finding } from '../../../shared/findings';
import { decisionsKey } from '../../lib/review';
import { DecisionLine } from './decision-line';
import { useProof } from './proof';
import { ReportCard } from './report-card';

/** Decisions in force on findings that the run on the screen does not have, so that none is lost by analysing again. */
export function EarlierDecisions() {
  const { contractId, findings } = useProof();
  const { data } = useQuery<{ decisions: Decision[] }>({ queryKey: decisionsKey(contractId) });
  const left = findings.size > 0 && data ? withoutFinding(data.decisions, [...findings.values()]) : [];
  if (left.length === 0) return null;
  return (
    <ReportCard id="earlier-decisions" title="Decisions on Other Analyses">
      <p className="text-muted text-sm">
        They are about findings that this analysis does not have, as they read when they were judged.
      </p>
      <ul className="mt-2">
        {left.map((decision) => (
          <li
            key={decision.id}
            className="border-line border-t py-2.5 [overflow-wrap:anywhere] first:border-t-0 print:break-inside-avoid"
          >
            <span className="font-medium">{decision.about.title}</span>
            {decision.about.value && decision.about.value !== decision.about.title && `: ${decision.about.value}`}
            {decision.verdict === 'corrected' && ` → ${decision.value}`}
            {decision.about.page && <span className="text-muted text-sm"> · p. {decision.about.page}</span>}
            <DecisionLine decision={decision} />
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}

/** @param decisions newest first: the first on a finding is the one in force */
function withoutFinding(decisions: readonly Decision[], findings: readonly Finding[]): Decision[] {
  const seen = new Set(findings.map(({ id }) => id));
  return decisions.filter(({ findingId, verdict }) => {
    if (seen.has(findingId)) return false;
    seen.add(findingId);
    return verdict !== null;
  });
}
