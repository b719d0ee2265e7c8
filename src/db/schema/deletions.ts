import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * When users or contracts were last deleted, by a trigger, and when what is left of deleted rows in the database's files was last purged
 * (`db/purge.ts`). One row.
 */
export const deletions = pgTable('deletions', {
  only: boolean('only').primaryKey().default(true),
  deletedAt: moment('deleted_at'),
  purgedAt: moment('purged_at'),
});
