import type { Db } from '../db/client';
import {
  type ContractRow,
  type FoundContract,
  findContract,
  listContracts as findContracts,
  type ListedContract,
  listMark,
} from '../db/contracts';
import { AppError } from '../errors';
import type { Analysis } from '../shared/analysis';
import type { Contract, ContractListItem } from '../shared/contracts';
import { isId } from '../shared/ids';
import type { Run } from '../shared/runs';
import { readAs } from './read-as';

/** The contracts of a user, newest first. */
export async function listContracts(deps: { db: Db }, userId: string): Promise<ContractListItem[]> {
  return (await findContracts(deps.db, userId)).map(toListItem);
}

/** Counts up whenever `listContracts` answers otherwise of the same rows. */
const LIST_VERSION = 1;

/** An entity tag of the list: as long as it is the same the list is. */
export async function contractsTag(deps: { db: Db }, userId: string): Promise<string> {
  return `"${LIST_VERSION}-${await listMark(deps.db, userId)}"`;
}

/**
 * A user's own contract, with its analysis once that is completed.
 * @throws AppError not_found where there is none, or it is another user's
 */
export async function getContract(deps: { db: Db }, userId: string, id: string): Promise<Contract> {
  const found = isId(id) ? await findContract(deps.db, userId, id) : null;
  if (!found) throw new AppError('not_found', 'This contract does not exist.');
  return await toContract(deps.db, found);
}

/** Rows as browsers see them. The analysis was checked against its schema when it was written. */
export async function toContract(db: Db, { contract, analysis, analysedAt, hasJob }: FoundContract): Promise<Contract> {
  const { status, stage, analysisId, rerunFailure } = contract;
  const run: Run | null =
    analysis && analysedAt && analysisId
      ? { id: analysisId, createdAt: analysedAt.toISOString(), engine: analysis.engine, current: true }
      : null;
  const { pending, unreadable = [] } = analysis?.coverage ?? {};
  const isReadOn = stage === 'extracting' && (pending ?? unreadable).length > 0;
  return {
    ...toListItem(contract),
    ...(await asRead(db, contract, status === 'completed' ? analysis : null)),
    run,
    rerunFailure,
    ...(hasJob && status === 'completed' && { reviewing: isReadOn ? ('pages' as const) : ('model' as const) }),
  };
}

async function asRead(
  db: Db,
  contract: ContractRow,
  analysis: Analysis | null,
): Promise<Pick<Contract, 'aiAnalysis' | 'side' | 'playbooks'>> {
  if (!analysis || !contract.analysisId) return { aiAnalysis: null };
  const { analysis: aiAnalysis, side, playbooks } = await readAs(db, contract, { id: contract.analysisId, analysis });
  return { aiAnalysis, side, ...(playbooks && { playbooks }) };
}

function toListItem(row: ListedContract): ContractListItem {
  const { id, filename, fileSize, uploadedAt, status, stage } = row;
  const { summary, playbookKind: _, ...headline } = row.headline ?? { summary: row.summary };
  const file = { id, filename, fileSize, uploadedAt: uploadedAt.toISOString(), status, stage };
  if (status !== 'completed' || !('title' in headline)) return { ...file, summary: row.summary };
  return { ...file, summary, headline };
}
