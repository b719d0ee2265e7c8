import { readDailyRegistrations, readDailyRevenue, readTotals } from '../db/analytics';
import type { Db } from '../db/client';
import type { Analytics } from '../shared/admin';

/** Days shown, today included. */
const DAYS = 30;

/** Users and revenue (US dollars, from the ledger of plan changes at list price), in total and for each of the last 30 UTC days. */
export async function readAnalytics({ db, now }: { db: Db; now: () => Date }): Promise<Analytics> {
  const today = now().toISOString().slice(0, 10);
  const [totals, dailyRegistrations, revenue] = await Promise.all([
    readTotals(db),
    readDailyRegistrations(db, today, DAYS),
    readDailyRevenue(db, today, DAYS),
  ]);
  return {
    totalUsers: totals.users,
    totalRevenue: totals.cents / 100,
    dailyRegistrations,
    dailyRevenue: revenue.map(({ date, cents }) => ({ date, revenue: cents / 100 })),
  };
}
