import { attempt } from '../credentials/attempts';
import { verifyPassword } from '../credentials/passwords';
import { findAdminByEmail } from '../db/admins';
import type { Db } from '../db/client';
import { AppError } from '../errors';
import type { AdminLogin } from '../shared/admin';
import { openAdminSession } from './sessions';

/**
 * Opens an administrator's session and returns its token; counted and timed like a user's sign-in.
 * @throws AppError unauthenticated, too_many
 */
export async function loginAdmin(
  deps: { db: Db; now: () => Date },
  { email, password }: AdminLogin,
  address: string,
): Promise<string> {
  const admin = await attempt(deps, { kind: 'admin', account: email, address }, async () => {
    const found = await findAdminByEmail(deps.db, email);
    return (await verifyPassword(password, found?.passwordHash, 'admin')) ? found : null;
  });
  if (!admin) throw new AppError('unauthenticated', 'Invalid admin credentials');
  return openAdminSession(deps, admin.id);
}
