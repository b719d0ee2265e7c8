import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

/** How many contracts a user had analysed in a calendar month (`month`: its first day, UTC); those deleted since count too. */
export const planUse = pgTable(
  'plan_use',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    analyses: integer('analyses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);
