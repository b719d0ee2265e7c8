import { analyse } from '../../src/analysis/analyse';
import { proofOf } from '../../src/contracts/make-proof';
import { packText } from '../../src/contracts/packed-text';
import type { Database } from '../../src/db/client';
import { insertAnalysis, insertPendingContract, markReady } from '../../src/db/contracts';
import { contractTextFromPlain } from './contract-text';

/** A residential lease in which the landlord may enter without notice. */
export const LEASE = `RESIDENTIAL LEASE AGREEMENT
This Residential Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Ana Ruiz (the "Tenant") for the apartment at 40 Oak Avenue, Unit 5, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.
2. Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.
3. Entry. Landlord may enter the premises at any time without notice to Tenant.
4. Pets. No pets.
5. Utilities. Tenant pays for gas and power.
6. Governing law. This Lease is governed by the laws of California.`;

/** A contract of a user without an analysis. Answers its id. */
export async function addContract(db: Database, userId: string, filename = 'Lease.pdf'): Promise<string> {
  const { id } = await insertPendingContract(db, {
    userId,
    filename,
    fileSize: 9,
    sha256: 'ab'.repeat(32),
    objectKey: `contracts/${crypto.randomUUID()}.pdf`,
    uploadedAt: new Date(),
  });
  await markReady(db, id);
  return id;
}

/** A residential lease of a user, analysed, in which the landlord may enter without notice. Answers its id. */
export async function addLease(db: Database, userId: string, filename?: string, text = LEASE): Promise<string> {
  const id = await addContract(db, userId, filename);
  const contract = contractTextFromPlain(text);
  const analysis = analyse(contract);
  await insertAnalysis(db, id, { analysis, text: packText(contract), proof: proofOf(contract, analysis) });
  return id;
}
