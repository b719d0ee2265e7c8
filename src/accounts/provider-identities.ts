import { recordEvent } from '../audit/record';
import { lockUser } from '../db/accounts';
import type { Database, Db } from '../db/client';
import { deletePendingSignInsOf } from '../db/factors';
import { selectIdentities, unlinkIdentity } from '../db/provider-identities';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../factors/re-authentication';
import type { QueueMail } from '../mail/queue-mail';
import { isId } from '../shared/ids';
import type { OwnIdentity } from '../shared/provider-sign-in';
import type { CurrentSession } from './sessions';

/** What a provider is called where its operator's name for it is not known: the host of its issuer. */
export function providerOf({ issuer }: { issuer: string }): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}

/** By which providers a user signs in. @param current the one that is set up, as people call it; null where there is none */
export async function listIdentities(
  { db }: { db: Db },
  userId: string,
  current: { issuer: string; name: string } | null,
): Promise<OwnIdentity[]> {
  const rows = await selectIdentities(db, userId);
  return rows.map((row) => ({
    id: row.id,
    name: row.issuer === current?.issuer ? current.name : providerOf(row),
    host: providerOf(row),
    joinedAt: row.linkedAt.toISOString(),
  }));
}

/**
 * Has somebody of a provider sign in to the account no more. They join it again by its password alone. Sessions go on, and the owner is told by e-mail.
 * @throws AppError reauthentication_required; not_found where the user does not sign in by it; conflict where the account has no password, since nobody could sign in to it then
 */
export async function unlinkProvider(
  { db, now, queueMail }: { db: Database; now: () => Date; queueMail?: QueueMail | undefined },
  { session, address }: { session: CurrentSession; address: string },
  id: string,
): Promise<void> {
  requireRecentSignIn({ now }, session);
  const { userId } = session;
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const unlinked = isId(id) ? await unlinkIdentity(tx, userId, { id, unlinkedAt: now() }) : null;
    if (!unlinked) throw new AppError('not_found', 'Your account is not joined to this provider.');
    if (user?.passwordHash === null)
      throw new AppError('conflict', 'Set a password first: without one only the provider signs you in.');
    await deletePendingSignInsOf(tx, { kind: 'user', id: userId });
    const actor = { kind: 'user', id: userId } as const;
    const provider = providerOf(unlinked);
    await recordEvent(tx, { action: 'identity-unlinked', actor, address, details: { provider } });
    await queueMail?.(tx, { to: userId, kind: 'provider-changed', what: 'unlinked', provider, at: now() });
  });
}
