import { recordEvent } from '../audit/record';
import { countAsked } from '../credentials/attempts';
import { requireGoodPassword, samePassword } from '../credentials/password-rules';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { sha256 } from '../credentials/tokens';
import { deleteLinksOf, findLink, takeLink } from '../db/account-links';
import { findUserByEmail, lockUser, updateUser } from '../db/accounts';
import type { Database } from '../db/client';
import { deletePendingSignInsOf } from '../db/factors';
import { forgetDevices } from '../db/known-devices';
import { deleteSessionsOf } from '../db/sessions';
import { AppError } from '../errors';
import type { QueueMail } from '../mail/queue-mail';
import type { PasswordReset } from '../shared/accounts';

interface ResetDeps {
  db: Database;
  now: () => Date;
  queueMail?: QueueMail | undefined;
}

const unknown = () =>
  new AppError('not_found', 'This link does not work any more. It works once, for an hour: please ask for a new one.');

/**
 * Sends a link by which the password can be set anew to whoever has an account with this e-mail address. The answer is the same whether there is one, and costs the
 * same statements: nobody learns by it who has an account. A few are sent in an hour, whoever asks; more are passed over in silence.
 * @param address where it is asked from
 * @throws AppError not_found where no mail server is configured; too_many from this network
 */
export async function askForPasswordReset(deps: ResetDeps, email: string, address: string): Promise<void> {
  const { db, queueMail } = deps;
  if (!queueMail) throw new AppError('not_found', 'Passwords cannot be reset by email here: no mail server is set up.');
  const isSent = await countAsked(deps, 'password-reset', { account: email, address });
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    await recordEvent(tx, {
      action: 'password-reset-asked',
      actor: { kind: 'stranger', id: null },
      ...(user && { subject: { kind: 'user', id: user.id } }),
      address,
    });
    // To nobody's id no e-mail is written, by the same statement.
    if (isSent) await queueMail(tx, { to: user?.id ?? crypto.randomUUID(), kind: 'password-reset' });
  });
}

/**
 * Sets a password by a link, ends all sessions and begun sign-ins of the account, makes every browser a new one and tells the owner. A second factor is asked for as before.
 * Of two that use a link at the same time one wins.
 * @throws AppError not_found where the link does not work any more; password_refused
 */
export async function resetPassword(
  { db, now, queueMail }: ResetDeps,
  { token, password }: PasswordReset,
  address: string,
): Promise<void> {
  const tokenHash = sha256(token);
  const found = await findLink(db, tokenHash, 'password-reset', now());
  if (!found) throw unknown();
  const { user } = found;
  await requireGoodPassword(password, user.email);
  if (await verifyPassword(password, user.passwordHash, 'stranger')) throw samePassword();
  const passwordHash = await hashPassword(password, 'stranger');
  await db.transaction(async (tx) => {
    const taken = await takeLink(tx, tokenHash, 'password-reset', now());
    const locked = taken && (await lockUser(tx, taken.userId));
    if (!locked) throw unknown();
    const isProof = taken.email.toLowerCase() === locked.email.toLowerCase();
    const emailVerifiedAt = locked.emailVerifiedAt ?? (isProof ? now() : null);
    await updateUser(tx, locked.id, { passwordHash, emailVerifiedAt });
    await deleteLinksOf(tx, locked.id);
    const sessionsEnded = await deleteSessionsOf(tx, locked.id);
    await deletePendingSignInsOf(tx, { kind: 'user', id: locked.id });
    await forgetDevices(tx, locked.id, null);
    const subject = { kind: 'user', id: locked.id };
    const actor = { kind: 'stranger', id: null } as const;
    await recordEvent(tx, { action: 'password-reset', actor, subject, address, details: { sessionsEnded } });
    await queueMail?.(tx, { to: locked.id, kind: 'password-changed', by: 'link' });
  });
}
