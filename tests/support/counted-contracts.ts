import { eq } from 'drizzle-orm';
import { toRow } from '../../src/contracts/dates/rows';
import { NO_DAY } from '../../src/contracts/dates/term';
import type { Database } from '../../src/db/client';
import { replaceDates } from '../../src/db/dates';
import { contractCells, contracts } from '../../src/db/schema';
import { isDay } from '../../src/shared/dates';
import { NO_VALUE } from '../../src/shared/portfolio';
import { addContract } from './lease-contract';

export type GivenCells = Record<string, Partial<typeof contractCells.$inferInsert>>;

/** The days that stand in cells, too, once each. */
const DAYS = { 'notice-by': 'notice', 'fact.expirationDate': 'end' } as const;

/** A contract of a user with cells that are given, and the days in them, as if it had been analysed. Answers its id. */
export async function addWithCells(
  db: Database,
  userId: string,
  cells: GivenCells,
  filename?: string,
): Promise<string> {
  const contractId = await addContract(db, userId, filename);
  const rows = Object.entries(cells).map(([column, cell]) => ({
    ...{ contractId, userId, column, state: 'found' as const, sort: cell.value?.toLowerCase() ?? NO_VALUE },
    ...cell,
  }));
  await db.insert(contractCells).values(rows);
  const days = Object.entries(DAYS).flatMap(([column, kind]) => {
    const day = cells[column]?.value ?? '';
    return isDay(day) ? [toRow({ ...NO_DAY, id: kind, kind, label: kind, rule: 'As written.', inputs: [], day })] : [];
  });
  await replaceDates(db, { id: contractId, userId }, days);
  await db.update(contracts).set({ status: 'completed' }).where(eq(contracts.id, contractId));
  return contractId;
}

const RATINGS = ['high', 'medium', 'low'] as const;
const KINDS = ['Residential lease', 'Services agreement', 'NDA', 'Employment agreement', 'Loan', 'Licence'];
const LAWS = ['California', 'New York', 'England and Wales', 'Delaware', null];
const QUESTIONS = [
  'lease.entry-without-notice',
  'any.auto-renewal',
  'any.indemnity',
  'any.liability-excluded',
  'any.arbitration',
];

/** Contracts of every sort, the same ones each time: their days fall into the months from `today` (YYYY-MM-DD) on. */
export async function addMixedContracts(db: Database, userId: string, count: number, today: string): Promise<void> {
  for (let i = 0; i < count; i++) {
    const day = (after: number) => new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
    const rating = i % 7 === 6 ? null : (RATINGS[i % 3] ?? 'low');
    const general: GivenCells = {
      kind: { value: KINDS[(i * i) % KINDS.length] ?? '' },
      rating: rating
        ? { value: rating, sort: String(RATINGS.indexOf(rating)), severity: rating }
        : { value: 'Page 2 was not read.', state: 'not_assessed', sort: '3' },
      review: { value: 'not begun', sort: String(i % 5 === 0 ? 2 : i % 4 === 0 ? 1 : 0) },
      'unread-pages':
        i % 9 === 8 ? { value: '1', sort: '000001', state: 'unreadable' } : { value: '0', sort: '000000' },
      'fact.governingLaw': { value: LAWS[i % LAWS.length] ?? null },
      'notice-by': { value: i % 2 ? day(10 + ((i * 37) % 340)) : null },
      'fact.expirationDate': { value: i % 3 ? day(20 + ((i * 53) % 500)) : null },
    };
    const departs = QUESTIONS.slice(0, i % 6).map((id, k): [string, GivenCells[string]] => [
      `question.${id}`,
      { value: null, state: 'yes', verdict: 'deviates', severity: RATINGS[(i + k) % 3] ?? 'low' },
    ]);
    await addWithCells(db, userId, { ...general, ...Object.fromEntries(departs) }, `Contract ${i + 1}.pdf`);
  }
}
