import { ChevronRight } from 'lucide-react';
import type { Analysis, Evidence } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { Badge } from '../../kit/badge';
import { PageChip } from './page-chips';
import { pagesNamed } from './page-words';

/** More pages than these are counted, not listed. */
const MOST_CHIPS = 8;

/** Something that nobody has looked at, why, and where it is or is referred to. */
interface Gap {
  /** As it stands within a sentence. */
  what: string;
  why: string;
  places: { page: number; evidence: readonly Evidence[] }[];
}

/** What the rating says nothing of, in one line that opens: pages, exhibits, a kind of paper without a playbook. Nothing where all was assessed. */
export function NotAssessed({ analysis }: { analysis: Analysis }) {
  const gaps = gapsOf(analysis);
  if (gaps.length === 0) return null;
  return (
    <details className="group/gaps border-line border-t text-sm">
      <summary className="flex min-h-10 list-none items-center gap-2.5 py-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Badge>NOT ASSESSED</Badge>
        <span className="line-clamp-2 min-w-0 text-muted @xl:line-clamp-1">
          {gaps.map(({ what }) => what).join(', ')}
        </span>
        <ChevronRight
          aria-hidden
          className="ml-auto size-3.5 shrink-0 text-muted transition-transform group-open/gaps:rotate-90 print:hidden"
        />
      </summary>
      <ul className="pb-2">
        {gaps.map(({ what, why, places }) => (
          <li
            key={`${what} ${why}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1 [overflow-wrap:anywhere] @xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className="font-medium">{capitalised(what)}</span>
            <span className="col-start-1 text-muted @xl:col-start-2">{why}</span>
            <span className="col-start-2 row-start-1 flex max-w-44 flex-wrap justify-end gap-1 @xl:col-start-3">
              {places.slice(0, MOST_CHIPS).map(({ page, evidence }) => (
                <PageChip key={page} page={page} pieces={evidence} subject={`gap ${what} ${page}`} about={what} />
              ))}
              {places.length > MOST_CHIPS && <span className="text-muted">and {places.length - MOST_CHIPS} more</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function gapsOf({ coverage, completeness, kind, playbook, riskAssessment }: Analysis): Gap[] {
  const pages = (numbers: readonly number[], why: string): Gap[] =>
    numbers.length === 0
      ? []
      : [{ what: pagesNamed(numbers), why, places: numbers.map((page) => ({ page, evidence: [] })) }];
  const exhibits = completeness?.exhibits.status === 'incomplete' ? completeness.exhibits.items : [];
  return [
    ...(playbook && !playbook.assessed && !coverage.foreign
      ? [{ what: 'kind of contract', why: unasked(riskAssessment.notAssessed, kind?.label), places: [] }]
      : []),
    ...pages(coverage.unreadable, 'No text could be read here. Nothing is called missing because of it.'),
    ...pages(coverage.pending ?? [], 'Not read yet.'),
    ...(coverage.foreign
      ? [
          {
            what: 'the language',
            why: 'The document is not in English; the built-in engine reads English only.',
            places: [],
          },
        ]
      : []),
    ...(coverage.truncated
      ? [{ what: 'the end of the document', why: 'It is too long to be read whole.', places: [] }]
      : []),
    ...[...Map.groupBy(exhibits, ({ label }) => label)].map(([label, items]) => ({
      what: label,
      why: 'Referred to, but not in the file.',
      places: [...Map.groupBy(items, ({ page }) => page)].flatMap(([page, there]) =>
        page === null ? [] : [{ page, evidence: there.flatMap(({ evidence }) => evidence) }],
      ),
    })),
    ...(kind?.under
      ? [
          {
            what: kind.under.title ?? 'the main agreement',
            why: 'This paper stands under it, and it was not read.',
            places: placesOf(kind.under.evidence),
          },
        ]
      : []),
  ];
}

function unasked(reason: string | undefined, label = 'contract'): string {
  return reason && /playbook|recognised/.test(reason)
    ? reason
    : `There is no playbook for this kind (${label}); only general questions were asked.`;
}

function placesOf(evidence: readonly Evidence[]): Gap['places'] {
  return [...Map.groupBy(evidence, ({ page }) => page)].map(([page, there]) => ({ page, evidence: there }));
}
