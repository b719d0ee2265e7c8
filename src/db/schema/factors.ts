import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { FACTOR_KINDS } from '../../shared/factors';
import { admins, users } from './accounts';
import { bytea, moment } from './columns';

/** Of a user or of an administrator, which are accounts apart: one of the two is set. */
const ownerColumns = () => ({
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
});
const oneOwner = (table: string, { userId, adminId }: { userId: AnyPgColumn; adminId: AnyPgColumn }) =>
  check(`${table}_owner_check`, sql`num_nonnulls(${userId}, ${adminId}) = 1`);

/**
 * What proves a sign-in besides the password. An authenticator app has a `secret`, encrypted (`factors/secret-box.ts`), and counts only once `confirmedAt` says that a code of
 * it was entered; `lastStep` is the 30 seconds that its newest code stood for, which no later code may be of. A passkey has its public key.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownerColumns(),
    kind: text('kind', { enum: FACTOR_KINDS }).notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    lastUsedAt: moment('last_used_at'),
    secret: bytea('secret'),
    lastStep: bigint('last_step', { mode: 'number' }),
    credentialId: text('credential_id'),
    publicKey: bytea('public_key'),
    /** Signatures that the passkey says it has made; most say 0 for ever. */
    signCount: bigint('sign_count', { mode: 'number' }),
    transports: text('transports').array(),
    /** Whether it is kept by a service, so that the loss of a device does not lose it. */
    backedUp: boolean('backed_up'),
  },
  (t) => [
    index('second_factors_user_id_idx').on(t.userId),
    index('second_factors_admin_id_idx').on(t.adminId),
    uniqueIndex('second_factors_credential_id_idx').on(t.credentialId),
    oneOwner('second_factors', t),
    check(
      'second_factors_kind_check',
      sql`case ${t.kind} when 'totp' then ${t.secret} is not null when 'passkey' then num_nulls(${t.credentialId}, ${t.publicKey}, ${t.signCount}) = 0 else false end`,
    ),
  ],
);

/** Codes for whoever has lost everything else, by their SHA-256; each opens a sign-in once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: bytea('code_hash').primaryKey(), ...ownerColumns(), usedAt: moment('used_at') },
  (t) => [
    index('recovery_codes_user_id_idx').on(t.userId),
    index('recovery_codes_admin_id_idx').on(t.adminId),
    oneOwner('recovery_codes', t),
  ],
);

/** Sign-ins whose password was right and whose second step is still to come, by the SHA-256 of a token in the browser's cookie. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  { tokenHash: bytea('token_hash').primaryKey(), ...ownerColumns(), expiresAt: moment('expires_at').notNull() },
  (t) => [
    index('pending_sign_ins_user_id_idx').on(t.userId),
    index('pending_sign_ins_admin_id_idx').on(t.adminId),
    index('pending_sign_ins_expires_at_idx').on(t.expiresAt),
    oneOwner('pending_sign_ins', t),
  ],
);

/** What a passkey is asked to sign, by the SHA-256 of it: each is answered once, within minutes. Without an owner it is asked of whoever signs in by a passkey alone. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'second-step', 'sign-in', 'reauthentication'] }).notNull(),
    ...ownerColumns(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenges_user_id_idx').on(t.userId),
    index('passkey_challenges_admin_id_idx').on(t.adminId),
    index('passkey_challenges_expires_at_idx').on(t.expiresAt),
    check(
      'passkey_challenges_owner_check',
      sql`num_nonnulls(${t.userId}, ${t.adminId}) = (${t.purpose} <> 'sign-in')::int`,
    ),
  ],
);
