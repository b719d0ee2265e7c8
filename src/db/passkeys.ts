import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from './client';
import { type FactorOwner, type FactorRow, ownerColumns, ownerIs } from './factors';
import { passkeyChallenges, secondFactors } from './schema';

/** What a challenge is for, and whose answer counts; nobody's in particular at a sign-in by a passkey alone. */
export interface ChallengeUse {
  purpose: (typeof passkeyChallenges.$inferSelect)['purpose'];
  owner: FactorOwner | null;
}

export async function insertChallenge(
  db: Db,
  { purpose, owner }: ChallengeUse,
  challenge: { challengeHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...challenge, purpose, ...(owner ? ownerColumns(owner) : {}) });
}

/** Whether the challenge stood open for that use; from then on it does not. Of two answers at once one gets it. */
export async function takeChallenge(
  db: Db,
  { purpose, owner }: ChallengeUse,
  challengeHash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const isOpen = and(
    eq(passkeyChallenges.challengeHash, challengeHash),
    eq(passkeyChallenges.purpose, purpose),
    owner ? ownerIs(passkeyChallenges, owner) : undefined,
    gt(passkeyChallenges.expiresAt, now),
  );
  return (
    (await db.delete(passkeyChallenges).where(isOpen).returning({ purpose: passkeyChallenges.purpose })).length > 0
  );
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}

/** @throws a unique violation (`isUniqueViolation`) where the passkey is an account's already */
export async function insertPasskey(
  tx: Db,
  owner: FactorOwner,
  passkey: {
    name: string;
    credentialId: string;
    publicKey: Uint8Array;
    signCount: number;
    transports: string[];
    backedUp: boolean;
    createdAt: Date;
  },
): Promise<FactorRow> {
  const [row] = await tx
    .insert(secondFactors)
    .values({ ...ownerColumns(owner), ...passkey, kind: 'passkey', confirmedAt: passkey.createdAt })
    .returning();
  if (!row) throw new Error('inserting a passkey returned no row');
  return row;
}

/** The passkey of a credential's id, whosever it is. */
export async function findPasskey(db: Db, credentialId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.credentialId, credentialId));
  return row ?? null;
}

/** Notes that a passkey was used. Answers false where it was removed meanwhile. */
export async function notePasskeyUse(
  tx: Db,
  id: string,
  use: { signCount: number; backedUp: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set(use)
    .where(eq(secondFactors.id, id))
    .returning({ id: secondFactors.id });
  return rows.length > 0;
}
