import * as v from 'valibot';
import { MIB } from './limits';

/** The plans an administrator can choose from. */
export const PLANS = ['free', 'basic', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/**
 * List price in US dollars per month. Only Professional has one on the price list: Starter is free, Enterprise is by
 * agreement, and Basic is not sold on the price list, so neither of those books revenue.
 */
export const LIST_PRICE: Readonly<Record<Plan, number>> = { free: 0, basic: 0, pro: 49, enterprise: 0 };

/** The names of plans on the price list; Basic is not on it. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  free: 'Starter',
  basic: 'Basic',
  pro: 'Professional',
  enterprise: 'Enterprise',
};

/** What a plan has: contracts analysed in a calendar month (UTC) and the bytes of a file; null where there is no limit, as in plans of which the price list names none. */
export const PLAN_LIMITS: Readonly<Record<Plan, { analyses: number | null; fileBytes: number | null }>> = {
  free: { analyses: 5, fileBytes: 10 * MIB },
  basic: { analyses: null, fileBytes: null },
  pro: { analyses: 100, fileBytes: null },
  enterprise: { analyses: null, fileBytes: null },
};

/**
 * Body of GET /api/user/plan: how many contracts the user had analysed this month, of how many (null: no limit), and from which day (YYYY-MM-DD, UTC) they count anew.
 * `enforced`: whether further ones are refused.
 */
export const planUseSchema = v.object({
  plan: v.picklist(PLANS),
  used: v.number(),
  limit: v.nullable(v.number()),
  fileBytes: v.nullable(v.number()),
  renewsOn: v.string(),
  enforced: v.boolean(),
});
export type PlanUse = v.InferOutput<typeof planUseSchema>;

/** The first day (YYYY-MM-DD) of a moment's month, or of the one so many months later, in UTC. */
export function monthOf(moment: Date, later = 0): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}
