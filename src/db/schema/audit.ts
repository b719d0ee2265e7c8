import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ACTOR_KINDS, type AuditAction, type AuditDetails } from '../../shared/audit';
import { users } from './accounts';
import { moment } from './columns';

/**
 * Who did what, when and from where. Rows are only ever added: a trigger refuses every change, and removal within 30 days. They outlive the account that they
 * tell of and name nobody: what does stands in `auditNames`.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** By the database's clock. */
    at: moment('at').notNull().default(sql`clock_timestamp()`),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind', { enum: ACTOR_KINDS }).notNull(),
    actorId: uuid('actor_id'),
    /** The user's account that it concerns, who may be gone. */
    accountId: uuid('account_id'),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    address: text('address'),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
    /** Of what is told once only, in a day or an hour: what makes it the same. */
    once: text('once'),
  },
  (t) => [
    index('audit_events_at_idx').on(t.at, t.id),
    index('audit_events_account_id_idx').on(t.accountId, t.at, t.id),
    index('audit_events_action_idx').on(t.action, t.at, t.id),
    uniqueIndex('audit_events_once_idx').on(t.once),
  ],
);

/** What events say of a person by name: it goes with the account, and not before. */
export const auditNames = pgTable(
  'audit_names',
  {
    eventId: uuid('event_id')
      .primaryKey()
      .references(() => auditEvents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (t) => [index('audit_names_user_id_idx').on(t.userId)],
);
