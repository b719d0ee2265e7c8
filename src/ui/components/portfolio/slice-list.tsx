import { ArrowLeft, CircleAlert } from 'lucide-react';
import { REVIEW_STATES } from '../../../shared/cells';
import { formatDay } from '../../../shared/format';
import { PORTFOLIO_RATINGS, type Portfolio, type Slice, type SliceItem } from '../../../shared/portfolio';
import { Badge, riskTone } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { useSlice } from '../../lib/portfolio';
import { FileName } from '../file-name';
import { formatMonth } from './months';
import { contractsIn, RATING_WORDS, REVIEW_WORDS } from './words';

/** The contracts behind a bar that was pressed. */
export function SliceList({ slice, portfolio }: { slice: Slice; portfolio: Portfolio }) {
  const { data, isError, refetch } = useSlice(slice);
  return (
    <section aria-labelledby="slice">
      <a
        href="/portfolio"
        className="inline-flex items-center gap-1.5 text-accent text-sm hover:underline pointer-coarse:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        The whole portfolio
      </a>
      <h2 id="slice" className="mt-3 text-xl">
        {titleOf(slice, portfolio)}
      </h2>
      {data ? (
        <Found {...data} slice={slice} />
      ) : isError ? (
        <EmptyState
          icon={<CircleAlert />}
          title="The contracts could not be loaded"
          level={3}
          action={<Button onClick={() => refetch()}>Try Again</Button>}
        >
          Please check your connection and try again.
        </EmptyState>
      ) : (
        <Loading>Loading contracts...</Loading>
      )}
    </section>
  );
}

function Found({ total, contracts, slice }: { total: number; contracts: readonly SliceItem[]; slice: Slice }) {
  const isPart = contracts.length < total;
  return (
    <>
      <p role="status" className="mt-1 mb-4 text-muted text-sm tabular-nums">
        {contractsIn(total)}
        {isPart && `, of which these ${contracts.length} come first`}
      </p>
      {contracts.length > 0 && (
        <Card className="py-1">
          <ul>
            {contracts.map((contract) => (
              <Contract key={contract.id} contract={contract} slice={slice} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Contract({
  contract: { id, filename, title, value, severity },
  slice,
}: {
  contract: SliceItem;
  slice: Slice;
}) {
  const detail = slice.from && value ? formatDay(value) : null;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <a href={`/analysis/${id}`} className="min-w-0 flex-[1_1_18rem] pointer-coarse:py-2 hover:underline">
        <FileName name={title ?? filename} />
        {title && (
          <span className="block text-muted text-sm">
            <FileName name={filename} />
          </span>
        )}
      </a>
      {detail && <span className="text-sm tabular-nums">{detail}</span>}
      {slice.departs && severity && <Badge tone={riskTone(severity)}>{severity.toUpperCase()}</Badge>}
    </li>
  );
}

/** What the contracts of a slice have in common, for people. */
function titleOf({ column, value, from, state }: Slice, { kinds, laws, departures }: Portfolio): string {
  const named = (list: Portfolio['kinds']) => list.named.find(({ sort }) => sort === value)?.value;
  switch (column) {
    case 'rating':
      return RATING_WORDS[PORTFOLIO_RATINGS[Number(value)] ?? 'not_assessed'];
    case 'review':
      return `Review: ${REVIEW_WORDS[REVIEW_STATES[Number(value)] ?? 'not begun'].toLowerCase()}`;
    case 'kind':
      return named(kinds) ?? 'Kind not known';
    case 'fact.governingLaw':
      return named(laws) ? `Law: ${named(laws)}` : 'No law found';
    case 'unread-pages':
      return state === 'found' ? 'Read whole' : 'Pages could not be read';
    case 'notice-by':
      return `Last day for notice in ${formatMonth(from?.slice(0, 7) ?? '')}`;
    case 'fact.expirationDate':
      return `Term ends in ${formatMonth(from?.slice(0, 7) ?? '')}`;
    default:
      return departures.find((one) => one.column === column)?.title ?? 'Departures from the playbook';
  }
}
