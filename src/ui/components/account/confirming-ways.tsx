import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownPasswordSchema } from '../../../shared/accounts';
import type { ConfirmingMethod, ConfirmingMethods } from '../../../shared/factors';
import { CONFIRMING_PAGES, type ProviderRefusal } from '../../../shared/provider-sign-in';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { DialogActions } from '../../kit/dialog';
import { PasswordField } from '../../kit/password-field';
import { Loading } from '../../kit/spinner';
import { errorText, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { toast } from '../../stores/toasts';
import { PasskeyButton } from '../auth/passkey-button';
import { DialogForm } from '../dialog-form';
import type { FactorDoor } from '../factors/factors';
import { CodeForm } from '../factors/second-step-form';
import { ListFailed } from './list-failed';

const CALLS: Readonly<Record<FactorDoor, string>> = {
  user: '/api/auth/reauthenticate',
  admin: '/api/admin/reauthenticate',
};

interface Asking {
  at: string;
  email: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The ways in which somebody can prove that it is them: those that the account has. */
export function ConfirmingWays({ door, ...asking }: Omit<Asking, 'at'> & { door: FactorDoor }) {
  const { onConfirmed, onCancel } = asking;
  const at = CALLS[door];
  const { data, isError, refetch } = useQuery<ConfirmingMethods>({ queryKey: [at], staleTime: 0 });
  const [failure, setFailure] = useState<string | null>(null);
  if (isError) return <ListFailed onRetry={() => void refetch()} />;
  if (!data) return <Loading>Loading...</Loading>;
  const has = (method: ConfirmingMethod) => data.methods.includes(method);
  return (
    <div className="grid gap-4">
      {failure && <Alert tone="high">{failure}</Alert>}
      {data.methods.length === 0 && (
        <Alert tone="medium" live={false}>
          There is no way to confirm it here. Sign out and sign in again: for 10 minutes after that you can make your
          change.
        </Alert>
      )}
      {has('passkey') && (
        <PasskeyButton
          label="Use Your Passkey"
          optionsAt={`${at}/passkey`}
          at={at}
          bodyOf={(response) => ({ method: 'passkey', response })}
          onPassed={onConfirmed}
          onFailure={setFailure}
        />
      )}
      {has('provider') && <ProviderButton name={data.provider} onFailure={setFailure} />}
      {has('totp') && <CodeForm method="totp" at={at} onPassed={onConfirmed} />}
      {has('password') ? (
        <PasswordForm at={at} {...asking} />
      ) : (
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
        </DialogActions>
      )}
    </div>
  );
}

function PasswordForm({ at, email, onConfirmed, onCancel }: Asking) {
  const form = useForm(
    ownPasswordSchema,
    async ({ password }) => {
      await sendJson('POST', at, { password });
      onConfirmed();
    },
    (error) => errorText(error, 'Your password could not be checked. Please try again.'),
  );
  return (
    <DialogForm form={form} label="Confirm that it is you" submit="Confirm" onCancel={onCancel}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        error={form.errors.password && 'Please enter your password'}
      />
    </DialogForm>
  );
}

/** Leads away from the page, and back to it. */
function ProviderButton({ name, onFailure }: { name: string | null; onFailure: (words: string | null) => void }) {
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    onFailure(null);
    try {
      await confirmByProvider();
    } catch (error) {
      setBusy(false);
      onFailure(errorText(error, 'The provider could not be reached. Please try again.'));
    }
  }

  return (
    <Button className="w-full" busy={busy} onClick={() => void leave()}>
      Continue with {name ?? 'Your Provider'}
    </Button>
  );
}

const REFUSED: Readonly<Partial<Record<ProviderRefusal, string>>> = {
  down: 'The provider does not answer at the moment. Please try again.',
  denied: 'You turned back there. Nothing was changed.',
  other: 'You signed in there as somebody else than the person whom your account is joined to.',
  stale: 'The provider did not ask you to sign in anew. Sign out there first, or confirm it in another way.',
};

/** Leaves for the provider, which says whether it is still the same person, and comes back to this page. */
async function confirmByProvider(): Promise<void> {
  const next = CONFIRMING_PAGES.find((page) => page === location.pathname) ?? '/account';
  const { address } = await sendJson<{ address: string }>('POST', '/api/auth/reauthenticate/provider', { next });
  location.assign(address);
}

/** Tells who is back from there, once, what came of it (`?confirmed=`, `?refused=`). */
export function tellConfirmation(): void {
  const query = new URLSearchParams(location.search);
  const refused = query.get('refused');
  if (!query.has('confirmed') && refused === null) return;
  history.replaceState(history.state, '', location.pathname);
  if (refused !== null) {
    const words = Object.hasOwn(REFUSED, refused) ? REFUSED[refused as ProviderRefusal] : undefined;
    const description = words ?? 'It could not be confirmed. Please try again.';
    toast({ title: 'Not Confirmed', description, tone: 'danger' });
  } else toast({ title: 'Confirmed', description: 'For 10 minutes you can make your change.' });
}
