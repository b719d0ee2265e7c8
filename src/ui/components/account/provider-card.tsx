import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../shared/format';
import type { OwnIdentities, OwnIdentity } from '../../../shared/provider-sign-in';
import { AlertDialog } from '../../kit/alert-dialog';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { errorText, sendJson } from '../../lib/api';
import { toast } from '../../stores/toasts';
import { ItemRow } from './item-row';
import { ListFailed } from './list-failed';
import { Unconfirmed, useReauthentication } from './use-reauthentication';

const KEY = '/api/user/identities';

/** By which providers the user signs in, and the way to end that. Nothing where there is none. */
export function ProviderCard({ email, hasNoPassword }: { email: string; hasNoPassword: boolean }) {
  const { data, isError, refetch } = useQuery<OwnIdentities>({ queryKey: [KEY], staleTime: 0 });
  const { confirmed, asking, dialog } = useReauthentication(email);
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<OwnIdentity | null>(null);
  const [busy, setBusy] = useState(false);

  async function unlink({ id, name }: OwnIdentity): Promise<void> {
    setBusy(true);
    try {
      await confirmed(() => sendJson('DELETE', `${KEY}/${id}`));
      toast({ title: 'Sign-In Removed', description: `${name} does not sign you in any more.` });
    } catch (error) {
      if (!(error instanceof Unconfirmed)) {
        console.error(error);
        const description = errorText(error, 'Nothing was changed. Please try again.');
        toast({ title: 'Not Removed', description, tone: 'danger' });
      }
    } finally {
      setBusy(false);
      setChosen(null);
      void cache.invalidateQueries({ queryKey: [KEY] });
    }
  }

  const identities = data?.identities ?? [];
  if (identities.length === 0 && !isError) return null;
  return (
    <Card as="section" aria-labelledby="providers">
      <CardHeader
        id="providers"
        title="Sign-In by a Provider"
        description={
          hasNoPassword
            ? 'Whoever signs in there is signed in here. To remove it, set a password first: without one nothing else signs you in.'
            : 'Whoever signs in there is signed in here, without your password.'
        }
      />
      {isError && <ListFailed onRetry={() => void refetch()} />}
      <ul aria-label="Providers">
        {identities.map((identity) => (
          <Row key={identity.id} identity={identity} onRemove={hasNoPassword ? undefined : () => setChosen(identity)} />
        ))}
      </ul>
      <AlertDialog
        open={chosen !== null && !asking}
        onOpenChange={(stays) => stays || asking || setChosen(null)}
        title="Remove this sign-in?"
        description="From then on your password signs you in. To join it again, continue with it on the sign-in page and enter your password there."
        confirm="Remove"
        busy={busy}
        onConfirm={() => void (chosen && unlink(chosen))}
      >
        {chosen?.name}
      </AlertDialog>
      {dialog}
    </Card>
  );
}

function Row({
  identity: { name, host, joinedAt },
  onRemove,
}: {
  identity: OwnIdentity;
  onRemove: (() => void) | undefined;
}) {
  const remove = onRemove && (
    <Button size="sm" variant="danger-quiet" onClick={onRemove} aria-label={`Remove the sign-in by ${name}`}>
      Remove
    </Button>
  );
  return (
    <ItemRow icon={Link2} name={name} actions={remove}>
      {name !== host && `${host} • `}Joined {formatDate(joinedAt)}
    </ItemRow>
  );
}
