import { NEUTRAL, sidesOf } from '../analysis/playbooks/verdicts';
import type { Db } from '../db/client';
import { setActingFor } from '../db/contracts';
import { AppError } from '../errors';
import type { SideAnswer, SideInput } from '../shared/contracts';
import { getRun } from './runs';

/**
 * Keeps whom the reader acts for in a contract: a side of its kind, or 'neutral'.
 * @throws AppError not_found; conflict where the contract has no analysis yet; invalid where it has no such side
 */
export async function chooseSide(
  deps: { db: Db },
  userId: string,
  id: string,
  { side }: SideInput,
): Promise<SideAnswer> {
  const { contract, run } = await getRun(deps, userId, id);
  const sides = run.analysis.kind?.id ? sidesOf(run.analysis.kind.id) : [];
  if (side !== NEUTRAL && !sides.some((one) => one.id === side)) {
    const names = [...sides.map((one) => one.id), NEUTRAL].join(', ');
    throw new AppError('invalid', `This contract has no such side. Please choose one of: ${names}.`);
  }
  await setActingFor(deps.db, contract.id, side === NEUTRAL ? null : side);
  return { side };
}
