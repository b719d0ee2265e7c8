import type { Db } from '../db/client';
import { countUse, findPlan } from '../db/plan-use';
import { AppError } from '../errors';
import { monthOf, PLAN_LIMITS, type PlanUse } from '../shared/plans';

/**
 * What a user's plan has and how much of it is used this month.
 * @throws AppError not_found where the account is gone
 */
export async function getPlanUse(
  { db, now, enforced }: { db: Db; now: () => Date; enforced: boolean },
  userId: string,
): Promise<PlanUse> {
  const plan = await findPlan(db, userId);
  if (plan === null) throw new AppError('not_found', 'This user does not exist.');
  const { analyses: limit, fileBytes } = PLAN_LIMITS[plan];
  const used = await countUse(db, userId, monthOf(now()));
  return { plan, used, limit, fileBytes, renewsOn: monthOf(now(), 1), enforced };
}
