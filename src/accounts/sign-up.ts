import { recordEvent } from '../audit/record';
import { countAsked, countSignUp } from '../credentials/attempts';
import { requireGoodPassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { findUserByEmail, insertUser } from '../db/accounts';
import type { Database } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { AppError } from '../errors';
import type { QueueMail } from '../mail/queue-mail';
import type { SessionUser, SignUp } from '../shared/accounts';
import { toSessionUser } from './session-user';

const taken = () => new AppError('conflict', 'An account with this email already exists');

/**
 * Makes an account, but no session. Where e-mails are sent, its address is asked to be confirmed, and nobody learns whether it had an account before: its owner alone is told.
 * @param address where it comes from: only so many are made from a network
 * @returns null where e-mails are sent
 * @throws AppError conflict where the e-mail address, compared without case, has an account and no e-mails are sent; password_refused, too_many, unavailable
 */
export async function signUp(
  deps: { db: Database; now: () => Date; queueMail?: QueueMail | undefined },
  { name, email, password }: SignUp,
  address: string,
): Promise<SessionUser | null> {
  const { db, now, queueMail } = deps;
  await requireGoodPassword(password, email);
  if (!queueMail && (await findUserByEmail(db, email))) throw taken();
  await countSignUp(deps, address);
  const passwordHash = await hashPassword(password, 'new');
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, { name, email, passwordHash, createdAt: now() });
      await recordEvent(tx, { action: 'sign-up', actor: { kind: 'user', id: user.id }, address });
      await queueMail?.(tx, { to: user.id, kind: 'email-verification' });
      return queueMail ? null : toSessionUser(user);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (!queueMail) throw taken();
  }
  const owner = await findUserByEmail(db, email);
  const isSent = await countAsked(deps, 'account-exists', { account: email, address: null });
  if (owner && isSent) await queueMail(db, { to: owner.id, kind: 'account-exists' });
  return null;
}
