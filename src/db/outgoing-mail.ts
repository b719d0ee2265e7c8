import { and, asc, between, count, eq, gt, gte, inArray, isNotNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { DateKind } from '../shared/date-kinds';
import type { MailData, MailedPreference, MailKind } from '../shared/mail';
import type { UserRow } from './accounts';
import type { Db } from './client';
import {
  contractDates,
  contracts,
  jobs,
  mailedContracts,
  outgoingMail,
  sentMail,
  toldDays,
  unsubscribeTokens,
  users,
} from './schema';

/** An e-mail that this process is sending, until another process is given it with a token of its own. */
export interface MailLease {
  id: string;
  token: string;
  /** Counted at the claim, this one included. */
  attempts: number;
}

/** A contract as an e-mail tells of it: what became of its analysis, or one of its days (YYYY-MM-DD). */
export interface MailedContract {
  contractId: string;
  filename: string;
  about: string;
  failed: boolean;
  day: string | null;
}

const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
const held = (lease: MailLease) => and(eq(outgoingMail.id, lease.id), eq(outgoingMail.leaseToken, lease.token));

/** Of each preference its column, for statements that must not send against a user's will. */
const ALLOWED = {
  emailSecurity: users.emailSecurity,
  emailDocuments: users.emailDocuments,
  emailMarketing: users.emailMarketing,
} satisfies Record<MailedPreference, unknown>;

/** E-mails about documents go to addresses that were proved, and to accounts that are older than the proof. */
const MAILED = sql`(${users.emailVerifiedAt} is not null or ${users.mailedUnverified})`;

/** Writes an e-mail to a user, unless the preference is off. `address` if not to the account's own of this moment. */
export async function insertMail(
  tx: Db,
  mail: {
    userId: string;
    kind: MailKind;
    preference: MailedPreference | null;
    address: string | null;
    data: MailData;
    lifeMs: number;
  },
): Promise<void> {
  const { userId, kind, preference, address, data, lifeMs } = mail;
  const allowed = preference === null ? sql`true` : ALLOWED[preference];
  await tx.execute(sql`
    insert into ${outgoingMail} (user_id, kind, address, data, expires_at)
    select id, ${kind}, coalesce(${address}::text, email), ${JSON.stringify(data)}::text::jsonb, ${inMs(lifeMs)} from ${users} where id = ${userId} and ${allowed}`);
}

/** How long an open e-mail waits for further contracts: that long after the last one, while others are being analysed, and at most. */
export interface GatherTiming {
  quietMs: number;
  busyMs: number;
  maxMs: number;
}

/**
 * The open e-mail of the contract's owner that gathers analyses, begun where there is none; null where the owner wants none. It waits for those that are still
 * to come, each putting it off anew, but no longer than `maxMs` from its first.
 */
export async function gatherAnalysis(
  tx: Db,
  ended: { contractId: string; failed: boolean },
  { quietMs, busyMs, maxMs }: GatherTiming,
  lifeMs: number,
): Promise<void> {
  const { contractId, failed } = ended;
  const wait = sql`case when exists (select 1 from ${jobs} where ${jobs.userId} = ${contracts.userId} and not ${jobs.bulk})
    then ${inMs(busyMs)} else ${inMs(quietMs)} end`;
  await tx.execute(sql`
    with gathering as (
      insert into ${outgoingMail} (user_id, kind, data, open, run_at, expires_at)
      select ${users.id}, 'analyses', '{}', true, ${wait}, ${inMs(lifeMs)}
      from ${contracts} join ${users} on ${users.id} = ${contracts.userId}
      where ${contracts.id} = ${contractId} and ${users.emailDocuments} and ${MAILED}
      on conflict (user_id, kind) where open do update
        set run_at = least(excluded.run_at, outgoing_mail.created_at + make_interval(secs => ${maxMs / 1000}::float8))
      returning id
    )
    insert into ${mailedContracts} (mail_id, contract_id, about, failed) select id, ${contractId}, 'analysis', ${failed} from gathering
    on conflict on constraint mailed_contracts_key do update set failed = excluded.failed`);
}

/** A day of a contract (YYYY-MM-DD), by its kind. */
export interface ComingDay {
  contractId: string;
  kind: string;
  day: string;
}

/** Users who want e-mails about their documents, have days of these kinds or some that come again until `to`, and were told of none since `since`. */
export async function findToRemind(
  db: Db,
  { kinds, from, to, since }: { kinds: readonly DateKind[]; from: string; to: string; since: Date },
): Promise<{ id: string }[]> {
  const isNear = or(
    between(contractDates.day, from, to),
    and(isNotNull(contractDates.base), lte(contractDates.day, to)),
  );
  const told = db
    .select({ one: sql`1` })
    .from(toldDays)
    .innerJoin(contracts, eq(contracts.id, toldDays.contractId))
    .where(and(eq(contracts.userId, users.id), gte(toldDays.toldAt, since)));
  const coming = db
    .select({ id: contractDates.userId })
    .from(contractDates)
    .where(and(inArray(contractDates.kind, [...kinds]), isNear));
  return await db
    .select({ id: users.id })
    .from(users)
    .where(and(users.emailDocuments, MAILED, inArray(users.id, coming), notExists(told)))
    .orderBy(users.id);
}

/** Notes reminders of days, each for so many days ahead, and answers those that were not noted before. Of two processes one gets each. */
export async function noteTold(
  tx: Db,
  reminders: readonly (ComingDay & { daysAhead: number })[],
  toldAt: Date,
): Promise<(ComingDay & { daysAhead: number })[]> {
  if (reminders.length === 0) return [];
  const rows = await tx
    .insert(toldDays)
    .values(
      reminders.map(({ contractId, kind, day, daysAhead }) => ({ contractId, about: kind, day, daysAhead, toldAt })),
    )
    .onConflictDoNothing()
    .returning();
  return rows.map(({ contractId, about, day, daysAhead }) => ({ contractId, kind: about, day, daysAhead }));
}

/** Writes an e-mail that tells a user of days. */
export async function insertDaysMail(
  tx: Db,
  userId: string,
  days: readonly ComingDay[],
  lifeMs: number,
): Promise<void> {
  const [mail] = await tx
    .insert(outgoingMail)
    .values({ userId, kind: 'days', data: {}, expiresAt: inMs(lifeMs) as never })
    .returning({ id: outgoingMail.id });
  if (!mail) throw new Error('inserting an email returned no row');
  await tx
    .insert(mailedContracts)
    .values(days.map(({ contractId, kind, day }) => ({ mailId: mail.id, contractId, about: kind, day })));
}

/**
 * Takes the e-mail that is due longest, in one short statement; from then on it gathers nothing more. Rows that another process is claiming at this moment
 * are skipped. All times are the database's.
 */
export async function claimMail(db: Db, leaseMs: number): Promise<MailLease | null> {
  const [row] = await db.execute<{ id: string; token: string; attempts: number }>(sql`
    update ${outgoingMail} set open = false, lease_token = gen_random_uuid(), lease_until = ${inMs(leaseMs)}, attempts = attempts + 1
    where id = (
      select id from ${outgoingMail} where run_at <= now() and (lease_until is null or lease_until < now())
      order by run_at, id limit 1 for update skip locked
    ) returning id, lease_token as token, attempts`);
  return row ? { ...row } : null;
}

/** What is to be sent, and to whom; null where the lease is not ours any more, or the account was deleted. */
export async function findMail(
  db: Db,
  lease: MailLease,
): Promise<{ mail: typeof outgoingMail.$inferSelect; user: UserRow; expired: boolean } | null> {
  const [row] = await db
    .select({ mail: outgoingMail, user: users, expired: sql<boolean>`${outgoingMail.expiresAt} < now()` })
    .from(outgoingMail)
    .innerJoin(users, eq(users.id, outgoingMail.userId))
    .where(held(lease));
  return row ?? null;
}

/** The contracts that an e-mail tells of, failed analyses first, then by day and name: `limit` of them, and how many there are. */
export async function findMailed(
  db: Db,
  mailId: string,
  limit: number,
): Promise<{ listed: MailedContract[]; all: number; failed: number }> {
  const { contractId, about, failed, day } = mailedContracts;
  const listed = await db
    .select({ contractId, filename: contracts.filename, about, failed, day })
    .from(mailedContracts)
    .innerJoin(contracts, eq(contracts.id, contractId))
    .where(eq(mailedContracts.mailId, mailId))
    .orderBy(sql`${failed} desc`, asc(day), asc(contracts.filename), asc(contractId))
    .limit(limit);
  const [sums] = await db
    .select({ all: count(), failed: sql<number>`(count(*) filter (where ${failed}))::int` })
    .from(mailedContracts)
    .where(eq(mailedContracts.mailId, mailId));
  return { listed, all: sums?.all ?? 0, failed: sums?.failed ?? 0 };
}

/** Removes an e-mail that was sent or is sent no more, if it is still ours. */
export async function removeMail(db: Db, lease: MailLease): Promise<boolean> {
  return (await db.delete(outgoingMail).where(held(lease)).returning({ id: outgoingMail.id })).length > 0;
}

/** Gives one back, due again after `delayMs`. `counts` is false for an attempt that was not the message's fault. */
export async function releaseMail(
  db: Db,
  lease: MailLease,
  { delayMs, lastError, counts }: { delayMs: number; lastError: string | null; counts: boolean },
): Promise<void> {
  const attempts = counts ? lease.attempts : lease.attempts - 1;
  await db
    .update(outgoingMail)
    .set({ leaseToken: null, leaseUntil: null, runAt: inMs(delayMs), lastError, attempts })
    .where(held(lease));
}

const DAY_AGO = sql`now() - interval '1 day'`;

/** How many e-mails a user was sent in the last 24 hours. */
export async function countSent(db: Db, userId: string): Promise<number> {
  const recent = and(eq(sentMail.userId, userId), gt(sentMail.sentAt, DAY_AGO));
  const [row] = await db.select({ sent: count() }).from(sentMail).where(recent);
  return row?.sent ?? 0;
}

export async function noteSent(db: Db, userId: string): Promise<void> {
  // The account may have been deleted while its last message was on its way.
  await db.execute(sql`insert into ${sentMail} (user_id) select id from ${users} where id = ${userId}`);
}

/** Forgets what no limit asks for any more. */
export async function deleteOldSent(db: Db): Promise<void> {
  await db.delete(sentMail).where(lt(sentMail.sentAt, DAY_AGO));
}

/** The token by which a user ends e-mails that rest on a preference; `fresh` becomes it where there is none. */
export async function unsubscribeToken(
  db: Db,
  userId: string,
  preference: MailedPreference,
  fresh: string,
): Promise<string> {
  const [row] = await db
    .insert(unsubscribeTokens)
    .values({ token: fresh, userId, preference })
    .onConflictDoUpdate({ target: [unsubscribeTokens.userId, unsubscribeTokens.preference], set: { userId } })
    .returning({ token: unsubscribeTokens.token });
  if (!row) throw new Error('keeping an unsubscribe token returned no row');
  return row.token;
}

/** Whose token it is, for which preference, and whether that is on; null where it is nobody's. */
export async function findUnsubscribe(
  db: Db,
  token: string,
): Promise<{ userId: string; preference: MailedPreference; user: UserRow } | null> {
  const [row] = await db
    .select({ userId: unsubscribeTokens.userId, preference: unsubscribeTokens.preference, user: users })
    .from(unsubscribeTokens)
    .innerJoin(users, eq(users.id, unsubscribeTokens.userId))
    .where(eq(unsubscribeTokens.token, token));
  return row ?? null;
}
