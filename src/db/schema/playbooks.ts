import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PlaybookContent } from '../../shared/playbooks';
import { users } from './accounts';
import { moment } from './columns';

/** A firm's own playbook for a side of a kind of contract. `version` is the newest of its versions. Deleted ones are kept and shown to nobody. */
export const playbooks = pgTable(
  'playbooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    side: text('side').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('playbooks_user_id_idx').on(t.userId, t.kind),
    uniqueIndex('playbooks_default_idx').on(t.userId, t.kind, t.side).where(sql`${t.isDefault}`),
  ],
);

/** What a playbook held, version by version: a trigger refuses every change. */
export const playbookVersions = pgTable(
  'playbook_versions',
  {
    playbookId: uuid('playbook_id')
      .notNull()
      .references(() => playbooks.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PlaybookContent>().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.playbookId, t.version] })],
);
