import { useEffect, useMemo, useState } from 'react';
import type { Analysis } from '../../../shared/analysis';
import { CardSearch } from './card-search';
import { ClauseCategoryRow } from './clause-category-row';
import { type ClauseCategory, groupClauses, missingCategories, searchClauses } from './clauses-by-category';
import { useDecisions } from './decisions';
import { useProof } from './proof';
import { ReportCard } from './report-card';
import { absent } from './words';

/** The detected clauses by category, folded: a long contract has a hundred. */
export function ClausesCard({ analysis: { clauses, coverage, engine } }: { analysis: Analysis }) {
  const { findings } = useProof();
  const { filter, hidden } = useDecisions();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupClauses(clauses), [clauses]);
  const missing = useMemo(() => missingCategories(clauses), [clauses]);
  const narrowed = query.trim() !== '' || filter !== 'all';
  const shown = narrowed ? searchClauses(groups, query, ({ path }) => !hidden.has(path)) : groups;
  const categories = groups.flatMap((group) => group.categories);
  useLinkedClause(categories, (name) => setOpened((names) => new Set(names).add(name)));
  const toggle = (name: string) => {
    const next = new Set(opened);
    if (!next.delete(name)) next.add(name);
    setOpened(next);
  };
  const allOpen = opened.size > 0 && opened.size >= categories.length;
  const reviewed = clauses.filter((_, i) => findings.get(`clauses.${i}`)?.decision).length;
  return (
    <ReportCard
      id="clauses"
      title="Clauses"
      aside={
        <span className="text-muted text-sm tabular-nums">
          {clauses.length} in {categories.length} of 41 categories{reviewed > 0 && ` · ${reviewed} reviewed`}
        </span>
      }
    >
      {clauses.length === 0 ? (
        <p className="text-muted">{absent(coverage)}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
            <CardSearch
              label="Search the clauses"
              placeholder="Search categories and words"
              value={query}
              onChange={setQuery}
            />
            {!narrowed && (
              <button
                type="button"
                onClick={() => setOpened(new Set(allOpen ? [] : categories.map(({ name }) => name)))}
                className="min-h-6 pointer-coarse:min-h-11 text-accent text-sm hover:underline"
              >
                {allOpen ? 'Fold all' : 'Unfold all'}
              </button>
            )}
          </div>
          <p role="status" className={narrowed ? 'mt-2 text-muted text-sm print:hidden' : 'sr-only'}>
            {narrowed && countWords(shown.flatMap((group) => group.categories))}
          </p>
          {shown.map(({ title, categories: inGroup }) => (
            <section key={title} aria-label={title} className="mt-4">
              <h3 className="font-sans font-semibold text-muted text-sm tracking-normal">{title}</h3>
              <ul className="mt-1">
                {inGroup.map((category) => (
                  <ClauseCategoryRow
                    key={category.name}
                    category={category}
                    open={narrowed || opened.has(category.name)}
                    onToggle={narrowed ? undefined : () => toggle(category.name)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {engine.name === 'builtin' && (
            <p className="mt-4 border-line border-t pt-3 text-muted text-xs">
              In tests on 408 contracts, about 9 in 10 quotes marked very likely were right, 7 in 10 marked likely, half
              or fewer marked possible.
            </p>
          )}
        </>
      )}
      {missing.length > 0 && <Missing labels={missing} builtin={engine.name === 'builtin'} />}
    </ReportCard>
  );
}

function countWords(categories: readonly ClauseCategory[]): string {
  const count = categories.reduce((sum, { clauses }) => sum + clauses.length, 0);
  if (count === 0) return 'No clause matches.';
  return count === 1 ? '1 clause matches' : `${count} clauses match`;
}

function Missing({ labels, builtin }: { labels: readonly string[]; builtin: boolean }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="pointer-coarse:py-3 font-medium text-muted hover:text-ink">
        Looked for and not detected ({labels.length})
      </summary>
      <p className="mt-1.5">{labels.join(' · ')}</p>
      {builtin && (
        <p className="mt-1.5 text-muted text-xs">
          Not detected does not mean absent: in the same tests about one in five clauses was missed. Please search the
          contract for what matters to you.
        </p>
      )}
    </details>
  );
}

/** Unfolds the category of the clause that the address names, and has the address followed again now that the clause is there. */
function useLinkedClause(categories: readonly ClauseCategory[], open: (category: string) => void): void {
  const { findings } = useProof();
  const [linked, setLinked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories of a run never change, `open` only sets state
  useEffect(() => {
    const follow = () => {
      const id = decodeURIComponent(location.hash).replace('#finding-', '');
      const path = [...findings.values()].find((finding) => finding.kind === 'clause' && finding.id === id)?.path;
      const category = categories.find(({ clauses }) => clauses.some((one) => one.path === path));
      if (!path || !category || path === linked) return;
      open(category.name);
      setLinked(path);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [findings, linked]);
  useEffect(() => {
    if (linked) window.dispatchEvent(new Event('hashchange'));
  }, [linked]);
}
