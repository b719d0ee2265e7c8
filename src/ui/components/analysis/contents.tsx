import type { Analysis } from '../../../shared/analysis';
import { hasCompliance } from './compliance-card';

/** The way to the cards of a long analysis, with how many risks and compliance points there are: a line that stays in sight, its end fading where it goes on. */
export function Contents({ analysis: { riskAssessment, compliance, clauses } }: { analysis: Analysis }) {
  const entries: [id: string, label: string, count?: number][] = [
    ['overview', 'Overview'],
    ['summary', 'Summary'],
    ['key-terms', 'Key Terms'],
    ['risks', 'Risks', riskAssessment.riskFactors.length],
  ];
  if (hasCompliance(compliance)) entries.push(['compliance', 'Compliance', compliance.findings.length]);
  entries.push(['clauses', 'Clauses', clauses.length], ['definitions', 'Definitions'], ['outline', 'Headings']);
  return (
    <nav
      aria-label="Contents"
      className="mt-4 border-line border-b bg-paper lg:sticky lg:top-15.25 lg:z-10 print:hidden"
    >
      <ul className="flex gap-x-4.5 overflow-x-auto mask-r-from-[calc(100%-2rem)] pr-8 text-sm">
        {entries.map(([id, label, count]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex gap-1.5 py-2 text-muted pointer-coarse:py-3 -outline-offset-2 hover:text-ink"
            >
              {label}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
