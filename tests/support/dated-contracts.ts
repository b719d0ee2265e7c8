import { refreshListing } from '../../src/contracts/refresh-listing';
import type { Database } from '../../src/db/client';
import { addLease, LEASE } from './lease-contract';

/** A term that renews by itself, with notice counted back over the end of a year. */
export const SERVICES = `SERVICES AGREEMENT
This Services Agreement is made on February 1, 2024 between Acme Corp. ("Provider") and Borel Ltd ("Customer") and is effective as of February 15, 2024.
1. Services. Provider shall host the website of Customer for a fee of $900.
2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least sixty (60) days before the end of the then-current term.
3. Governing law. This Agreement is governed by the laws of the State of New York.`;

/** A term of which the first day was left blank. */
export const BLANK = `LICENSE AGREEMENT
This License Agreement is made on ________, 2026 between Acme Corp. ("Licensor") and Borel Ltd ("Licensee").
1. License. Licensor grants Licensee the right to use the Mark. The effective date of this Agreement is ________, 2026.
2. Term. This Agreement begins on the Effective Date and continues for a term of two (2) years.
3. Governing law. This Agreement is governed by the laws of the State of New York.`;

/** An analysed contract of a user, listed with its days. Answers its id. */
export async function addDated(
  db: Database,
  userId: string,
  text = LEASE,
  filename = 'Oak Avenue.pdf',
): Promise<string> {
  const id = await addLease(db, userId, filename, text);
  await db.transaction((tx) => refreshListing(tx, id));
  return id;
}
