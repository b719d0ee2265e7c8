import { countAuditEvents } from '../db/audit';
import type { Db } from '../db/client';
import { findStoredFile } from '../db/contracts';
import { isId } from '../shared/ids';
import { recordOnce } from './record';

/** Of one account in an hour so many contracts of others are noted: enough to see what somebody is after. */
const MOST_IN_AN_HOUR = 20;

interface Deps {
  db: Db;
  now: () => Date;
}

const hourOf = (now: Date) => now.toISOString().slice(0, 13);

/**
 * Notes that a user asked for the contract of another, who is told of it, once an hour for each contract and for so many in all. Ids that belong to nobody are none: of them people type
 * and keep many.
 */
export async function recordRefusedContract(
  { db, now }: Deps,
  { userId, contractId, address }: { userId: string; contractId: string; address: string },
): Promise<void> {
  const file = isId(contractId) ? await findStoredFile(db, contractId) : null;
  if (!file || file.userId === userId) return;
  const hour = hourOf(now());
  const since = new Date(`${hour}:00:00Z`);
  const action = 'contract-refused';
  if ((await countAuditEvents(db, { action, actorId: userId, since, most: MOST_IN_AN_HOUR })) >= MOST_IN_AN_HOUR)
    return;
  await recordOnce(db, {
    action,
    actor: { kind: 'user', id: userId },
    subject: { kind: 'contract', id: contractId },
    account: file.userId,
    address,
    once: `refused contract ${userId} ${contractId} ${hour}`,
  });
}

/** Notes, once an hour, that a user called what administrators alone may. */
export async function recordRefusedAdminCall(
  { db, now }: Deps,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const once = `refused admin call ${userId} ${hourOf(now())}`;
  await recordOnce(db, { action: 'admin-call-refused', actor: { kind: 'user', id: userId }, address, once });
}
