import { updateUser } from '../db/accounts';
import type { Db } from '../db/client';
import { AppError } from '../errors';
import type { Notifications, SessionUser } from '../shared/accounts';
import { toSessionUser } from './session-user';

/** Saves the five preferences. */
export async function updateNotifications(
  { db }: { db: Db },
  userId: string,
  notifications: Notifications,
): Promise<SessionUser> {
  const updated = await updateUser(db, userId, notifications);
  if (!updated) throw new AppError('unauthenticated', 'This account no longer exists.');
  return toSessionUser(updated);
}
