import { countUsers, listUsers as selectUsers, type UserRow } from '../db/accounts';
import type { Db } from '../db/client';
import type { AdminUser, UserList, UserListQuery } from '../shared/admin';
import { USERS_PER_PAGE } from '../shared/limits';

/** The users that the query asks for, newest first; without one, all of them. */
export async function listUsers({ db }: { db: Db }, { search = '', page }: UserListQuery = {}): Promise<UserList> {
  const words = search.split(/\s+/).filter(Boolean);
  const part = page === undefined ? {} : { limit: USERS_PER_PAGE, offset: (page - 1) * USERS_PER_PAGE };
  const [rows, total] = await Promise.all([selectUsers(db, { words, ...part }), countUsers(db, words)]);
  return { users: rows.map(toAdminUser), total };
}

/** What administrators see of a user. */
export function toAdminUser({ id, name, email, plan, createdAt }: UserRow): AdminUser {
  return { id, name, email, plan, createdAt: createdAt.toISOString() };
}
