import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { LINK_PURPOSES } from '../../shared/mail';
import { bytea, moment } from './columns';

/** E-mail addresses keep the case they were given in and compare without it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Null for who signs in by a provider and has set none. */
    passwordHash: text('password_hash'),
    plan: text('plan', { enum: ['free', 'basic', 'pro', 'enterprise'] })
      .notNull()
      .default('free'),
    emailMarketing: boolean('email_marketing').notNull().default(true),
    emailSecurity: boolean('email_security').notNull().default(true),
    emailDocuments: boolean('email_documents').notNull().default(true),
    documentProcessing: boolean('document_processing').notNull().default(true),
    analysisReports: boolean('analysis_reports').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When somebody who reads mail at this address followed a link that was sent there; null where nobody has. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The address that the account is to have, once somebody who reads mail there says so. */
    pendingEmail: text('pending_email'),
    /** Of an account that is older than the verification of addresses: it goes on getting all e-mails. */
    mailedUnverified: boolean('mailed_unverified').notNull().default(false),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_created_at_idx').on(t.createdAt),
    check('users_plan_check', sql`${t.plan} in ('free', 'basic', 'pro', 'enterprise')`),
  ],
);

/** Only the SHA-256 of a session's token is stored: a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** By which its user ends it from another browser; it opens nothing. */
    id: uuid('id').notNull().defaultRandom(),
    /** 'Firefox on Windows', as the browser says of itself; null where it says nothing known. */
    device: text('device'),
    /** Where it was used from when it was last noted. */
    address: text('address'),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When its user last proved who they are: by signing in, or by doing so once more. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    /** It ends then, however much it is used. The default is for sessions of older versions. */
    absoluteExpiresAt: moment('absolute_expires_at').notNull().default(sql`now() + interval '90 days'`),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expires_at_idx').on(t.expiresAt),
    uniqueIndex('sessions_id_key').on(t.id),
  ],
);

/**
 * Links in e-mails by which the reader proves to read mail at an address: each works once, until it expires. Only the SHA-256 of its token is stored; the token
 * is made when the e-mail is written out to be sent, and is kept nowhere.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    /** The address that it was sent to. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('account_links_user_id_idx').on(t.userId), index('account_links_expires_at_idx').on(t.expiresAt)],
);

/**
 * Browsers that a user has signed in from, by the SHA-256 of a random cookie that they keep: nothing of the browser itself. Those of before a change of the
 * password are `forgotten`.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    forgotten: boolean('forgotten').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('known_devices_last_seen_at_idx').on(t.lastSeenAt)],
);

export const admins = pgTable(
  'admins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('admins_email_key').on(sql`lower(${t.email})`)],
);

export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its administrator last proved who they are. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('admin_sessions_admin_id_idx').on(t.adminId)],
);

/** Failed sign-ins, counted per key (a hash of address and e-mail) so that every process sees the same count. */
export const signInFailures = pgTable('sign_in_failures', {
  key: bytea('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

/** Accounts of an OpenID Connect provider by which users sign in: the provider's own name for them, which outlives their e-mail address there. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
    /** By which its user names it. */
    id: uuid('id').notNull().defaultRandom(),
    /** When its user wanted it no more: it signs nobody in, and is joined again by the password alone. */
    unlinkedAt: moment('unlinked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    index('provider_identities_user_id_idx').on(t.userId),
    uniqueIndex('provider_identities_id_idx').on(t.id),
  ],
);

/** Sign-ins that are with the provider, by the SHA-256 of a token in the browser's cookie: each comes back once. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** The page of ours that the visitor wanted. */
    next: text('next').notNull(),
    /** Who is signed in and proves once more that they are there; null where somebody is to be signed in. */
    confirms: uuid('confirms').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('provider_sign_ins_expires_at_idx').on(t.expiresAt),
    index('provider_sign_ins_confirms_idx').on(t.confirms),
  ],
);

/** Accounts that a provider's user may join by the password, likewise. */
export const providerJoins = pgTable(
  'provider_joins',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('provider_joins_user_id_idx').on(t.userId), index('provider_joins_expires_at_idx').on(t.expiresAt)],
);
