import { hashPassword } from '../credentials/passwords';
import { deleteAdmin, insertAdmin, selectAdmins } from '../db/admins';
import type { Db } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { AppError } from '../errors';

export interface Admin {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
}

/**
 * Makes an administrator. Only the CLI does; nobody becomes one over HTTP.
 * @throws AppError conflict where the e-mail address is an administrator's already
 */
export async function createAdmin(
  { db }: { db: Db },
  { name, email, password }: { name: string; email: string; password: string },
): Promise<Admin> {
  const passwordHash = await hashPassword(password);
  try {
    return toAdmin(await insertAdmin(db, { name, email, passwordHash }));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', `An administrator with the email ${email} exists`);
    throw error;
  }
}

/** Oldest first. */
export async function listAdmins({ db }: { db: Db }): Promise<Admin[]> {
  return (await selectAdmins(db)).map(toAdmin);
}

/**
 * Removes an administrator; the sessions end at once.
 * @throws AppError not_found
 */
export async function revokeAdmin({ db }: { db: Db }, email: string): Promise<void> {
  if (!(await deleteAdmin(db, email))) {
    throw new AppError('not_found', `There is no administrator with the email ${email}`);
  }
}

function toAdmin({ id, name, email, createdAt }: Admin): Admin {
  return { id, name, email, createdAt };
}
