import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { AuditEventView, AuditFilter, AuditPage } from '../../../shared/audit';
import { Alert } from '../../kit/alert';
import { Button, buttonClass } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { errorText, getJson } from '../../lib/api';
import { lazyPart } from '../../lib/lazy-part';
import { useDebounced } from '../../lib/use-debounced';
import { EventRow } from '../audit/event-row';
import { accountWords, actorWords, subjectWords } from '../audit/words';
import { useEndedSession } from './queries';

// Its choice of events is a tenth of what the page weighs; the events themselves come first.
const AuditFilters = lazyPart(async () => (await import('./audit-filters')).AuditFilters);

const CALL = '/api/admin/audit';
/** How long typing must pause before the server is asked. */
const SEARCH_PAUSE_MS = 250;

/** The log with its filters, page by page, and the way to take it along. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const asked = useDebounced(addressOf(filter), SEARCH_PAUSE_MS);
  const query = useInfiniteQuery({
    queryKey: [CALL, asked],
    queryFn: ({ pageParam, signal }) =>
      getJson<AuditPage>(`${CALL}?${asked}${pageParam ? `&after=${pageParam}` : ''}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useEndedSession(query.error);
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Card as="section" aria-labelledby="audit-events">
      <CardHeader
        id="audit-events"
        title="Events"
        description="Who did what, when and from where. The log is only ever added to; text of contracts, passwords and code never stand in it."
      />
      <div className="min-h-20">
        <Suspense>
          <AuditFilters filter={filter} onChange={setFilter} />
        </Suspense>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm tabular-nums">
          {query.data && found(events.length, query.hasNextPage)}
        </p>
        <a className={buttonClass({ size: 'sm' })} href={`${CALL}.csv?${asked}`} download>
          Export as CSV
        </a>
      </div>
      {query.isPending && <Loading>Loading events...</Loading>}
      {query.isError && <Alert tone="high">{errorText(query.error, 'The events could not be loaded.')}</Alert>}
      {query.data && events.length === 0 && (
        <EmptyState icon={<ScrollText />} level={3} title="No events found">
          {asked ? 'Nothing fits the search and the filters.' : 'Events appear here as people use the site.'}
        </EmptyState>
      )}
      <ul aria-label="Events" aria-busy={query.isPlaceholderData}>
        {events.map((event) => (
          <EventRow key={event.id} event={event}>
            <Parties event={event} />
          </EventRow>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className="mt-1" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show More
        </Button>
      )}
    </Card>
  );
}

function addressOf({ search, ...rest }: AuditFilter): string {
  const words = search?.trim();
  const given = Object.entries({ ...rest, ...(words && { search: words }) }).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
}

function found(count: number, hasMore: boolean): string {
  const events = `${count.toLocaleString('en-US')} ${count === 1 ? 'event' : 'events'}`;
  return hasMore ? `The newest ${events}` : events;
}

function Parties({ event }: { event: AuditEventView }) {
  const account = accountWords(event);
  const subject = subjectWords(event);
  return (
    <p>
      <span className="text-ink">{actorWords(event)}</span>
      {account && <> • account of {account}</>}
      {subject && <> • {subject}</>}
    </p>
  );
}
