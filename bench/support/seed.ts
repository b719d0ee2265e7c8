import type { Database } from '../../src/db/client';
import { contracts } from '../../src/db/schema';

/** Gives a user completed contracts for the list, without objects or analyses. */
export async function seedContracts(db: Database, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    userId,
    upload: 'ready' as const,
    filename: `Master services agreement ${i + 1} (executed).pdf`,
    fileSize: 120_000 + i,
    sha256: '0'.repeat(64),
    objectKey: `contracts/${crypto.randomUUID()}.pdf`,
    status: 'completed' as const,
    summary:
      'A supply agreement between Halden Forge AS and Kestrel Turbines, Inc. It runs for five years from March 1, 2026 and renews by a year each ' +
      'unless one of the parties says no 180 days before. The law of New York governs it. Two points are of high risk, five of medium.',
    uploadedAt: new Date(Date.UTC(2026, 0, 1) + i * 3_600_000),
  }));
  await db.insert(contracts).values(rows);
}
