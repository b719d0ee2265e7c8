import { useEffect, useRef } from 'react';
import type { Analysis } from '../../../shared/analysis';
import { hasCompliance } from './compliance-card';
import { faultCount } from './drafting-card';
import { useCurrentCard } from './use-current-card';

type Entry = [id: string, label: string, count?: number];

/**
 * The way to the cards of a long analysis, with how many risks, compliance points and drafting faults there are: a line that stays in sight, its
 * ends fading where it goes on. The card that is being read is marked.
 */
export function Contents({ analysis }: { analysis: Analysis }) {
  const entries = entriesOf(analysis);
  const current = useCurrentCard(entries.map(([id]) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth - 16 });
  }, [current]);
  return (
    <nav
      aria-label="Contents"
      className="mt-5 border-line border-b bg-paper lg:sticky lg:top-15.25 lg:z-10 print:hidden"
    >
      <ul
        ref={list}
        className="mask-l-from-[calc(100%-1rem)] mask-r-from-[calc(100%-2rem)] relative flex gap-x-4.5 -ml-4 overflow-x-auto pr-8 pl-4 text-sm"
      >
        {entries.map(([id, label, count]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="flex gap-1.5 border-transparent border-b-2 pt-2 pb-1.5 text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink pointer-coarse:py-3"
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

function entriesOf({ riskAssessment, compliance, drafting, clauses }: Analysis): Entry[] {
  return [
    ['overview', 'Overview'],
    ['summary', 'Summary'],
    ['key-terms', 'Key Terms'],
    ['risks', 'Risks', riskAssessment.riskFactors.length],
    ...(hasCompliance(compliance) ? [['compliance', 'Compliance', compliance.findings.length] satisfies Entry] : []),
    ...(drafting?.faults.length ? [['drafting', 'Drafting', faultCount(drafting)] satisfies Entry] : []),
    ['clauses', 'Clauses', clauses.length],
    ['definitions', 'Definitions'],
    ['outline', 'Headings'],
  ];
}
