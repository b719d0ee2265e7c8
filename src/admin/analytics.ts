import { readDailyRegistrations, readDailyRevenue, readTotals } from '../db/analytics';
import type { Db } from '../db/client';
import { readModelUsage } from '../db/model-usage';
import type { Analytics } from '../shared/admin';

/** Days shown, today included. */
const DAYS = 30;

/** Users, revenue and use of the model (US dollars, from the ledger of plan changes at list price), in total and for each of the last 30 UTC days. */
export async function readAnalytics({ db, now }: { db: Db; now: () => Date }): Promise<Analytics> {
  const today = now().toISOString().slice(0, 10);
  const from = new Date(Date.parse(today) - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const [totals, dailyRegistrations, revenue, modelUsage] = await Promise.all([
    readTotals(db),
    readDailyRegistrations(db, today, DAYS),
    readDailyRevenue(db, today, DAYS),
    readModelUsage(db, from),
  ]);
  return {
    totalUsers: totals.users,
    totalRevenue: totals.cents / 100,
    dailyRegistrations,
    dailyRevenue: revenue.map(({ date, cents }) => ({ date, revenue: cents / 100 })),
    ...((modelUsage.reviews > 0 || modelUsage.scannedPages > 0 || modelUsage.degraded > 0) && { modelUsage }),
  };
}
