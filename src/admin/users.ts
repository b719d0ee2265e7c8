import { readAccountUse } from '../db/account-use';
import { countUsers, listUsers as selectUsers, type UserRow } from '../db/accounts';
import type { Db } from '../db/client';
import type { AdminUser, UserList, UserListQuery } from '../shared/admin';
import { USERS_PER_PAGE } from '../shared/limits';
import { monthOf } from '../shared/plans';

/** The users that the query asks for, newest first, with what they use; without one, all of them. */
export async function listUsers(
  { db, now }: { db: Db; now: () => Date },
  { search = '', page }: UserListQuery = {},
): Promise<UserList> {
  const words = search.split(/\s+/).filter(Boolean);
  const part = page === undefined ? {} : { limit: USERS_PER_PAGE, offset: (page - 1) * USERS_PER_PAGE };
  const [rows, total] = await Promise.all([selectUsers(db, { words, ...part }), countUsers(db, words)]);
  const ids = rows.map(({ id }) => id);
  const useOf = await readAccountUse(db, ids, monthOf(now()));
  const users = rows.map((row) => {
    const use = useOf.get(row.id);
    return { ...toAdminUser(row), ...(use && { use }) };
  });
  return { users, total };
}

/** What administrators see of a user. */
export function toAdminUser({ id, name, email, plan, createdAt }: UserRow): AdminUser {
  return { id, name, email, plan, createdAt: createdAt.toISOString() };
}
