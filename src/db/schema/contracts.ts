import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Analysis } from '../../shared/analysis';
import { CONTRACT_STATUSES, type Headline } from '../../shared/contracts';
import type { RunProof } from '../../shared/runs';
import { STAGES } from '../../shared/stages';
import { users } from './accounts';
import { bytea, moment } from './columns';

/**
 * What lists show of the analysis that is shown, with its summary, so that none has to be loaded for a list. `playbookKind` is the kind whose playbooks hold for it, null
 * where it was asked nothing; listings of older versions lack it.
 */
export type StoredHeadline = Headline & { summary: string; playbookKind?: string | null };

/**
 * `upload` is 'pending' until the object is written (such rows are shown to nobody and swept when old), then 'ready'.
 * `filename` is for people only.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    upload: text('upload', { enum: ['pending', 'ready'] })
      .notNull()
      .default('pending'),
    filename: text('filename').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    objectKey: text('object_key').notNull().unique(),
    status: text('status', { enum: CONTRACT_STATUSES }).notNull().default('processing'),
    stage: text('stage', { enum: STAGES }),
    /** The summary of the analysis, or the reason for people when `status` is 'error'. */
    summary: text('summary'),
    /** The analysis that is shown: the newest run. */
    analysisId: uuid('analysis_id'),
    /** Why the last attempt to analyse it again failed, for people; the run before it is still shown. */
    rerunFailure: text('rerun_failure'),
    /** The side of its kind that the reader acts for; null for neither. */
    actingFor: text('acting_for'),
    /** The playbook that was applied to it, in that version; 'built-in', or null for the default of its kind and side. */
    playbook: text('playbook'),
    playbookVersion: integer('playbook_version'),
    /** Of the analysis that is shown, as that side reads it; null before the first, and in rows from before it was kept. */
    headline: jsonb('headline').$type<StoredHeadline>(),
    /** By which version of `contracts/refresh-listing.ts` headline and cells were written; an older one, or 0, says that they are to be written anew. */
    listedBy: integer('listed_by').notNull().default(0),
    /** The same of its text in `contract_texts`, by which version of `contracts/refresh-index.ts`. A trigger sets it back with each new run. */
    indexedBy: integer('indexed_by').notNull().default(0),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (t) => [
    index('contracts_user_id_idx').on(t.userId, t.uploadedAt),
    index('contracts_user_sha256_idx').on(t.userId, t.sha256),
    index('contracts_listed_by_idx').on(t.listedBy).where(sql`${t.analysisId} is not null`),
    index('contracts_indexed_by_idx').on(t.indexedBy, t.userId).where(sql`${t.analysisId} is not null`),
    index('contracts_pending_idx').on(t.uploadedAt).where(sql`${t.upload} = 'pending'`),
  ],
);

/** The columns of rows that go with a contract and with its user. */
export const ofContract = () => ({
  contractId: uuid('contract_id')
    .notNull()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Objects whose rows are gone and that still have to be deleted from the store. */
export const deletedObjects = pgTable('deleted_objects', {
  objectKey: text('object_key').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});

/**
 * One finished run of an engine over a contract; a trigger refuses every change. `text` is the gzipped JSON of the ContractText it
 * rests on; `proof` what was worked out from it, null in runs made before that was kept.
 */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    analysis: jsonb('analysis').$type<Analysis>().notNull(),
    text: bytea('text').notNull(),
    proof: jsonb('proof').$type<RunProof>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('analyses_contract_id_idx').on(t.contractId)],
);

/**
 * Work to do. A worker claims a row by setting `leaseToken` and `leaseUntil` (database clock) and counting an attempt; every
 * write of a result checks the token. 'waiting' rows are due from `runAt` on; 'running' rows whose lease ran out are due again.
 * What nobody waits for (`bulk`) comes after everything else, and within each users are served in turns (`claimJob`).
 *
 * `jobs_turn_idx` is the order of the queue, so that a claim reads its first entries only. It names neither state nor lease: claims and
 * heartbeats leave it as it is; the time a job is due from stands in it so that those that wait for later are passed over there. `jobs_order_idx` was the order before there were turns, and goes when no version that reads it can run.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'running'] })
      .notNull()
      .default('waiting'),
    bulk: boolean('bulk').notNull().default(false),
    /** Whether a first try ended since it took long: such work has places of its own, so that it is in nobody's way (`jobs/worker.ts`). */
    long: boolean('long').notNull().default(false),
    /** Whose contract it is; null in rows of a version that knew no turns. */
    userId: uuid('user_id'),
    /** Its place in line: see `insertJob`. */
    turn: bigint('turn', { mode: 'number' }).notNull().default(0),
    /** How much of it is for what its user took of the processor: when it is taken, the clock goes on as if it had none. */
    handicap: integer('handicap').notNull().default(0),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** How many of the attempts ended without a word, by a lease that ran out: the sign of a document that kills workers. */
    crashes: integer('crashes').notNull().default(0),
    leaseToken: uuid('lease_token'),
    leaseUntil: moment('lease_until'),
    /** Error class of the last attempt, for operators; never contract text. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('jobs_turn_idx').on(t.bulk, t.turn, t.id, t.runAt),
    index('jobs_long_idx').on(t.bulk, t.turn, t.id, t.runAt).where(sql`${t.long}`),
    index('jobs_user_id_idx').on(t.userId, t.bulk, t.turn),
    index('jobs_order_idx').on(t.bulk, t.runAt, t.id),
    index('jobs_contract_id_idx').on(t.contractId),
  ],
);

/**
 * What reading a user's documents took of the processor, from which turns follow (`nextTurn`). `recent` is in milliseconds and halves
 * every `HALF_LIFE_SECONDS` from `at` on, as does `ends`: how many documents ended since they took too much, for each of which `recent`
 * grows further. `total` is the plain sum.
 */
export const processorUse = pgTable('processor_use', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  recent: doublePrecision('recent').notNull(),
  ends: doublePrecision('ends').notNull(),
  at: moment('at').notNull().defaultNow(),
  total: doublePrecision('total').notNull(),
});

/**
 * The turn that was taken last. A sequence, since its value is set without a lock that others wait for; being a step behind, or ahead after
 * a claim that was rolled back, does no harm.
 */
export const jobsClock = pgSequence('jobs_clock', { minValue: 0, startWith: 0 });
