import { bigint, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment } from './columns';

/**
 * What one use of a model cost: pages, tokens, time and, where prices were set then, money. `failure` is the kind of what went wrong, null where nothing did; `status` the HTTP status with
 * it. Rows outlive their users, so that the operator's sums stay right.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the model was asked for: the review of an analysis, or the reading of scanned pages. */
    kind: text('kind', { enum: ['review', 'scan'] })
      .notNull()
      .default('review'),
    model: text('model').notNull(),
    requests: integer('requests').notNull(),
    promptTokens: integer('prompt_tokens').notNull(),
    completionTokens: integer('completion_tokens').notNull(),
    pages: integer('pages').notNull(),
    /** The contract that it was for, which may be gone; null in rows of older versions, as are the next three. */
    contractId: uuid('contract_id'),
    ms: integer('ms'),
    cost: numeric('cost', { precision: 16, scale: 6, mode: 'number' }),
    currency: text('currency'),
    failure: text('failure'),
    status: integer('status'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('model_usage_user_id_idx').on(t.userId, t.createdAt),
    index('model_usage_created_at_idx').on(t.createdAt),
  ],
);
