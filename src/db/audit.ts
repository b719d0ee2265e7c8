import { lt } from 'drizzle-orm';
import type { AuditDetails } from '../shared/audit';
import type { Db } from './client';
import { auditEvents, auditNames } from './schema';

export type NewAuditEvent = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

/**
 * Adds an event; one that is told `once` and was told already is left out.
 * @param names what it says of a person by name, kept as long as the account is there
 */
export async function insertAuditEvent(db: Db, event: NewAuditEvent, names: AuditDetails | null): Promise<void> {
  const rows = await db.insert(auditEvents).values(event).onConflictDoNothing().returning({ id: auditEvents.id });
  const [added] = rows;
  if (added && names && event.accountId)
    await db.insert(auditNames).values({ eventId: added.id, userId: event.accountId, details: names });
}

/** Removes what is older than `before`; the database refuses where that is less than 30 days ago. @returns how many went */
export async function deleteOldAuditEvents(db: Db, before: Date): Promise<number> {
  const rows = await db.delete(auditEvents).where(lt(auditEvents.at, before)).returning({ id: auditEvents.id });
  return rows.length;
}
