import type { Db } from '../db/client';
import type { ContractRow } from '../db/contracts';
import { findPlaybooksInUse, type PlaybookRow } from '../db/playbooks';
import { getRunText } from '../db/runs';
import type { Analysis } from '../shared/analysis';
import { unpackText } from './packed-text';
import { type OwnInUse, type Sided, sided } from './sided';

/** Applied to a contract in place of a playbook of one's own: what comes with the program, whatever the default is. */
export const BUILT_IN = 'built-in';

type Reader = Pick<ContractRow, 'userId' | 'actingFor' | 'playbook' | 'playbookVersion'>;
interface StoredRun {
  id: string;
  analysis: Analysis;
}

/** An analysis as its reader reads it, with what a firm's own questions add to the answers of the run. */
export interface ReadAs extends Sided {
  own: OwnInUse;
}

/** The run of a contract for the side that its reader acts for, by the playbook that was applied to it, else by the default of each side. */
export async function readAs(db: Db, contract: Reader, run: StoredRun): Promise<ReadAs> {
  return await readBy(db, contract, run, await playbooksFor(db, contract, run));
}

/** The same by playbooks that are given. */
export async function readBy(
  db: Db,
  { actingFor }: Pick<Reader, 'actingFor'>,
  run: StoredRun,
  playbooks: OwnInUse['playbooks'],
): Promise<ReadAs> {
  const asks = playbooks.some(({ content }) => content.own.length > 0);
  const own = { playbooks, text: asks ? await unpackText(await getRunText(db, run.id)) : null };
  return { ...sided(run.analysis, actingFor, own), own };
}

/** The firm's own playbooks that hold for a contract, one a side at most: the applied one before the default. */
export async function playbooksFor(db: Db, contract: Reader, { analysis }: StoredRun): Promise<PlaybookRow[]> {
  const kind = analysis.kind?.id;
  if (!kind || !analysis.questions || contract.playbook === BUILT_IN) return [];
  const found = await findPlaybooksInUse(db, contract.userId, kind, contract);
  return found.filter(
    ({ id, side }) =>
      id === contract.playbook || !found.some((other) => other.side === side && other.id === contract.playbook),
  );
}
