import { recordEvent } from '../audit/record';
import { updateUser } from '../db/accounts';
import type { Database } from '../db/client';
import { AppError } from '../errors';
import type { Profile, SessionUser } from '../shared/accounts';
import { toSessionUser } from './session-user';

/**
 * Changes the name. The form sends the e-mail address along but shows it read-only: another one is refused.
 * @param address where the caller is
 * @throws AppError invalid where the e-mail address differs by more than case
 */
export async function updateProfile(
  { db }: { db: Database },
  user: SessionUser,
  { name, email }: Profile,
  address: string,
): Promise<SessionUser> {
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    throw new AppError('invalid', 'Email cannot be changed here');
  }
  return await db.transaction(async (tx) => {
    const updated = await updateUser(tx, user.id, { name });
    if (!updated) throw new AppError('unauthenticated', 'This account no longer exists.');
    const names = { nameBefore: user.name, name };
    if (name !== user.name)
      await recordEvent(tx, { action: 'profile-changed', actor: { kind: 'user', id: user.id }, address, names });
    return toSessionUser(updated);
  });
}
