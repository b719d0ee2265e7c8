import { questionTitles } from '../analysis/playbooks/question-titles';
import type { Database, Db } from '../db/client';
import { countDaysByMonth } from '../db/dates';
import { listOwnQuestions } from '../db/playbooks';
import { countAbove, countBySort, countByStatus, countDepartures, countValues, type ValueCount } from '../db/portfolio';
import { factColumn, REVIEW_STATES } from '../shared/cells';
import type { DateKind } from '../shared/date-kinds';
import {
  DEPARTURES_MOST,
  type DepartureCount,
  MONTHS_AHEAD,
  type MonthAhead,
  NAMED_MOST,
  PORTFOLIO_RATINGS,
  type Portfolio,
  type Spread,
} from '../shared/portfolio';

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * All contracts of a user, counted by what they have in common. The answer is of the same size for one contract and for ten thousand; all of it is of one
 * moment, and asked over one connection.
 */
export async function readPortfolio({ db, now }: Deps, userId: string): Promise<Portfolio> {
  const today = now().toISOString().slice(0, 10);
  return await db.transaction((tx) => countAll(tx, userId, today), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function countAll(tx: Db, userId: string, today: string): Promise<Portfolio> {
  const statuses = await countByStatus(tx, userId);
  const ratings = await countBySort(tx, userId, 'rating');
  const statusOf = new Map(statuses.map(({ status, contracts }) => [status, contracts]));
  return {
    today,
    contracts: sum(statuses),
    processing: statusOf.get('processing') ?? 0,
    failed: statusOf.get('error') ?? 0,
    analysed: sum(ratings),
    ratings: byPlace(PORTFOLIO_RATINGS, ratings),
    kinds: spreadOf(await countValues(tx, userId, 'kind', NAMED_MOST)),
    laws: spreadOf(await countValues(tx, userId, factColumn('governingLaw'), NAMED_MOST)),
    months: await countMonths(tx, userId, today),
    ...(await readDepartures(tx, userId)),
    review: byPlace(REVIEW_STATES, await countBySort(tx, userId, 'review')),
    unread: await countAbove(tx, userId, 'unread-pages', NOTHING_UNREAD),
  };
}

/** The cell of 'unread-pages' of a contract that was read whole sorts so. */
const NOTHING_UNREAD = '000000';

const sum = (rows: readonly { contracts: number }[]) => rows.reduce((total, { contracts }) => total + contracts, 0);

/** Of columns whose values sort by their place in a list. */
function byPlace<T extends string>(
  names: readonly T[],
  rows: readonly { sort: string; contracts: number }[],
): Record<T, number> {
  const counts = new Map(rows.map(({ sort, contracts }) => [sort, contracts]));
  return Object.fromEntries(names.map((name, place) => [name, counts.get(String(place)) ?? 0])) as Record<T, number>;
}

/** What has no value may be among the first, and is told apart. */
function spreadOf(rows: readonly ValueCount[]): Spread {
  const named = rows.flatMap(({ value, sort, contracts }) =>
    value !== null && sort !== null ? [{ value, sort, contracts }] : [],
  );
  const rest = rows.find(({ sort }) => sort === null);
  return {
    named,
    others: rest?.contracts ?? 0,
    otherValues: rest?.values ?? 0,
    without: sum(rows.filter(({ value, sort }) => value === null && sort !== null)),
  };
}

async function countMonths(db: Db, userId: string, today: string): Promise<MonthAhead[]> {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS_AHEAD }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i)).toISOString().slice(0, 7),
  );
  const last = new Date(Date.UTC(year, month - 1 + MONTHS_AHEAD, 0)).toISOString().slice(0, 10);
  const counts = await countDaysByMonth(db, userId, { from: today, to: last, kinds: ['notice', 'end'] });
  const count = (of: DateKind, at: string) => counts.find((row) => row.month === at && row.kind === of)?.days ?? 0;
  return months.map((at) => ({ month: at, notices: count('notice', at), ends: count('end', at) }));
}

async function readDepartures(db: Db, userId: string): Promise<Pick<Portfolio, 'departures' | 'otherDepartures'>> {
  const counts = new Map<string, Omit<DepartureCount, 'title' | 'column'>>();
  for (const { column, severity, contracts } of await countDepartures(db, userId)) {
    const found = counts.get(column) ?? { contracts: 0, high: 0, medium: 0, low: 0 };
    found.contracts += contracts;
    if (severity) found[severity] += contracts;
    counts.set(column, found);
  }
  const sorted = [...counts].toSorted(
    ([a, one], [b, other]) => other.contracts - one.contracts || other.high - one.high || (a < b ? -1 : 1),
  );
  const first = sorted.slice(0, DEPARTURES_MOST);
  const question = questionTitles(first.length > 0 ? await listOwnQuestions(db, userId) : []);
  return {
    departures: first.map(([column, count]) => ({ column, title: question(column).title, ...count })),
    otherDepartures: sorted.length - first.length,
  };
}
