import { updateUser } from '../db/accounts';
import type { Db } from '../db/client';
import { AppError } from '../errors';
import type { Profile, SessionUser } from '../shared/accounts';
import { toSessionUser } from './session-user';

/**
 * Changes the name. The form sends the e-mail address along but shows it read-only: another one is refused.
 * @throws AppError invalid where the e-mail address differs by more than case
 */
export async function updateProfile(
  { db }: { db: Db },
  user: SessionUser,
  { name, email }: Profile,
): Promise<SessionUser> {
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    throw new AppError('invalid', 'Email cannot be changed here');
  }
  const updated = await updateUser(db, user.id, { name });
  if (!updated) throw new AppError('unauthenticated', 'This account no longer exists.');
  return toSessionUser(updated);
}
