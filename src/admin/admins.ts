import { recordEvent, SYSTEM } from '../audit/record';
import { requireGoodPassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { deleteAdmin, insertAdmin, selectAdmins } from '../db/admins';
import type { Database, Db } from '../db/client';
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
 * @throws AppError conflict where the e-mail address is an administrator's already; password_refused
 */
export async function createAdmin(
  { db }: { db: Database },
  { name, email, password }: { name: string; email: string; password: string },
): Promise<Admin> {
  await requireGoodPassword(password, email);
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const admin = await insertAdmin(tx, { name, email, passwordHash });
      const subject = { kind: 'admin', id: admin.id };
      await recordEvent(tx, { action: 'admin-made', actor: SYSTEM, subject, details: { name, email } });
      return toAdmin(admin);
    });
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
export async function revokeAdmin({ db }: { db: Database }, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deleteAdmin(tx, email);
    if (!gone) throw new AppError('not_found', `There is no administrator with the email ${email}`);
    const subject = { kind: 'admin', id: gone.id };
    // The log goes on saying who did what: an administrator acts for the firm.
    const details = { name: gone.name, email: gone.email };
    await recordEvent(tx, { action: 'admin-removed', actor: SYSTEM, subject, details });
  });
}

function toAdmin({ id, name, email, createdAt }: Admin): Admin {
  return { id, name, email, createdAt };
}
