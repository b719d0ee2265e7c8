import { listUsers as selectUsers, type UserRow } from '../db/accounts';
import type { Db } from '../db/client';
import type { AdminUser } from '../shared/admin';

/** All users, newest first. */
export async function listUsers({ db }: { db: Db }): Promise<AdminUser[]> {
  return (await selectUsers(db)).map(toAdminUser);
}

/** What administrators see of a user. */
export function toAdminUser({ id, name, email, plan, createdAt }: UserRow): AdminUser {
  return { id, name, email, plan, createdAt: createdAt.toISOString() };
}
