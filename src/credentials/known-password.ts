import type { Database } from '../db/client';
import { attempt } from './attempts';
import { verifyPassword } from './passwords';

/**
 * Checks the password of somebody who is signed in. Failures are counted like failed sign-ins, or a borrowed session could guess the password.
 * @param account the account's id
 * @param find its row
 * @returns the row; null where the password is wrong
 * @throws AppError too_many
 */
export async function checkKnownPassword<T extends { passwordHash: string | null }>(
  deps: { db: Database; now: () => Date },
  account: string,
  find: () => Promise<T | null>,
  password: string,
): Promise<T | null> {
  return await attempt(deps, { kind: 'password', account, address: null }, async () => {
    const found = await find();
    return (await verifyPassword(password, found?.passwordHash, 'known')) ? found : null;
  });
}
