import { and, eq, gt, lt } from 'drizzle-orm';
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
    .where(identityIs(identity));
  return row?.user ?? null;
}

/** @throws a unique violation (`isUniqueViolation`) where somebody signs in by it already */
export async function insertIdentity(
  tx: Db,
  { issuer, subject }: ProviderIdentity,
  userId: string,
  linkedAt: Date,
): Promise<void> {
  await tx.insert(providerIdentities).values({ issuer, subject, userId, linkedAt });
}

type SignInRow = typeof providerSignIns.$inferInsert;

export async function insertProviderSignIn(db: Db, signIn: SignInRow): Promise<void> {
  await db.insert(providerSignIns).values(signIn);
}

/** A sign-in that comes back from the provider in time; of two returns at once one gets it. */
export async function takeProviderSignIn(db: Db, tokenHash: Uint8Array, now: Date): Promise<SignInRow | null> {
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
