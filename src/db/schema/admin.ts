import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SETTING_KEYS } from '../../shared/admin';
import { PLANS } from '../../shared/plans';
import { users } from './accounts';
import { moment } from './columns';

/** The operator's code for the site. */
export const settings = pgTable('settings', {
  key: text('key', { enum: SETTING_KEYS }).primaryKey(),
  value: text('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * The ledger of plan changes, from which revenue is computed: `amountCents` is the list price of the new plan in US cents on
 * the day of the change. Rows outlive their user, since revenue does not vanish with an account.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fromPlan: text('from_plan', { enum: PLANS }).notNull(),
    toPlan: text('to_plan', { enum: PLANS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [index('plan_changes_changed_at_idx').on(t.changedAt), index('plan_changes_user_id_idx').on(t.userId)],
);
