import { SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import type { SearchAnswer } from '../../shared/search';
import { LoadFailed } from '../components/load-failed';
import { Hit } from '../components/search/hit';
import { SearchForm } from '../components/search/search-form';
import { countOf } from '../components/search/words';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Pager } from '../kit/pager';
import { Loading } from '../kit/spinner';
import { ApiError, errorText } from '../lib/api';
import { lazyPart } from '../lib/lazy-part';
import { useSearchAnswer } from '../lib/search';
import { type Asked, askedIn, searchAddress } from '../lib/search-address';
import { useMedia } from '../lib/use-media';
import { useRequiredUser } from '../lib/use-required-user';
import { navigate } from '../navigation';

/** Comes after what was found. */
const FacetList = lazyPart(() => import('../components/search/facets').then((part) => part.FacetList));

/** Facets stand beside the hits from here on. */
const WIDE = '(min-width: 64rem)';

/** The search in the texts of all contracts. The address holds all of it, so that the browser's way back works and it can be passed on. */
export default function SearchPage() {
  const user = useRequiredUser();
  const asked = askedIn(useSearch());
  const { data, error, isPlaceholderData, refetch } = useSearchAnswer(user ? asked : {});
  const refused = error instanceof ApiError && (error.status === 400 || error.status === 422);
  return (
    <div className="wrap py-8 md:py-10">
      <h1 className="mb-5 text-2xl">Search in your contracts</h1>
      <SearchForm asked={asked} problem={refused ? errorText(error, 'This search is not understood.') : null} />
      <div className="mt-7">
        {error && !refused && (
          <LoadFailed
            title="The search did not work"
            why={errorText(error, 'Please check your connection and try again.')}
            onRetry={() => void refetch()}
          />
        )}
        {!error && asked.q && !data && <Loading>Searching...</Loading>}
        {!error && asked.q && data && <Results answer={data} asked={asked} stale={isPlaceholderData} />}
      </div>
    </div>
  );
}

function Results({ answer, asked, stale }: { answer: SearchAnswer; asked: Asked; stale: boolean }) {
  const wide = useMedia(WIDE);
  const list = useRef<HTMLUListElement>(null);
  const { page, pages } = answer;
  const turned = useRef(page);
  useEffect(() => {
    if (turned.current !== page && !stale) list.current?.focus({ preventScroll: true });
    if (!stale) turned.current = page;
  }, [page, stale]);
  const filters = Object.keys(asked).filter((part) => !['q', 'page', 'question'].includes(part)).length;
  if (answer.total === 0)
    return <NothingFound answer={answer} asked={asked} narrowed={filters > 0 || asked.question !== undefined} />;
  const facets = (
    <Suspense>
      <FacetList facets={answer.facets} asked={asked} />
    </Suspense>
  );
  return (
    <div aria-busy={stale} className="grid gap-x-10 gap-y-5 aria-busy:opacity-60 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label="Narrow down">{wide ? facets : <Folded count={filters}>{facets}</Folded>}</aside>
      <div className="min-w-0">
        <div role="status" className="mb-3 text-muted text-sm tabular-nums">
          <p>{countOf(answer)}</p>
          {answer.as === 'parts' && <p>No contract has this as a word; these have it as a part of words.</p>}
          <Waiting answer={answer} />
        </div>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={pages > 1 ? `Contracts found, page ${page} of ${pages}` : 'Contracts found'}
          className="mb-5 grid grid-cols-1 gap-3 outline-none"
        >
          {answer.hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </ul>
        <Pager
          label="Pages of contracts found"
          page={page}
          pages={pages}
          onPage={(to) => void navigate(searchAddress({ ...asked, page: String(to) }))}
        />
      </div>
    </div>
  );
}

/** On small screens the hits come first. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="cursor-pointer py-2.5 font-medium text-sm">Narrow down{count > 0 && ` (${count})`}</summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

function Waiting({ answer: { waiting } }: { answer: SearchAnswer }) {
  if (waiting === 0) return null;
  const contracts =
    waiting === 1 ? '1 of your contracts is' : `${waiting.toLocaleString('en-US')} of your contracts are`;
  return <p>{contracts} still being prepared for the search and may be missing here.</p>;
}

function NothingFound({ answer, asked, narrowed }: { answer: SearchAnswer; asked: Asked; narrowed: boolean }) {
  const clear = (
    <Button onClick={() => void navigate(searchAddress({ q: asked.q ?? '' }))}>Search all contracts</Button>
  );
  return (
    <EmptyState icon={<SearchX />} title="No contract found" action={narrowed && clear}>
      <p className="[overflow-wrap:anywhere]">
        {narrowed
          ? `With what is chosen no contract says “${asked.q}”.`
          : `No contract says “${asked.q}”, whole or as a part of words.`}
      </p>
      <Waiting answer={answer} />
    </EmptyState>
  );
}
