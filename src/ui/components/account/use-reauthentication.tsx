import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api';
import type { FactorDoor } from '../factors/factors';
import { ReauthenticateDialog } from './reauthenticate-dialog';

/** The user was asked to prove who they are, and turned back. Nothing has happened. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed';
}

/** Who comes back from a provider, which is seldom, is told what came of it. */
function tellConfirmation(): void {
  if (/[?&](confirmed|refused)=/.test(location.search))
    import('./confirming-ways').then((ways) => ways.tellConfirmation(), console.error);
}

interface Asking {
  confirm: () => void;
  cancel: () => void;
}

/**
 * For calls that the server takes only from whoever proved lately who they are.
 *   const { confirmed, dialog } = useReauthentication(user.email);
 *   await confirmed(() => sendJson('DELETE', '/api/user/account'));
 * `confirmed` makes the call; where the server wants to be sure first, `dialog` asks for a proof (`asking` meanwhile), and the call is made again; who
 * proves it at a provider leaves the page, is told so when they are back, and makes it again themselves.
 * @param door whose session it is
 * @throws Unconfirmed where the user turned back, else what the call throws
 */
export function useReauthentication(
  email: string,
  door: FactorDoor = 'user',
): {
  confirmed: <T>(call: () => Promise<T>) => Promise<T>;
  asking: boolean;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(tellConfirmation, []);

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
      await new Promise<void>((resolve, reject) => {
        setAsking({ confirm: resolve, cancel: () => reject(new Unconfirmed()) });
      });
      return await call();
    }
  }

  const settle = (how: keyof Asking) => {
    asking?.[how]();
    setAsking(null);
  };
  const dialog = (
    <ReauthenticateDialog
      open={asking !== null}
      email={email}
      door={door}
      onConfirmed={() => settle('confirm')}
      onCancel={() => settle('cancel')}
    />
  );
  return { confirmed, asking: asking !== null, dialog };
}
