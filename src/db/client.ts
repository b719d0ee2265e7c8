import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import * as schema from './schema';

/** The pool. Queries take a `Db`, so that they run alike alone and in a transaction. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: Sql };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Db = Database | Transaction;

/** Opens a pool; nothing is sent until the first query. Close it with `db.$client.end()`. */
export function openDatabase(options: postgres.Options<Record<string, never>>): Database {
  return drizzle(postgres(options), { schema });
}
