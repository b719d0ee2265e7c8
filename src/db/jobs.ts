import { and, eq, exists, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Stage } from '../shared/stages';
import type { Db } from './client';
import { contracts, jobs, jobsClock, processorUse, users } from './schema';

/** A job that this process works on, until another process is given it with a token of its own. */
export interface Lease {
  jobId: number;
  contractId: string;
  token: string;
  /** Counted at the claim, this one included. */
  attempts: number;
  /** How many earlier attempts died without a word. */
  crashes: number;
}

/** How far the clock of turns goes on for each job of one user. */
const STEPS = sql.raw('2');
/** Among how many of the first in line a claim chooses: enough for some hundred users at once to be told apart by what they have running. */
const IN_SIGHT = 100;
/** Among how many, running ones too, it counts those: what runs stands before what waits. Always by the index, never by a guess of the planner. */
const AT_FRONT = 400;
/** What jobs are claimed for: the first try of each, which has to be short, or the long work of those that were not. */
export type Place = 'first' | 'long';
/** Who is served among those that wait for a first try: whose turn it is, or who came new last. */
export type Choice = 'turn' | 'newest';
const CLOCK = sql.raw(`"${jobsClock.seqName}"`);
const DUE = sql`${jobs.runAt} <= now() and (${jobs.state} = 'waiting' or ${jobs.leaseUntil} < now())`;

/** The end of the queue's index before the turns that nobody new can have, looked at backwards. */
const NEWEST = sql`not long and not bulk and handicap = 0 and attempts = 0
  and turn <= (select last_value from ${CLOCK}) + 1 order by bulk desc, turn desc, run_at desc, id desc`;

/** What somebody used of the processor lately counts half after so long. */
const HALF_LIFE_SECONDS = 1_800;
/** Milliseconds of processor time that cost no turns: some thirty contracts; and how many weigh as much as one more job in line. */
const FREE_MS = 30_000;
const MS_A_STEP = 3_000;
/** Nobody has to let more jobs of others pass for each of one's own. */
const MOST_STEPS = 200;
/** What a document that ends since it takes too much costs beside its time; the second one twice as much, and so on. */
const END_MS = 30_000;

const LEFT = sql`power(0.5, extract(epoch from now() - ${processorUse.at}) / ${sql.raw(String(HALF_LIFE_SECONDS))})`;

interface ClaimedRow extends Record<string, unknown> {
  id: string;
  contract_id: string;
  lease_token: string;
  attempts: number;
  crashes: number;
}

const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
const held = (lease: Lease) => and(eq(jobs.id, lease.jobId), eq(jobs.leaseToken, lease.token));

/**
 * The turns of a user's next jobs, the first of them first: start-time fair queueing (Goyal, Vin and Cheng 1996), where a job of one's own
 * costs two steps of the clock, and more where its user used much of the processor lately. Who has nothing in line comes one step after
 * the turn that was taken last: before the next of everybody who is served already, behind those who came new before.
 */
const nextTurn = (userId: SQLWrapper, { bulk = false, long = false, nth = sql`1` } = {}) => sql`
  greatest((select last_value from ${CLOCK}) + 1,
    (select max(turn) from ${jobs} where user_id = ${userId} and bulk = ${bulk} and long = ${long}) + ${STEPS})
  + ${handicap(userId)} + (${nth} - 1) * ${STEPS}`;

/** Steps for what a user took of the processor lately. */
const handicap = (userId: SQLWrapper) => sql`
  ${STEPS} * coalesce((select least(${MOST_STEPS}, greatest(0, ${processorUse.recent} * ${LEFT} - ${FREE_MS}) / ${MS_A_STEP})
    from ${processorUse} where ${processorUse.userId} = ${userId}), 0)::int`;

/** Queues the contract, behind what its user has in line already. Two of one user take turns at this: else both got the same turn. */
export async function insertJob(tx: Db, contractId: string): Promise<void> {
  await lockOwner(tx, contractId);
  await tx.execute(sql`
    insert into ${jobs} (contract_id, user_id, turn, handicap)
      select id, user_id, ${nextTurn(contracts.userId)}, ${handicap(contracts.userId)}
    from ${contracts} where id = ${contractId}`);
}

/** Sets the clock to just before the first in line: for a queue that was copied from a database whose clock stood elsewhere. */
export const RESUME_CLOCK = `select setval('${jobsClock.seqName}', greatest(0, min(turn) - 1)) from jobs where not bulk`;

async function lockOwner(tx: Db, contractId: string): Promise<void> {
  const owner = tx.select({ id: contracts.userId }).from(contracts).where(eq(contracts.id, contractId));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
}

export async function hasJob(db: Db, contractId: string): Promise<boolean> {
  return (await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.contractId, contractId)).limit(1)).length > 0;
}

/** Queues those of the contracts that are not queued, after all that somebody waits for; answers which. */
export async function insertBulkJobs(tx: Db, contractIds: string[]): Promise<string[]> {
  const nth = sql`row_number() over (partition by user_id order by uploaded_at, id)`;
  const rows = await tx.execute<{ id: string }>(sql`
    insert into ${jobs} (contract_id, bulk, user_id, turn, handicap)
      select id, true, user_id, ${nextTurn(contracts.userId, { bulk: true, nth })}, ${handicap(contracts.userId)}
    from ${contracts} where ${inArray(contracts.id, contractIds)}
      and not exists (select 1 from ${jobs} where ${jobs.contractId} = ${contracts.id}) order by uploaded_at, id
    returning contract_id as id`);
  return rows.map(({ id }) => id);
}

/** Has a contract that waits among many analysed with those that somebody waits for; false where it does not. */
export async function hurryJob(tx: Db, contractId: string): Promise<boolean> {
  await lockOwner(tx, contractId);
  const waits = and(
    eq(jobs.contractId, contractId),
    eq(jobs.state, 'waiting'),
    eq(jobs.bulk, true),
    eq(jobs.long, false),
  );
  const owner = tx.select({ id: contracts.userId }).from(contracts).where(eq(contracts.id, contractId));
  const turn = nextTurn(sql`(${owner})`);
  const late = handicap(sql`(${owner})`);
  return (
    (await tx.update(jobs).set({ bulk: false, turn, handicap: late }).where(waits).returning({ id: jobs.id })).length >
    0
  );
}

/**
 * Takes the job whose turn it is, bulk ones last, in one short statement: waiting ones whose time has come and running ones whose lease
 * ran out. Among the first in line the user with the fewest jobs running comes first, then the earliest turn, then who
 * came first; what takes long is in a line of its own. Rows that another process is claiming at this moment are skipped. All times are the database's.
 *
 * With 'newest' it takes the first try of who came new last, null where nobody did: whose turn comes before that of the next newcomer (so that it
 * is nobody's second), who has nothing running and used little of the processor. Whoever asks so every other time keeps a newcomer
 * from waiting for however many others who came just before, and each of these from waiting more than twice as long.
 */
export async function claimJob(
  db: Db,
  leaseMs: number,
  place: Place = 'first',
  choice: Choice = 'turn',
): Promise<Lease | null> {
  const fits = sql.raw(place === 'long' ? 'long' : 'not long');
  const isNew = choice === 'newest' && place === 'first';
  const line = isNew ? NEWEST : sql`${fits} order by bulk, turn, id`;
  const order = isNew
    ? sql`coalesce(running, 0) = 0 order by line.turn desc, line.run_at desc, line.id desc`
    : sql`true order by line.bulk, coalesce(running, 0), line.turn, line.id`;
  const [row] = await db.execute<ClaimedRow>(sql`
    with line as materialized (
      select id, user_id, bulk, turn, run_at from ${jobs} where ${DUE} and ${line} limit ${IN_SIGHT}
    ), busy as materialized (
      select user_id, bulk, count(*) as running from (
        select user_id, bulk, state, lease_until from ${jobs} where run_at <= now() and ${fits} order by bulk, turn, id limit ${AT_FRONT}
      ) as front where state = 'running' and lease_until >= now() group by user_id, bulk
    ), taken as (
      update ${jobs} set state = 'running', lease_token = gen_random_uuid(), lease_until = ${inMs(leaseMs)},
        attempts = attempts + 1, crashes = crashes + (state = 'running')::int
      where id = (
        select ${jobs.id} from line join ${jobs} on ${jobs.id} = line.id
          left join busy on busy.user_id = line.user_id and busy.bulk = line.bulk
        where ${DUE} and ${order}
        limit 1 for update of ${jobs} skip locked
      ) returning id, contract_id, lease_token, attempts, crashes, long, turn - handicap as turn
    )
    select id, contract_id, lease_token, attempts, crashes,
      case when not long and turn > (select last_value from ${CLOCK}) then setval(${jobsClock.seqName}::regclass, turn) end
    from taken`);
  if (!row) return null;
  const { id, contract_id: contractId, lease_token: token, attempts, crashes } = row;
  return { jobId: Number(id), contractId, token, attempts, crashes };
}

/** Keeps a lease for another `leaseMs`; false where it is not ours any more. */
export async function extendLease(db: Db, lease: Lease, leaseMs: number): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(held(lease))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

/** What is shown of the contract that a job works on; null where the lease is not ours any more. The contract must be locked. */
export async function findShown(
  tx: Db,
  lease: Lease,
): Promise<Pick<typeof contracts.$inferSelect, 'status' | 'stage'> | null> {
  const [shown] = await tx
    .select({ status: contracts.status, stage: contracts.stage })
    .from(jobs)
    .innerJoin(contracts, eq(contracts.id, jobs.contractId))
    .where(held(lease));
  return shown ?? null;
}

/** Removes the job if the lease is still ours, which locks out every other writer of its result, and answers whether nobody waited for it; else null. */
export async function finishJob(tx: Db, lease: Lease): Promise<{ bulk: boolean } | null> {
  const [ended] = await tx.delete(jobs).where(held(lease)).returning({ bulk: jobs.bulk });
  return ended ?? null;
}

/** Gives a job back, due again after `delayMs`. Does nothing where the lease is not ours any more. */
export async function releaseJob(db: Db, lease: Lease, delayMs: number, lastError: string | null): Promise<void> {
  await setStage(db, lease, null);
  await db
    .update(jobs)
    .set({ state: 'waiting', leaseToken: null, leaseUntil: null, runAt: inMs(delayMs), lastError })
    .where(held(lease));
}

/** Gives back a job that a worker has no time to finish: due at once, and as if this attempt had not been made. */
export async function returnJob(db: Db, lease: Lease): Promise<void> {
  await setStage(db, lease, null);
  await db
    .update(jobs)
    .set({ state: 'waiting', leaseToken: null, leaseUntil: null, runAt: sql`now()`, attempts: lease.attempts - 1 })
    .where(held(lease));
}

/** Gives back a job whose first try took long, as if this attempt had not been made: it waits among the long ones for its turn. */
export async function deferJob(db: Db, lease: Lease): Promise<void> {
  await setStage(db, lease, null);
  const turn = nextTurn(sql`${jobs.userId}`, { long: true });
  await db
    .update(jobs)
    .set({ state: 'waiting', long: true, turn, leaseToken: null, leaseUntil: null, attempts: lease.attempts - 1 })
    .where(held(lease));
}

/**
 * Books what a job took of the processor with the owner of its contract.
 * @param tookTooMuch whether its document was given up since it takes more than one may
 */
export async function bookProcessorUse(db: Db, contractId: string, ms: number, tookTooMuch: boolean): Promise<void> {
  const ends = tookTooMuch ? 1 : 0;
  const left = sql`${processorUse.ends} * ${LEFT}`;
  await db.execute(sql`
    insert into ${processorUse} (user_id, recent, ends, at, total)
      select user_id, ${ms + ends * END_MS}::float8, ${ends}, now(), ${ms}::float8 from ${contracts} where id = ${contractId}
    on conflict (user_id) do update set at = now(), ends = ${left} + ${ends}, total = ${processorUse.total} + ${ms}::float8,
      recent = ${processorUse.recent} * ${LEFT} + ${ms}::float8 + ${ends} * ${END_MS}::float8 * (${left} + 1)`);
}

/** Shows how far an analysis is, null while nobody works on it; written only by the holder of the lease. */
export async function setStage(db: Db, lease: Lease, stage: Stage | null): Promise<void> {
  const ours = exists(db.select({ id: jobs.id }).from(jobs).where(held(lease)));
  await db
    .update(contracts)
    .set({ stage })
    .where(and(eq(contracts.id, lease.contractId), ours));
}
