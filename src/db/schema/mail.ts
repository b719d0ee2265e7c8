import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAIL_KINDS, MAILED_PREFERENCES, type MailData } from '../../shared/mail';
import { users } from './accounts';
import { moment } from './columns';
import { contracts } from './contracts';

/**
 * E-mails to be sent, each written in the transaction of what it tells of and removed once the mail server has taken it. A worker claims one as it claims a
 * job: by a lease, on the database's clock. An `open` one takes further contracts (`mailedContracts`) until it is claimed for the first time; a user has at
 * most one of a kind. The id is also the message's own, so that a repetition can be told.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** Where it goes; null for the account's address at the time it is sent. */
    address: text('address'),
    data: jsonb('data').$type<MailData>().notNull(),
    open: boolean('open').notNull().default(false),
    runAt: moment('run_at').notNull().defaultNow(),
    /** After this nobody needs it any more. */
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leaseToken: uuid('lease_token'),
    leaseUntil: moment('lease_until'),
    /** What went wrong at the last attempt, for operators: a code, never words of the server, which quote addresses. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('outgoing_mail_run_at_idx').on(t.runAt),
    index('outgoing_mail_user_id_idx').on(t.userId),
    uniqueIndex('outgoing_mail_open_idx').on(t.userId, t.kind).where(sql`${t.open}`),
  ],
);

/** A contract that an e-mail tells of. `about` says what of it: 'analysis', or which kind of day. */
export const mailedContracts = pgTable(
  'mailed_contracts',
  {
    mailId: uuid('mail_id')
      .notNull()
      .references(() => outgoingMail.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    /** Of an analysis: whether it failed. */
    failed: boolean('failed').notNull().default(false),
    /** Of a day: the day itself. */
    day: date('day', { mode: 'string' }),
  },
  (t) => [
    unique('mailed_contracts_key').on(t.mailId, t.contractId, t.about, t.day).nullsNotDistinct(),
    index('mailed_contracts_contract_id_idx').on(t.contractId),
  ],
);

/** When e-mails went out to whom, kept for a day: no account is sent more than so many. */
export const sentMail = pgTable(
  'sent_mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [index('sent_mail_user_id_idx').on(t.userId, t.sentAt), index('sent_mail_sent_at_idx').on(t.sentAt)],
);

/**
 * By which a user ends e-mails of one sort without signing in: 256 random bits that stand in each of them. All they can do is to turn that preference
 * off, so they are kept as they are: every later message needs them again.
 */
export const unsubscribeTokens = pgTable(
  'unsubscribe_tokens',
  {
    token: text('token').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    preference: text('preference', { enum: MAILED_PREFERENCES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('unsubscribe_tokens_user_id_idx').on(t.userId, t.preference)],
);

/** Days of contracts, by their kind, that were told so many days ahead, or by a later reminder that took its place: each is told once. */
export const toldDays = pgTable(
  'told_days',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    daysAhead: integer('days_ahead').notNull(),
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.about, t.day, t.daysAhead] })],
);
