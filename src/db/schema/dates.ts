import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DATE_KINDS, type DateKind } from '../../shared/date-kinds';
import type { ContractDate } from '../../shared/dates';
import { users } from './accounts';
import { bytea, moment } from './columns';
import { ofContract } from './contracts';

/**
 * The days of a contract as its reader reads it, worked out from run and decisions and written anew whenever one of them changes. `day` is the first on which
 * it falls, null where an input is lacking (`lacks`) or there is none. What comes again has a `base` and is counted when it is asked for
 * (`db/dates.ts`), so that nothing grows old: the n-th time, from 0, is base + first + n × every − lead. `changedAt` is when what is told of the day last changed, for calendars.
 */
export const contractDates = pgTable(
  'contract_dates',
  {
    ...ofContract(),
    id: text('id').notNull(),
    kind: text('kind', { enum: DATE_KINDS }).notNull(),
    day: date('day', { mode: 'string' }),
    lacks: boolean('lacks').notNull().default(false),
    base: date('base', { mode: 'string' }),
    firstMonths: integer('first_months').notNull().default(0),
    firstDays: integer('first_days').notNull().default(0),
    everyMonths: integer('every_months').notNull().default(0),
    everyDays: integer('every_days').notNull().default(0),
    leadMonths: integer('lead_months').notNull().default(0),
    leadDays: integer('lead_days').notNull().default(0),
    leadBusinessDays: integer('lead_business_days').notNull().default(0),
    times: integer('times'),
    until: date('until', { mode: 'string' }),
    detail: jsonb('detail').$type<ContractDate>().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.contractId, t.id] }),
    index('contract_dates_user_id_day_idx').on(t.userId, t.day).where(sql`${t.base} is null`),
    index('contract_dates_repeating_idx').on(t.userId, t.day).where(sql`${t.base} is not null`),
    index('contract_dates_lacking_idx').on(t.userId, t.contractId, t.id).where(sql`${t.lacks}`),
  ],
);

/**
 * A user's calendar feed: what it holds, and how many days before each its alarms ring. Of its secret address only the SHA-256 is stored, null while there is
 * none.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytea('token_hash').unique(),
  madeAt: moment('made_at'),
  kinds: jsonb('kinds').$type<DateKind[]>().notNull(),
  leadDays: jsonb('lead_days').$type<number[]>().notNull(),
});
