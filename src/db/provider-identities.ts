import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { UserRow } from './accounts';
import type { Db } from './client';
import { providerIdentities, providerJoins, providerSignIns, users } from './schema';

/** Somebody as an OpenID Connect provider knows them. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

const identityIs = ({ issuer, subject }: ProviderIdentity) =>
  and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject));

/** The user who signs in as somebody of a provider. */
export async function findUserOfIdentity(db: Db, identity: ProviderIdentity): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.userId))
    .where(and(identityIs(identity), isNull(providerIdentities.unlinkedAt)));
  return row?.user ?? null;
}

/** Has a user sign in by an identity, also one that somebody signed in by and does no more. @returns false where somebody does already */
export async function linkIdentity(
  tx: Db,
  { issuer, subject }: ProviderIdentity,
  userId: string,
  linkedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(providerIdentities)
    .values({ issuer, subject, userId, linkedAt })
    .onConflictDoUpdate({
      target: [providerIdentities.issuer, providerIdentities.subject],
      set: { userId, linkedAt, unlinkedAt: null },
      setWhere: isNotNull(providerIdentities.unlinkedAt),
    })
    .returning({ id: providerIdentities.id });
  return rows.length > 0;
}

export type IdentityRow = typeof providerIdentities.$inferSelect;

/** By whom of a provider a user signs in, the oldest first. */
export async function selectIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return await db
    .select()
    .from(providerIdentities)
    .where(and(eq(providerIdentities.userId, userId), isNull(providerIdentities.unlinkedAt)))
    .orderBy(providerIdentities.linkedAt, providerIdentities.id);
}

/** @returns the identity by which the user signs in no more; null where they did not */
export async function unlinkIdentity(
  tx: Db,
  userId: string,
  { id, unlinkedAt }: { id: string; unlinkedAt: Date },
): Promise<IdentityRow | null> {
  const [row] = await tx
    .update(providerIdentities)
    .set({ unlinkedAt })
    .where(
      and(eq(providerIdentities.id, id), eq(providerIdentities.userId, userId), isNull(providerIdentities.unlinkedAt)),
    )
    .returning();
  return row ?? null;
}

/** Whether a user signed in by somebody of a provider once, and wanted that no more. */
export async function hasUnlinked(db: Db, userId: string, issuer: string): Promise<boolean> {
  const { id, unlinkedAt } = providerIdentities;
  const ofUser = and(eq(providerIdentities.userId, userId), eq(providerIdentities.issuer, issuer));
  const rows = await db
    .select({ id })
    .from(providerIdentities)
    .where(and(ofUser, isNotNull(unlinkedAt)))
    .limit(1);
  return rows.length > 0;
}

export type ProviderSignInRow = typeof providerSignIns.$inferSelect;

export async function insertProviderSignIn(db: Db, signIn: typeof providerSignIns.$inferInsert): Promise<void> {
  await db.insert(providerSignIns).values(signIn);
}

/** A sign-in that comes back from the provider in time; of two returns at once one gets it. */
export async function takeProviderSignIn(db: Db, tokenHash: Uint8Array, now: Date): Promise<ProviderSignInRow | null> {
  const isOpen = and(eq(providerSignIns.tokenHash, tokenHash), gt(providerSignIns.expiresAt, now));
  const [row] = await db.delete(providerSignIns).where(isOpen).returning();
  return row ?? null;
}

type JoinRow = typeof providerJoins.$inferInsert;

export async function insertProviderJoin(db: Db, join: JoinRow): Promise<void> {
  await db.insert(providerJoins).values(join);
}

/** Whose account may be joined by the password, and as whom. */
export async function findProviderJoin(
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ join: JoinRow; user: UserRow } | null> {
  const [row] = await db
    .select({ join: providerJoins, user: users })
    .from(providerJoins)
    .innerJoin(users, eq(users.id, providerJoins.userId))
    .where(and(eq(providerJoins.tokenHash, tokenHash), gt(providerJoins.expiresAt, now)));
  return row ?? null;
}

/** Ends it; of two at once one does. */
export async function takeProviderJoin(tx: Db, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await tx
    .delete(providerJoins)
    .where(eq(providerJoins.tokenHash, tokenHash))
    .returning({ userId: providerJoins.userId });
  return rows.length > 0;
}

export async function deleteExpiredProviderSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(providerSignIns).where(lt(providerSignIns.expiresAt, now));
  await db.delete(providerJoins).where(lt(providerJoins.expiresAt, now));
}
