import type { Db } from '../db/client';
import type { ContractRow } from '../db/contracts';
import { findLatestDecisions } from '../db/decisions';
import { findPlaybooksInUse, type PlaybookRow } from '../db/playbooks';
import { findRunProof, getRunText } from '../db/runs';
import type { Analysis } from '../shared/analysis';
import { withRestored } from '../shared/restored';
import { unpackText } from './packed-text';
import { type OwnInUse, type Sided, sided } from './sided';

/** Applied to a contract in place of a playbook of one's own: what comes with the program, whatever the default is. */
export const BUILT_IN = 'built-in';

type Reader = Pick<ContractRow, 'id' | 'userId' | 'actingFor' | 'playbook' | 'playbookVersion'>;
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
  contract: Pick<Reader, 'id' | 'actingFor'>,
  run: StoredRun,
  playbooks: OwnInUse['playbooks'],
): Promise<ReadAs> {
  const asks = playbooks.some(({ content }) => content.own.length > 0);
  const own = { playbooks, text: asks ? await unpackText(await getRunText(db, run.id)) : null };
  const analysis = withRestored(run.analysis, await restoredIn(db, contract.id, run));
  return { ...sided(analysis, contract.actingFor, own), own };
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

/** Where what the reader restored of a review's removals stands in the run. */
async function restoredIn(db: Db, contractId: string, { id, analysis }: StoredRun): Promise<string[]> {
  if (!analysis.review?.removed.length) return [];
  const proof = await findRunProof(db, id, ['findings']);
  const removed = proof?.findings.filter(({ kind }) => kind === 'removed') ?? [];
  if (removed.length === 0) return [];
  const decided = new Map((await findLatestDecisions(db, contractId)).map((row) => [row.findingId, row.verdict]));
  return removed.filter((finding) => decided.get(finding.id) === 'accepted').map(({ path }) => path);
}
