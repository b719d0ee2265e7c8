import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEventView, AuditPage } from '../../../shared/audit';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { getJson } from '../../lib/api';
import { EventRow } from '../audit/event-row';
import { actorWordsForUser, contractWordsForUser } from '../audit/words';
import { ListFailed } from './list-failed';

const KEY = ['/api/user/activity'];
/** How many are in sight at first, and how many more come with a press. */
const FIRST = 6;
const MORE = 25;

/** What happened with the account, newest first: more of it comes when it is asked for. */
export function ActivityCard() {
  const [shown, setShown] = useState(FIRST);
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      getJson<AuditPage>(pageParam ? `${KEY}?after=${pageParam}` : KEY.join(), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  const hasMore = events.length > shown || query.hasNextPage;
  async function showMore(): Promise<void> {
    setShown(shown + MORE);
    if (events.length < shown + MORE && query.hasNextPage) await query.fetchNextPage();
  }
  return (
    <Card as="section" aria-labelledby="activity">
      <CardHeader
        id="activity"
        title="Recent Activity"
        description="Sign-ins, changes of the account, and contracts that were read, taken along or deleted. What you do not know: change your password."
      />
      {query.isError && <ListFailed onRetry={() => void query.refetch()} />}
      {query.data && events.length === 0 && (
        <p className="border-line border-t pt-3.5 text-muted text-sm">Nothing has happened yet.</p>
      )}
      <ul aria-label="Activity">
        {events.slice(0, shown).map((event) => (
          <EventRow key={event.id} event={event}>
            <Who event={event} />
          </EventRow>
        ))}
      </ul>
      {hasMore && (
        <Button className="mt-1" busy={query.isFetchingNextPage} onClick={() => void showMore()}>
          Show More
        </Button>
      )}
    </Card>
  );
}

function Who({ event }: { event: AuditEventView }) {
  const words = [actorWordsForUser(event), contractWordsForUser(event)].filter(Boolean);
  return words.length > 0 && <p>{words.join(' • ')}</p>;
}
