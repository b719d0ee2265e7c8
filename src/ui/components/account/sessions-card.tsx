import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession, OwnSessions } from '../../../shared/accounts';
import { formatDateTime } from '../../../shared/format';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { errorText, sendJson } from '../../lib/api';
import { toast } from '../../stores/toasts';
import { ItemRow } from './item-row';
import { ListFailed } from './list-failed';

const KEY = ['/api/user/sessions'];

/** Where the user is signed in, and the way to sign out there. */
export function SessionsCard() {
  const { data, isError, refetch } = useQuery<OwnSessions>({ queryKey: KEY, staleTime: 0 });
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    /** @param id of a session; null ends all but this one */
    mutationFn: (id: string | null) => sendJson('DELETE', id === null ? KEY.join('/') : `${KEY.join('/')}/${id}`),
    onSuccess: (_, id) =>
      toast({
        title: 'Signed Out',
        description: id === null ? 'Every other browser was signed out.' : 'That browser was signed out.',
      }),
    onError: (error) => {
      console.error(error);
      const description = errorText(error, 'The browser could not be signed out. Please try again.');
      toast({ title: 'Sign-Out Failed', description, tone: 'danger' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
  const sessions = data?.sessions ?? [];
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardHeader
        id="sessions"
        title="Where You Are Signed In"
        description="A browser is signed out after 30 days without use. One that you do not know: sign it out, and change your password."
      />
      {isError && <ListFailed onRetry={() => void refetch()} />}
      <ul aria-label="Sessions">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={isPending && variables === session.id}
            onEnd={() => mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="danger-quiet"
          className="mt-3.5"
          busy={isPending && variables === null}
          onClick={() => mutate(null)}
        >
          Sign Out All Other Browsers
        </Button>
      )}
    </Card>
  );
}

function Row({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const { device, address, signedInAt, lastSeenAt, current } = session;
  const name = device ?? 'Unknown browser';
  const end = !current && (
    <Button
      size="sm"
      busy={busy}
      onClick={onEnd}
      aria-label={`Sign out ${name}, last seen ${formatDateTime(lastSeenAt)}`}
    >
      Sign Out
    </Button>
  );
  return (
    <ItemRow
      icon={MonitorSmartphone}
      name={name}
      mark={current && <Badge tone="low">This browser</Badge>}
      actions={end}
    >
      <p>
        {address ? `Address ${address}` : 'Address not known'} • Last seen {formatDateTime(lastSeenAt)}
      </p>
      <p>Signed in {formatDateTime(signedInAt)}</p>
    </ItemRow>
  );
}
