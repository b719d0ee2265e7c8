import type { Analysis } from '../../../shared/analysis';
import { hasCompliance } from './compliance-card';

/**
 * The way to the cards of a long analysis, with how many risks and compliance points there are: a line above them, on wide
 * screens a column beside them.
 */
export function Contents({ analysis: { riskAssessment, compliance } }: { analysis: Analysis }) {
  const entries: [id: string, label: string, count?: number][] = [
    ['overview', 'Contract Overview'],
    ['summary', 'Executive Summary'],
    ['key-terms', 'Key Terms'],
    ['risks', 'Risk Assessment', riskAssessment.riskFactors.length],
  ];
  if (hasCompliance(compliance)) entries.push(['compliance', 'Compliance Review', compliance.findings.length]);
  return (
    <nav aria-label="Contents" className="mb-4 xl:sticky xl:top-24 xl:order-last xl:mb-0 xl:w-56 print:hidden">
      <ul className="flex flex-wrap gap-x-5 text-sm xl:block xl:border-line xl:border-l">
        {entries.map(([id, label, count]) => (
          <li key={id}>
            <a href={`#${id}`} className="flex justify-between gap-2 py-1.5 text-muted hover:text-ink xl:pl-4">
              {label}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
