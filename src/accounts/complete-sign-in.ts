import { recordEvent } from '../audit/record';
import type { UserRow } from '../db/accounts';
import type { Database, Transaction } from '../db/client';
import type { QueueMail } from '../mail/queue-mail';
import type { SessionUser } from '../shared/accounts';
import { deviceWords } from './device-words';
import { recogniseDevice } from './devices';
import { toSessionUser } from './session-user';
import { openSession, type SessionOrigin, type SessionSettings } from './sessions';

/** Where a sign-in comes from: its address, what its browser says of itself, and what the cookie says by which that is known. */
export interface SignInOrigin extends SessionOrigin {
  address: string;
  device: string | null;
}

/** Somebody is signed in: with the session's token what the browser's cookie has to say from now on. */
export interface SignedIn {
  user: SessionUser;
  token: string;
  device: string;
}

/** Opens the session of a user who has proved all that is asked of them; a browser that was not seen before is told to the user by e-mail. */
export async function completeSignIn(
  deps: { db: Database; now: () => Date; config: SessionSettings; queueMail?: QueueMail | undefined },
  tx: Transaction,
  user: UserRow,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const actor = { kind: 'user', id: user.id } as const;
  const details = { browser: deviceWords(origin.userAgent) };
  await recordEvent(tx, { action: 'sign-in', actor, address: origin.address, details });
  const device = await recogniseDevice(deps, tx, user.id, { token: origin.device, address: origin.address });
  return { user: toSessionUser(user), token: await openSession(deps, user.id, origin, tx), device };
}
