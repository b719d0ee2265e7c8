import type { Db } from '../db/client';
import { addUse, findPlan } from '../db/plan-use';
import { AppError } from '../errors';
import { formatDay } from '../shared/format';
import { MIB } from '../shared/limits';
import { monthOf, PLAN_LIMITS, PLAN_NAMES } from '../shared/plans';

/**
 * Checks before a file is stored that the user's plan has room for it.
 * @throws AppError too_large where the plan takes no files of this size
 */
export async function checkPlanSize(db: Db, userId: string, bytes: number): Promise<void> {
  const plan = (await findPlan(db, userId)) ?? 'enterprise';
  const { fileBytes } = PLAN_LIMITS[plan];
  if (fileBytes === null || bytes <= fileBytes) return;
  const size = `${fileBytes / MIB}MB`;
  throw new AppError(
    'too_large',
    `The ${PLAN_NAMES[plan]} plan takes files up to ${size}. Please choose a smaller file or a larger plan.`,
  );
}

/**
 * Counts a contract that is taken in against the user's month. Call it in the transaction that takes it in.
 * @param enforced whether one beyond the plan is refused; otherwise it is only counted
 * @throws AppError forbidden where the month's analyses are used up
 */
export async function countAgainstPlan(tx: Db, userId: string, at: Date, enforced: boolean): Promise<void> {
  const plan = enforced ? await findPlan(tx, userId) : null;
  const limit = plan ? PLAN_LIMITS[plan].analyses : null;
  if (await addUse(tx, userId, monthOf(at), limit)) return;
  throw new AppError(
    'forbidden',
    `The ${limit} analyses of this month that the ${plan && PLAN_NAMES[plan]} plan includes are used. They count anew on ${formatDay(monthOf(at, 1))}; with a larger plan you can go on now.`,
  );
}
