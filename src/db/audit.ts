import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ActorKind, AuditAction, AuditDetails, AuditFilter } from '../shared/audit';
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

/** How many events of an actor there were since a moment, counted up to `most`. */
export async function countAuditEvents(
  db: Db,
  { action, actorId, since, most }: { action: AuditAction; actorId: string; since: Date; most: number },
): Promise<number> {
  const wanted = and(eq(auditEvents.action, action), gte(auditEvents.at, since), eq(auditEvents.actorId, actorId));
  const rows = await db.select({ id: auditEvents.id }).from(auditEvents).where(wanted).limit(most);
  return rows.length;
}

/** Which events are looked for: all, or those of one user's account. */
export interface AuditWanted extends AuditFilter {
  accountId?: string;
  /** The event that the page before ended with. */
  after?: string | undefined;
  limit: number;
}

/** An event with the names that are known now. Accounts that are gone have none; administrators that were removed are named by the log itself. */
export interface AuditRow extends Record<string, unknown> {
  id: string;
  at: Date;
  action: AuditAction;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  accountId: string | null;
  accountName: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  address: string | null;
  details: AuditDetails;
  /** The name of the file, where the subject is a contract of the account that is there. */
  filename: string | null;
}

/** Events, newest first. */
export async function listAuditEvents(db: Db, wanted: AuditWanted): Promise<AuditRow[]> {
  const rows = await db.execute<AuditRow>(sql`
    select e.id, e.at, e.action, e.actor_kind as "actorKind", e.actor_id as "actorId", e.account_id as "accountId",
           e.subject_kind as "subjectKind", e.subject_id as "subjectId", e.address, e.details || coalesce(n.details, '{}') as details,
           coalesce(actor.email, admin.email, ${REMOVED_ADMIN}) as "actorName", account.email as "accountName", c.filename
    from audit_events e
    left join audit_names n on n.event_id = e.id
    left join users actor on e.actor_kind = 'user' and actor.id = e.actor_id
    left join admins admin on e.actor_kind = 'admin' and admin.id = e.actor_id
    left join users account on account.id = e.account_id
    left join contracts c on c.id = case when e.subject_kind = 'contract' then e.subject_id::uuid end and c.user_id = e.account_id
    where ${sql.join(conditions(wanted), sql` and `)}
    order by e.at desc, e.id desc limit ${wanted.limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

const REMOVED_ADMIN = sql.raw(`(select r.details ->> 'email' from audit_events r
  where e.actor_kind = 'admin' and admin.id is null and r.action = 'admin-removed' and r.subject_id = e.actor_id::text limit 1)`);

function conditions({ accountId, after, search = '', action, from, to }: AuditWanted): SQL[] {
  const words = search.split(/\s+/).filter(Boolean);
  return [
    sql`true`,
    ...(accountId ? [sql`e.account_id = ${accountId}`] : []),
    ...(after ? [sql`(e.at, e.id) < (select at, id from audit_events where id = ${after})`] : []),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(from ? [sql`e.at >= ${from}::timestamp at time zone 'UTC'`] : []),
    ...(to ? [sql`e.at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
    ...words.map(holds),
  ];
}

/** Whether an event is about somebody whose name, e-mail address or id has a word, or came from such an address. */
function holds(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const people = sql`select id from users where name ilike ${pattern} or email ilike ${pattern}
    union select id from admins where name ilike ${pattern} or email ilike ${pattern}`;
  return sql`(e.actor_id in (${people}) or e.account_id in (${people}) or e.subject_id = ${word} or e.actor_id::text = ${word}
    or e.account_id::text = ${word} or e.address ilike ${pattern} or e.subject_id in (select id::text from admins where email ilike ${pattern})
    or n.details::text ilike ${pattern} or (e.action in ('admin-made', 'admin-removed') and e.details::text ilike ${pattern}))`;
}
