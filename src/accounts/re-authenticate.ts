import { recordEvent } from '../audit/record';
import { newToken, sha256 } from '../credentials/tokens';
import type { Database } from '../db/client';
import { renewSessionToken } from '../db/sessions';
import { AppError } from '../errors';
import type { SessionUser } from '../shared/accounts';
import { checkOwnPassword } from './own-password';
import type { CurrentSession } from './sessions';

/** Whoever signed in so recently is taken to sit there still. */
const RECENT_MS = 10 * 60_000;

/**
 * Asked before what cannot be undone, or takes an account from its owner: a session that was left open must not do.
 * @throws AppError reauthentication_required where the user proved more than 10 minutes ago who they are
 */
export function requireRecentSignIn({ now }: { now: () => Date }, { authenticatedAt }: CurrentSession): void {
  if (now().getTime() - authenticatedAt.getTime() <= RECENT_MS) return;
  throw new AppError(
    'reauthentication_required',
    'Please confirm that it is you: you signed in more than 10 minutes ago.',
  );
}

/**
 * Proves by the password that a session's user is there, which holds for 10 minutes. Failures are counted with those of changing the password.
 * @returns the session's token from now on; the one before opens nothing any more
 * @throws AppError forbidden where the password is wrong, too_many; unauthenticated where the session has ended meanwhile
 */
export async function reAuthenticate(
  deps: { db: Database; now: () => Date },
  user: SessionUser,
  session: CurrentSession,
  { password, address }: { password: string; address: string },
): Promise<string> {
  if (!(await checkOwnPassword(deps, user, password))) {
    const actor = { kind: 'user', id: user.id } as const;
    await recordEvent(deps.db, { action: 'reauthentication-failed', actor, address, details: { by: 'password' } });
    throw new AppError('forbidden', 'Your password is not correct.');
  }
  return renewAuthentication(deps, session, { by: 'password', address });
}

/**
 * Notes that a session's user has proved who they are, and by what (`by`), under a fresh token, which is returned.
 * @throws AppError unauthenticated where the session has ended meanwhile
 */
export async function renewAuthentication(
  { db, now }: { db: Database; now: () => Date },
  session: CurrentSession,
  { by, address }: { by: string; address: string },
): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    if (!(await renewSessionToken(tx, session.tokenHash, sha256(token), now())))
      throw new AppError('unauthenticated', 'Please sign in to continue.');
    const actor = { kind: 'user', id: session.userId } as const;
    await recordEvent(tx, { action: 'reauthenticated', actor, address, details: { by } });
  });
  return token;
}
