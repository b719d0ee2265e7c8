import { sql } from 'drizzle-orm';
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

/** So many copies of an analysed contract, made by the database: each with a run of its own and not listed yet. Answers their ids. */
export async function copyContract(db: Database, id: string, count: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with made as materialized (select gen_random_uuid() as id, gen_random_uuid() as run, n from generate_series(1, ${count}::int) n),
    c as (insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, analysis_id)
      select made.id, o.user_id, o.upload, 'Copy ' || n || '.pdf', o.file_size, o.sha256, made.id::text, o.status, made.run from made, contracts o where o.id = ${id}),
    a as (insert into analyses (id, contract_id, analysis, text, proof, created_at)
      select made.run, made.id, r.analysis, r.text, r.proof, r.created_at from made, contracts o join analyses r on r.id = o.analysis_id where o.id = ${id})
    select id from made`);
  return rows.map((row) => row.id);
}
