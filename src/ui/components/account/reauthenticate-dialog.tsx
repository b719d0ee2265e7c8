import { Suspense } from 'react';
import { Dialog } from '../../kit/dialog';
import { Loading } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import type { FactorDoor } from '../factors/factors';

const ConfirmingWays = lazyPart(async () => (await import('./confirming-ways')).ConfirmingWays);

/**
 * Asks a user or an administrator who is signed in to prove once more that it is them.
 * @param email in a hidden field, so that password managers know whose password is asked for
 * @param door whose session it is
 * @param onConfirmed called once the server has taken it: for 10 minutes it asks no more
 */
export function ReauthenticateDialog({
  open,
  email,
  door,
  onConfirmed,
  onCancel,
}: {
  open: boolean;
  email: string;
  door: FactorDoor;
  onConfirmed: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => stays || onCancel()}
      title="Confirm that it is you"
      description="It is a while since you signed in. Please prove once more that it is you."
      pressOutside="ignore"
    >
      <Suspense fallback={<Loading>Loading...</Loading>}>
        <ConfirmingWays email={email} door={door} onConfirmed={onConfirmed} onCancel={onCancel} />
      </Suspense>
    </Dialog>
  );
}
