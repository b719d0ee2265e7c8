import { analyse } from '../../src/analysis/analyse';
import { proofOf } from '../../src/contracts/make-proof';
import { packText } from '../../src/contracts/packed-text';
import { refreshListing } from '../../src/contracts/refresh-listing';
import type { Database } from '../../src/db/client';
import { insertAnalysis, type NewRun } from '../../src/db/contracts';
import { contractTextFromPlain } from './contract-text';
import { addContract } from './lease-contract';

const runs = new Map<string, NewRun>();

/** The run of a text; made once, however often it is stored. */
function runOf(text: string): NewRun {
  const known = runs.get(text);
  if (known) return known;
  const contract = contractTextFromPlain(text);
  const analysis = analyse(contract);
  const run = { analysis, text: packText(contract), proof: proofOf(contract, analysis) };
  runs.set(text, run);
  return run;
}

/** A contract of a user, analysed and listed, as it stands in tables. Answers its id. */
export async function addListed(db: Database, userId: string, filename: string, text: string): Promise<string> {
  const id = await addContract(db, userId, filename);
  await insertAnalysis(db, id, runOf(text));
  await db.transaction((tx) => refreshListing(tx, id));
  return id;
}
