import type { Db } from '../db/client';
import { findSameBytes } from '../db/contracts';
import type { KnownContract } from '../shared/contracts';

/**
 * Which files a user has uploaded already, by the SHA-256 of their bytes (lower-case hex); what is another user's is not told. Of several contracts
 * with the same bytes the newest is named.
 */
export async function knownContracts(deps: { db: Db }, userId: string, sha256: string[]): Promise<KnownContract[]> {
  if (sha256.length === 0) return [];
  const found = await findSameBytes(deps.db, userId, sha256);
  return found.map(({ uploadedAt, ...contract }) => ({ ...contract, uploadedAt: uploadedAt.toISOString() }));
}
