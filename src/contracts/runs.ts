import type { Database, Db } from '../db/client';
import { type ContractRow, findContractRow } from '../db/contracts';
import { findRun, listRuns as findRuns, type RunRow } from '../db/runs';
import { AppError } from '../errors';
import type { Contract } from '../shared/contracts';
import { isId } from '../shared/ids';
import type { Run, RunAnswer } from '../shared/runs';
import { getContract } from './read';
import { readAs } from './read-as';
import { requeue } from './reprocess';

export interface FoundRun {
  contract: ContractRow;
  run: RunRow;
}

/** A run as browsers see it. */
export function toRun(row: Pick<RunRow, 'id' | 'createdAt' | 'engine'>, contract: ContractRow): Run {
  const { id, createdAt, engine } = row;
  return { id, createdAt: createdAt.toISOString(), engine, current: id === contract.analysisId };
}

/**
 * One run of a user's own contract: the one named, or the newest.
 * @throws AppError not_found (contract or run), conflict where no run has ended yet
 */
export async function getRun(deps: { db: Db }, userId: string, id: string, runId?: string): Promise<FoundRun> {
  const contract = await getOwn(deps, userId, id);
  const which = runId ?? contract.analysisId;
  if (which === null) throw new AppError('conflict', 'This contract has no analysis yet.');
  const run = isId(which) ? await findRun(deps.db, contract.id, which) : null;
  if (!run) throw new AppError('not_found', 'This analysis does not exist.');
  return { contract, run };
}

/** The runs of a user's own contract, newest first. @throws AppError not_found */
export async function listRuns(deps: { db: Db }, userId: string, id: string): Promise<Run[]> {
  const contract = await getOwn(deps, userId, id);
  return (await findRuns(deps.db, contract.id)).map((row) => toRun(row, contract));
}

/** One run with its analysis. @throws as `getRun` does */
export async function readRun(deps: { db: Db }, userId: string, id: string, runId: string): Promise<RunAnswer> {
  const { contract, run } = await getRun(deps, userId, id, runId);
  const { analysis: aiAnalysis, side, playbooks } = await readAs(deps.db, contract, run);
  return { run: toRun(run, contract), aiAnalysis, side, ...(playbooks && { playbooks }) };
}

/**
 * Queues a user's own contract to be analysed again. Its earlier runs are kept; one that waits or runs already is left to it.
 * @throws AppError not_found; conflict while it is being analysed
 */
export async function analyseAgain(
  deps: { db: Database; wakeWorker: () => void },
  userId: string,
  id: string,
): Promise<Contract> {
  await getOwn(deps, userId, id);
  if (!(await requeue(deps.db, id))) throw new AppError('conflict', 'This contract is being analyzed already.');
  deps.wakeWorker();
  return await getContract(deps, userId, id);
}

/** A user's own contract. @throws AppError not_found where there is none, or it is another user's */
export async function getOwn({ db }: { db: Db }, userId: string, id: string): Promise<ContractRow> {
  const found = isId(id) ? await findContractRow(db, userId, id) : null;
  if (!found) throw new AppError('not_found', 'This contract does not exist.');
  return found;
}
