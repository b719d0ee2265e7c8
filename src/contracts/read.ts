import * as v from 'valibot';
import type { Db } from '../db/client';
import { type ContractRow, findContract, listContracts as findContracts } from '../db/contracts';
import { AppError } from '../errors';
import type { Analysis } from '../shared/analysis';
import type { Contract, ContractListItem } from '../shared/contracts';

const idSchema = v.pipe(v.string(), v.uuid());

/** The contracts of a user, newest first. */
export async function listContracts(deps: { db: Db }, userId: string): Promise<ContractListItem[]> {
  return (await findContracts(deps.db, userId)).map(toListItem);
}

/**
 * A user's own contract, with its analysis once that is completed.
 * @throws AppError not_found where there is none, or it is another user's
 */
export async function getContract(deps: { db: Db }, userId: string, id: string): Promise<Contract> {
  const found = v.is(idSchema, id) ? await findContract(deps.db, userId, id) : null;
  if (!found) throw new AppError('not_found', 'This contract does not exist.');
  return toContract(found.contract, found.analysis);
}

/** A row as browsers see it. The analysis was checked against its schema when it was written. */
export function toContract(row: ContractRow, analysis: Analysis | null): Contract {
  return { ...toListItem(row), aiAnalysis: row.status === 'completed' ? analysis : null };
}

function toListItem(row: ContractRow): ContractListItem {
  const { id, filename, fileSize, uploadedAt, status, stage, summary } = row;
  return { id, filename, fileSize, uploadedAt: uploadedAt.toISOString(), status, stage, summary };
}
