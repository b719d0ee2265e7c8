import { sidesOf } from '../analysis/playbooks/verdicts';
import type { Database, Db } from '../db/client';
import { lockContract, type ReaderChoice, setReaderChoice } from '../db/contracts';
import { findPlaybook } from '../db/playbooks';
import { AppError } from '../errors';
import { NEUTRAL } from '../shared/acting-for';
import type { SideAnswer, SideInput } from '../shared/contracts';
import { isId } from '../shared/ids';
import { BUILT_IN } from './read-as';
import { refreshListing } from './refresh-listing';
import { getRun } from './runs';

/**
 * Keeps whom the reader acts for in a contract, a side of its kind or 'neutral', and by which playbook of theirs it is read: one for that side, in its
 * newest version; 'built-in'; null for the default. A playbook that is not named stays as it was.
 * @throws AppError not_found (contract or playbook); conflict where the contract has no analysis yet; invalid where it has no such side, or the
 * playbook is for another kind or side
 */
export async function chooseSide(
  deps: { db: Database },
  userId: string,
  id: string,
  { side, playbook }: SideInput,
): Promise<SideAnswer> {
  const { contract, run } = await getRun(deps, userId, id);
  const kind = run.analysis.kind?.id ?? null;
  const sides = kind === null ? [] : sidesOf(kind);
  if (side !== NEUTRAL && !sides.some((one) => one.id === side)) {
    const names = [...sides.map((one) => one.id), NEUTRAL].join(', ');
    throw new AppError('invalid', `This contract has no such side. Please choose one of: ${names}.`);
  }
  const actingFor = side === NEUTRAL ? null : side;
  const applied = await appliedBy(deps.db, userId, playbook, { kind, side });
  await deps.db.transaction(async (tx) => {
    // Else a run that ends meanwhile would be listed as the one before it.
    await lockContract(tx, contract.id);
    await setReaderChoice(tx, [contract.id], { actingFor, ...applied });
    await refreshListing(tx, contract.id);
  });
  return { side, playbook: applied.playbook === undefined ? contract.playbook : applied.playbook };
}

async function appliedBy(
  db: Db,
  userId: string,
  playbook: string | null | undefined,
  { kind, side }: { kind: string | null; side: string },
): Promise<ReaderChoice> {
  if (playbook === undefined) return {};
  if (playbook === null || playbook === BUILT_IN) return { playbook, playbookVersion: null };
  const found = isId(playbook) ? await findPlaybook(db, userId, playbook) : null;
  if (!found) throw new AppError('not_found', 'This playbook does not exist.');
  if (found.kind !== kind || found.side !== side)
    throw new AppError('invalid', 'This playbook is for another kind of contract or another side.');
  return { playbook, playbookVersion: found.version };
}
