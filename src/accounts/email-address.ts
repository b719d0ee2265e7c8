import { recordEvent } from '../audit/record';
import { countAsked } from '../credentials/attempts';
import { sha256 } from '../credentials/tokens';
import { deleteLinksOf, takeLink } from '../db/account-links';
import { findUserByEmail, lockUser, type UserRow, updateUser } from '../db/accounts';
import type { Database, Transaction } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../factors/re-authentication';
import type { QueueMail } from '../mail/queue-mail';
import type { SessionUser } from '../shared/accounts';
import type { MailStatus } from '../shared/mail';
import type { CurrentSession } from './sessions';

interface EmailDeps {
  db: Database;
  now: () => Date;
  queueMail?: QueueMail | undefined;
}

const unknown = () =>
  new AppError('not_found', 'This link does not work any more. Your account can send you a new one.');
const taken = () => new AppError('conflict', 'An account with this email already exists');
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether e-mails are sent, and what is known of a user's address. */
export async function readEmailStatus(
  { db, queueMail }: EmailDeps,
  { id, email }: { id: string; email: string },
): Promise<MailStatus> {
  const user = await findUserByEmail(db, email);
  const own = user?.id === id ? user : null;
  const verified = !!own?.emailVerifiedAt;
  const mailed = verified || !!own?.mailedUnverified;
  return { configured: queueMail !== undefined, verified, mailed, pending: own?.pendingEmail ?? null };
}

/**
 * Sends the link again by which a user proves the account's address; a few in an hour, in silence beyond. Whose address is proved gets none.
 * @throws AppError not_found where no mail server is configured; too_many
 */
export async function sendVerification(deps: EmailDeps, user: SessionUser, address: string): Promise<void> {
  const { db, queueMail } = deps;
  if (!queueMail) throw new AppError('not_found', 'No emails are sent here: no mail server is set up.');
  if (!(await countAsked(deps, 'email-verification', { account: user.email, address }))) return;
  const { verified } = await readEmailStatus(deps, user);
  if (!verified) await queueMail(db, { to: user.id, kind: 'email-verification' });
}

/**
 * Gives the account of a session another address. Where e-mails are sent, it stays the old one until somebody who reads mail at the new one says so, and the answer does
 * not tell whether that belongs to an account; the old one is told. The address that the account has takes a change back that is waiting.
 * @returns the address that is waited for; null where there is none
 * @throws AppError reauthentication_required, too_many; conflict where another user has it, and no e-mails are sent
 */
export async function changeEmail(
  deps: EmailDeps,
  { user, session }: { user: SessionUser; session: CurrentSession },
  email: string,
  address: string,
): Promise<string | null> {
  requireRecentSignIn(deps, session);
  const { db, queueMail } = deps;
  if (isSame(email, user.email)) {
    await updateUser(db, user.id, { pendingEmail: null });
    return null;
  }
  if (!queueMail) {
    await changeAtOnce(deps, user.id, email, address);
    return null;
  }
  const isSent = await countAsked(deps, 'email-change', { account: email, address });
  await db.transaction(async (tx) => {
    const other = await findUserByEmail(tx, email);
    await updateUser(tx, user.id, { pendingEmail: email });
    if (isSent && other) await queueMail(tx, { to: other.id, kind: 'account-exists' });
    else if (isSent) await queueMail(tx, { to: user.id, kind: 'email-change', address: email });
    await queueMail(tx, { to: user.id, kind: 'email-change-asked' });
  });
  return email;
}

async function changeAtOnce({ db }: EmailDeps, userId: string, email: string, address: string): Promise<void> {
  await refusingTaken(() =>
    db.transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      if (before) await replaceAddress(tx, before, { email, emailVerifiedAt: null }, address);
    }),
  );
}

/**
 * Uses up a link by which somebody proves to read mail at an address: the account's own, or the one that it is to have.
 * @returns the address that the account has now
 * @throws AppError not_found where the link does not work any more; conflict where another user has the address by now
 */
export async function verifyEmail({ db, now, queueMail }: EmailDeps, token: string, address: string): Promise<string> {
  const tokenHash = sha256(token);
  return await refusingTaken(() =>
    db.transaction(async (tx) => {
      const own = await takeLink(tx, tokenHash, 'email-verification', now());
      const link = own ?? (await takeLink(tx, tokenHash, 'email-change', now()));
      const user = link && (await lockUser(tx, link.userId));
      if (!user) throw unknown();
      if (own) {
        if (!isSame(own.email, user.email)) throw unknown();
        await updateUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? now() });
        await recordEvent(tx, { action: 'email-verified', actor: { kind: 'user', id: user.id }, address });
        return user.email;
      }
      if (user.pendingEmail === null || !isSame(link.email, user.pendingEmail)) throw unknown();
      await replaceAddress(tx, user, { email: link.email, emailVerifiedAt: now() }, address);
      await queueMail?.(tx, { to: user.id, kind: 'email-changed', address: user.email, by: 'user' });
      return link.email;
    }),
  );
}

async function replaceAddress(
  tx: Transaction,
  before: UserRow,
  change: { email: string; emailVerifiedAt: Date | null },
  address: string,
): Promise<void> {
  await updateUser(tx, before.id, { ...change, pendingEmail: null, mailedUnverified: false });
  await deleteLinksOf(tx, before.id);
  const names = { emailBefore: before.email, email: change.email };
  await recordEvent(tx, { action: 'email-changed', actor: { kind: 'user', id: before.id }, address, names });
}

async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}
