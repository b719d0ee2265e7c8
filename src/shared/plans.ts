/** The plans an administrator can choose from. */
export const PLANS = ['free', 'basic', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/**
 * List price in US dollars per month. Only Professional has one on the price list: Starter is free, Enterprise is by
 * agreement, and Basic is not sold on the price list, so neither of those books revenue.
 */
export const LIST_PRICE: Readonly<Record<Plan, number>> = { free: 0, basic: 0, pro: 49, enterprise: 0 };
