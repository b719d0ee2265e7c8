import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewContent } from '../../shared/table-views';
import { users } from './accounts';
import { moment } from './columns';

/** A view of the table of contracts that its user keeps under a name. */
export const contractViews = pgTable(
  'contract_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: jsonb('content').$type<ViewContent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('contract_views_user_id_idx').on(t.userId, t.createdAt),
    uniqueIndex('contract_views_name_idx').on(t.userId, t.name),
  ],
);
