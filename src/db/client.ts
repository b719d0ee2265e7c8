import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { AppError } from '../errors';
import * as schema from './schema';

/** The pool. Queries take a `Db`, so that they run alike alone and in a transaction. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: Sql };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Db = Database | Transaction;

export type ConnectionOptions = postgres.Options<Record<string, never>>;
/** A URL (DATABASE_URL), or options such as those of the embedded Postgres. */
export type ConnectionTarget = string | ConnectionOptions;

/** Longest time for one statement and for a pause within a transaction; kept by the server too, should we be gone. */
const STATEMENT_LIMIT_MS = 30_000;
/** Longest time for a whole transaction, kept here. */
const TRANSACTION_LIMIT_MS = 45_000;
const RETRY_AFTER_S = 5;

/** What differs from the pool that a server uses. */
export interface DatabaseLimits extends Pick<ConnectionOptions, 'max' | 'connection' | 'max_lifetime'> {
  transactionMs?: number;
}

const DEFAULTS: ConnectionOptions = {
  max: 10,
  /** Seconds. */
  connect_timeout: 10,
  idle_timeout: 300,
  /** Seconds until the next try to connect; the driver's own goes up to 20. */
  backoff: ((failures: number) => Math.min(0.05 * 2 ** failures, 2)) as never,
  /** We send no arrays; asking for their types on each new connection rejects unheard when that breaks. */
  fetch_types: false,
  /** Notices are chatter ("relation exists, skipping"), printed to the console unless taken. */
  onnotice: () => undefined,
  connection: {
    application_name: 'counterpart',
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
  },
};

/**
 * Opens a pool; nothing is sent until the first query. Close it with `db.$client.end()`.
 *
 * Every transaction of it has a deadline and ends as AppError `unavailable` when it passes: a connection that breaks at the wrong
 * moment can leave one that never settles. What the late function still does is rolled back.
 */
export function openDatabase(target: ConnectionTarget, limits: DatabaseLimits = {}): Database {
  const { transactionMs = TRANSACTION_LIMIT_MS, ...pool } = limits;
  const options = { ...DEFAULTS, ...(typeof target === 'string' ? {} : target), ...pool };
  const client = typeof target === 'string' ? postgres(target, options) : postgres(options);
  const db: Database = drizzle(client, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const deadline = new TransactionDeadline(transactionMs);
    return deadline.bound(
      begin(async (tx) => {
        const result = await work(tx);
        deadline.check();
        return result;
      }, config),
    );
  };
  return db;
}

class TransactionDeadline {
  private readonly passed = Promise.withResolvers<never>();
  private readonly timer: ReturnType<typeof setTimeout>;
  private late = false;

  constructor(ms: number) {
    this.timer = setTimeout(() => {
      this.late = true;
      this.passed.reject(tooLate());
    }, ms);
  }

  /** Before the commit: whoever was told that it failed must not find it done. */
  check(): void {
    if (this.late) throw tooLate();
  }

  bound<T>(transaction: Promise<T>): Promise<T> {
    return Promise.race([transaction, this.passed.promise]).finally(() => clearTimeout(this.timer));
  }
}

const tooLate = () =>
  new AppError('unavailable', 'The database did not answer in time. Please try again in a moment.', RETRY_AFTER_S);
