import { useState } from 'react';
import type { ContentsAnswer } from '../../../shared/contents';
import { CardSearch } from './card-search';
import { NotLoaded } from './not-loaded';
import { PageChips } from './page-chips';
import { Quote } from './quote';
import { ReportCard } from './report-card';
import { useContents } from './use-contents';

/** More terms than these are folded. */
const FIRST = 6;

/** The terms that the contract defines, each with the words that define it. */
export function DefinitionsCard() {
  const { contents, failed, retry } = useContents();
  const count = contents?.definitions.length;
  return (
    <ReportCard
      id="definitions"
      title="Definitions"
      className="print:hidden"
      aside={count ? <span className="text-muted text-sm tabular-nums">{count} defined terms</span> : undefined}
    >
      {contents ? (
        <Definitions contents={contents} />
      ) : (
        <NotLoaded what="The definitions" failed={failed} retry={retry} />
      )}
    </ReportCard>
  );
}

function Definitions({ contents: { definitions, highlights } }: { contents: ContentsAnswer }) {
  const [query, setQuery] = useState('');
  const [all, setAll] = useState(false);
  if (definitions.length === 0) return <p className="text-muted">No defined terms were found in the contract.</p>;
  const wanted = query.trim().toLowerCase();
  const found = definitions.filter(
    ({ term, evidence }) => term.toLowerCase().includes(wanted) || evidence.quote.toLowerCase().includes(wanted),
  );
  const byTerm = wanted ? found.toSorted((one, other) => rank(one.term, wanted) - rank(other.term, wanted)) : found;
  const shown = all || wanted ? byTerm : byTerm.slice(0, FIRST);
  return (
    <>
      {definitions.length > FIRST && (
        <CardSearch
          label="Search the definitions"
          placeholder="Search terms and words"
          value={query}
          onChange={setQuery}
        />
      )}
      <p role="status" className={wanted ? 'mt-2 text-muted text-sm' : 'sr-only'}>
        {wanted && (found.length === 0 ? 'No term matches.' : `${found.length} of ${definitions.length} terms`)}
      </p>
      <dl className="mt-2">
        {shown.map(({ term, evidence }) => (
          <div key={`${term} ${evidence.start}`} className="border-line border-t py-2.5 first:border-t-0">
            <dt className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold font-serif [overflow-wrap:anywhere]">{term}</span>
              <PageChips
                evidence={[evidence]}
                subject={`definition.${evidence.start}.${term}`}
                about={`the definition of ${term}`}
                highlights={highlights}
              />
            </dt>
            <dd className="mt-1 text-muted">
              <Quote evidence={evidence} />
            </dd>
          </div>
        ))}
      </dl>
      {!wanted && definitions.length > FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 min-h-6 pointer-coarse:min-h-11 text-accent text-sm hover:underline"
        >
          {all ? 'Show fewer' : `Show all ${definitions.length} terms`}
        </button>
      )}
    </>
  );
}

/** Terms that begin with what is searched come first, then those that have it, then those whose words have it. */
function rank(term: string, wanted: string): number {
  const at = term.toLowerCase().indexOf(wanted);
  if (at === -1) return 2;
  return at === 0 ? 0 : 1;
}
