import type { Analysis } from '../../../shared/analysis';
import { hasCompliance } from './compliance-card';

/** The cards of a long analysis beside it, on wide screens; how many risks and compliance points there are. */
export function Contents({ analysis: { riskAssessment, compliance } }: { analysis: Analysis }) {
  const entries: [id: string, label: string, count?: number][] = [
    ['overview', 'Contract Overview'],
    ['summary', 'Executive Summary'],
    ['key-terms', 'Key Terms'],
    ['risks', 'Risk Assessment', riskAssessment.riskFactors.length],
  ];
  if (hasCompliance(compliance)) entries.push(['compliance', 'Compliance Review', compliance.findings.length]);
  return (
    <nav aria-label="Contents" className="sticky top-24 hidden w-56 xl:block print:hidden">
      <ul className="border-line border-l text-sm">
        {entries.map(([id, label, count]) => (
          <li key={id}>
            <a href={`#${id}`} className="flex justify-between gap-3 py-1.5 pl-4 text-muted hover:text-ink">
              {label}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
