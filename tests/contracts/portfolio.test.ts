import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { listDates } from '../../src/contracts/dates/read';
import { decide } from '../../src/contracts/decide';
import { listFindings } from '../../src/contracts/findings';
import { readPortfolio } from '../../src/contracts/portfolio';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { contractCells, contracts } from '../../src/db/schema';
import { createPlaybook, deletePlaybook, setDefaultPlaybook } from '../../src/playbooks/change';
import { DEPARTURES_MOST, NAMED_MOST } from '../../src/shared/portfolio';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { addWithCells, type GivenCells } from '../support/counted-contracts';
import { addDated, BLANK, SERVICES } from '../support/dated-contracts';
import { addContract, addLease, LEASE } from '../support/lease-contract';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

/** The lease ends on March 31, 2027. */
const on = (day: string, userId: string) =>
  readPortfolio({ db: world.db, now: () => new Date(`${day}T12:00Z`) }, userId);

async function addListedLease(userId: string): Promise<string> {
  const id = await addLease(world.db, userId);
  await world.db.transaction((tx) => refreshListing(tx, id));
  return id;
}

const addCells = (userId: string, cells: GivenCells) => addWithCells(world.db, userId, cells);

const named = ({ named: values }: { named: { value: string; contracts: number }[] }) =>
  values.map(({ value, contracts: count }) => [value, count]);

test('of nobody’s contracts there is nothing', async () => {
  const userId = await world.addUser();
  await addListedLease(await world.addUser());
  const nothing = { named: [], others: 0, otherValues: 0, without: 0 };
  expect(await on('2026-11-23', userId)).toMatchObject({
    ...{ contracts: 0, analysed: 0, kinds: nothing, laws: nothing, departures: [], otherDepartures: 0, unread: 0 },
    ...{ ratings: { high: 0, medium: 0, low: 0, not_assessed: 0 }, review: { 'not begun': 0, begun: 0, done: 0 } },
  });
});

test('a lease is counted by rating, kind, law, end, departures and review; what waits or failed is told apart', async () => {
  const userId = await world.addUser();
  await addListedLease(userId);
  await addContract(world.db, userId);
  const failed = await addContract(world.db, userId);
  await world.db.update(contracts).set({ status: 'error' }).where(eq(contracts.id, failed));
  const pending = await addContract(world.db, userId);
  await world.db.update(contracts).set({ upload: 'pending' }).where(eq(contracts.id, pending));
  const portfolio = await on('2026-11-23', userId);
  expect(portfolio).toMatchObject({
    ...{ contracts: 3, processing: 1, failed: 1, analysed: 1, unread: 0, ratings: { medium: 1 } },
    review: { 'not begun': 1 },
  });
  expect([named(portfolio.kinds), named(portfolio.laws)]).toEqual([[['Residential lease', 1]], [['California', 1]]]);
  expect(portfolio.departures.find(({ column }) => column === 'question.lease.entry-without-notice')).toEqual({
    ...{ column: 'question.lease.entry-without-notice', title: expect.stringMatching(/entry/i) },
    ...{ contracts: 1, high: 1, medium: 0, low: 0 },
  });
});

test.each([
  ['2026-11-23', '2026-11', '2027-10', 1],
  ['2027-03-31', '2027-03', '2028-02', 1],
  ['2027-04-01', '2027-04', '2028-03', 0],
  ['2026-03-31', '2026-03', '2027-02', 0],
  ['2026-04-01', '2026-04', '2027-03', 1],
])('on %s the twelve months go from %s to %s, and %i contract ends', async (day, first, last, ends) => {
  const userId = await world.addUser();
  await addListedLease(userId);
  const { months } = await on(day, userId);
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, first, last]);
  expect(months.reduce((sum, month) => sum + month.ends, 0)).toBe(ends);
});

test('notice days are counted by month, and what is no day is no day', async () => {
  const userId = await world.addUser();
  for (const value of ['2027-01-05', '2027-01-31', '2027-02-01', '2027-01 or so'])
    await addCells(userId, { 'notice-by': { value } });
  const { months } = await on('2026-11-23', userId);
  expect(months.filter(({ notices }) => notices > 0)).toEqual([
    { month: '2027-01', notices: 2, ends: 0 },
    { month: '2027-02', notices: 1, ends: 0 },
  ]);
});

test.each(['2026-11-23', '2026-12-17', '2026-12-18', '2027-02-16', '2031-05-01'])(
  'on %s the months count just the days that are listed, renewed terms and corrections with them',
  async (day) => {
    const userId = await world.addUser();
    const id = await addDated(world.db, userId, SERVICES, 'Hosting.pdf');
    await addDated(world.db, userId, LEASE);
    await addDated(world.db, userId, BLANK);
    await addDated(world.db, await world.addUser(), SERVICES);
    const same = async () => {
      const { months } = await on(day, userId);
      const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
      const to = new Date(Date.UTC(year + 1, month - 1, 0)).toISOString().slice(0, 10);
      const { dates } = await listDates(world, userId, { from: day, to });
      const listed = (at: string, kind: string) =>
        dates.filter((one) => one.kind === kind && one.day.startsWith(at)).length;
      expect(months).toEqual(
        months.map(({ month: at }) => ({ month: at, notices: listed(at, 'notice'), ends: listed(at, 'end') })),
      );
      return months.reduce((sum, { notices, ends }) => sum + notices + ends, 0);
    };
    expect(await same()).toBeGreaterThanOrEqual(2);
    const { findings } = await listFindings(world, userId, id);
    const term = findings.find(({ path }) => path === 'facts.term')?.id ?? '';
    const reader = { id: userId, name: 'Ada' };
    await decide(world, reader, { id, findingId: term }, { verdict: 'corrected', value: '30 months', reason: 'seen' });
    expect(await same()).toBeGreaterThanOrEqual(2);
  },
);

test('decisions move a contract along, and what is rejected is no departure any more', async () => {
  const userId = await world.addUser();
  const id = await addListedLease(userId);
  const reader = { id: userId, name: 'Ada' };
  const { findings } = await listFindings(world, userId, id);
  const before = await on('2026-11-23', userId);
  const cell = await world.db.query.contractCells.findFirst({
    where: eq(contractCells.column, 'question.lease.entry-without-notice'),
  });
  await decide(world, reader, { id, findingId: cell?.findingId ?? '' }, { verdict: 'rejected', reason: 'agreed' });
  const then = await on('2026-11-23', userId);
  expect(then.review).toEqual({ 'not begun': 0, begun: 1, done: 0 });
  expect(before.departures.map(({ column }) => column)).toContain('question.lease.entry-without-notice');
  expect(then.departures.some(({ column }) => column === cell?.column)).toBe(false);
  for (const { id: findingId } of findings) await decide(world, reader, { id, findingId }, { verdict: 'accepted' });
  expect((await on('2026-11-23', userId)).review).toEqual({ 'not begun': 0, begun: 0, done: 1 });
});

test('the commonest values are named, in their order, and the others added up', async () => {
  const userId = await world.addUser();
  for (let i = 0; i < NAMED_MOST + 3; i++)
    for (let times = 0; times < (i === 4 ? 3 : 1); times++)
      await addCells(userId, {
        kind: { value: `Kind ${String(i).padStart(2, '0')}` },
        'fact.governingLaw': { value: null, state: 'absent' },
      });
  const { kinds, laws } = await on('2026-11-23', userId);
  expect(kinds.named).toHaveLength(NAMED_MOST);
  expect(named(kinds).slice(0, 3)).toEqual([
    ['Kind 04', 3],
    ['Kind 00', 1],
    ['Kind 01', 1],
  ]);
  expect(kinds).toMatchObject({ others: 3, otherValues: 3, without: 0 });
  expect(laws).toEqual({ named: [], others: 0, otherValues: 0, without: NAMED_MOST + 5 });
});

test('departures come most frequent first, by gravity; a question that is no more is called by its id, rejected ones are left out', async () => {
  const userId = await world.addUser();
  const departs = (severity: 'high' | 'low' | null) => ({
    value: null,
    state: 'yes' as const,
    verdict: 'deviates' as const,
    severity,
  });
  await addCells(userId, {
    'question.gone': departs('high'),
    'question.lease.entry-without-notice': departs('low'),
    'question.right': { ...departs('high'), verdict: 'standard' },
    'question.rejected': { ...departs(null), state: 'rejected' },
  });
  await addCells(userId, { 'question.gone': { ...departs(null), verdict: 'missing' } });
  for (let i = 0; i < DEPARTURES_MOST; i++) await addCells(userId, { [`question.z${i}`]: departs('low') });
  const { departures, otherDepartures } = await on('2026-11-23', userId);
  expect(departures[0]).toEqual({
    column: 'question.gone',
    title: 'Gone',
    contracts: 2,
    high: 1,
    medium: 0,
    low: 0,
  });
  expect(departures[1]).toMatchObject({ column: 'question.lease.entry-without-notice', contracts: 1, low: 1 });
  expect(departures.map(({ column }) => column)).not.toContain('question.rejected');
  expect([departures.length, otherDepartures]).toEqual([DEPARTURES_MOST, 2]);
});

test('questions of the firm’s own are called as they were asked last, those of others stay unknown', async () => {
  const userId = await world.addUser();
  const own = { id: 'own.pets', title: 'Are pets banned?', heading: 'Pets are banned', mustBe: 'not there' as const };
  const content = {
    positions: {},
    own: [{ ...own, phrases: ['no pets'], categories: [], limit: null, severity: 'high' as const, why: '', ask: '' }],
  };
  const deps = { db: world.db, now: world.now };
  const playbook = await createPlaybook(deps, userId, { kind: 'residential-lease-us', side: 'tenant' }, content);
  await setDefaultPlaybook(deps, userId, playbook.id, true);
  const departs = { value: null, state: 'yes' as const, verdict: 'deviates' as const, severity: 'high' as const };
  await addCells(userId, { 'question.own.tenant.pets': departs });
  const titles = async (who: string) => (await on('2026-11-23', who)).departures.map(({ title }) => title);
  expect(await titles(userId)).toEqual(['Are pets banned?']);
  await deletePlaybook(deps, userId, playbook.id);
  expect(await titles(userId)).toEqual(['Are pets banned?']);
  const other = await world.addUser();
  await addCells(other, { 'question.own.tenant.pets': departs });
  expect(await titles(other)).toEqual(['Pets']);
});
