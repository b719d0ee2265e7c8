import type { Db } from '../db/client';
import { selectFactors } from '../db/factors';
import type { SessionUser } from '../shared/accounts';

/** A user as the own session shows them, with whether they still lack the second factor that is demanded. @param required whether the operator demands one of users */
export async function withFactorDuty(db: Db, user: SessionUser, required: boolean): Promise<SessionUser> {
  const lacks = required && (await selectFactors(db, { kind: 'user', id: user.id })).length === 0;
  return lacks ? { ...user, mustAddFactor: true } : user;
}
