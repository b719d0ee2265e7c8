import { evidenceAt } from '../analysis/evidence';
import type { Db } from '../db/client';
import { getRunText } from '../db/runs';
import { AppError } from '../errors';
import type { PassageAnswer, PassageQuery } from '../shared/search';
import { highlightsOf } from './highlights';
import { unpackText } from './packed-text';
import { getRun } from './runs';

/**
 * Words of a user's own contract by their offsets into the text of a run, and where they stand on the pages. Pages are those of the file, whichever run read them.
 * @throws AppError invalid where the text has no such words; not_found (contract or run); conflict where no run has ended yet
 */
export async function getPassage(
  deps: { db: Db },
  userId: string,
  id: string,
  { at, run: runId }: PassageQuery,
): Promise<PassageAnswer> {
  const { run } = await getRun(deps, userId, id, runId);
  const contract = await unpackText(await getRunText(deps.db, run.id));
  if (at.some(([start, end]) => start >= end || end > contract.text.length))
    throw new AppError('invalid', 'The contract has no words at this place.');
  const pieces = at.map(([start, end]) => evidenceAt(contract, start, end));
  return { run: run.id, pieces, highlights: highlightsOf(contract, pieces) };
}
