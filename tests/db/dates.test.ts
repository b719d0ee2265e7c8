import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import fc from 'fast-check';
import { occurrence, occurrencesIn } from '../../src/contracts/dates/occurrences';
import { toRow } from '../../src/contracts/dates/rows';
import { findDatesOf, findDays, findLacking, replaceDates } from '../../src/db/dates';
import type { ContractDate, Repeats } from '../../src/shared/dates';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { addContract } from '../support/lease-contract';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const date = (id: string, more: Partial<ContractDate> = {}): ContractDate => ({
  ...{ id, kind: 'end', label: 'Ends', day: null, repeats: null, effect: null, rule: 'As the contract writes it.' },
  ...{ inputs: [], lacks: null, none: null, notes: [] },
  ...more,
});
const repeating = (id: string, repeats: Repeats): ContractDate => date(id, { repeats, day: occurrence(repeats, 0) });

async function contract(dates: readonly ContractDate[], userId?: string) {
  const owner = userId ?? (await world.addUser());
  const id = await addContract(world.db, owner);
  const keep = (next: readonly ContractDate[]) => replaceDates(world.db, { id, userId: owner }, next.map(toRow));
  await keep(dates);
  return { id, userId: owner, keep };
}

const dayIn = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
const lead = fc.record({
  count: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1.5, 2.5)),
  unit: fc.constantFrom('day', 'business day', 'week', 'month', 'quarter', 'year'),
});
const repeats: fc.Arbitrary<Repeats> = fc.record({
  base: fc.oneof(dayIn('1996-01-01', '2030-12-31'), fc.constantFrom('2024-02-29', '2023-01-31', '2024-12-31')),
  first: fc.record({ months: fc.integer({ min: 0, max: 60 }), days: fc.constantFrom(0, -1) }),
  every: fc.oneof(
    fc.record({ months: fc.constantFrom(1, 3, 6, 12, 36), days: fc.constant(0) }),
    fc.record({ months: fc.constant(0), days: fc.constantFrom(1, 7, 14, 30) }),
  ),
  lead: fc.option(lead as fc.Arbitrary<NonNullable<Repeats['lead']>>),
  times: fc.option(fc.integer({ min: 0, max: 30 })),
  until: fc.option(dayIn('2000-01-01', '2040-12-31')),
});

test('what comes again falls on the same days in the database as in the program', async () => {
  const { userId, id, keep } = await contract([]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(repeats, { minLength: 1, maxLength: 12 }),
      dayIn('1999-01-01', '2045-12-31'),
      fc.integer({ min: 0, max: 500 }),
      async (all, from, length) => {
        const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
        await keep(all.map((one, i) => repeating(String(i).padStart(2, '0'), one)));
        const found = await findDays(world.db, userId, { from, to, limit: 10_000 });
        const expected = all.flatMap((one, i) =>
          // Of what begins after the stretch the first day is not in it either.
          occurrencesIn(one, from, to).map(({ n, day }) => ({ id: String(i).padStart(2, '0'), n, day })),
        );
        const key = ({ id: of, n, day }: { id: string; n: number; day: string }) => `${day} ${of} ${n}`;
        expect(found.map(key).toSorted()).toEqual(expected.map(key).toSorted());
        expect(found.every(({ contractId }) => contractId === id)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('days are in order, of the kinds that are asked for, of one user, and no more than asked for', async () => {
  const one = await contract([
    date('end', { day: '2026-12-31' }),
    date('notice', { kind: 'notice', day: '2026-11-01', label: 'Last day for notice' }),
    date('start', { kind: 'start' }),
  ]);
  const other = await contract([date('end', { day: '2026-12-30' })], one.userId);
  await contract([date('end', { day: '2026-12-29' })]);
  const asked = { from: '2026-11-01', to: '2026-12-31', limit: 10 };
  const days = async (more: object) =>
    (await findDays(world.db, one.userId, { ...asked, ...more })).map(({ contractId, id, day }) => [
      contractId,
      id,
      day,
    ]);
  const all = [
    [one.id, 'notice', '2026-11-01'],
    [other.id, 'end', '2026-12-30'],
    [one.id, 'end', '2026-12-31'],
  ];
  expect(await days({})).toEqual(all);
  expect(await days({ kinds: ['end'] })).toEqual(all.slice(1));
  expect(await days({ limit: 2 })).toEqual(all.slice(0, 2));
  expect(await days({ from: '2026-11-02' })).toEqual(all.slice(1));
  expect(await days({ contractId: other.id })).toEqual(all.slice(1, 2));
  const [notice] = await findDays(world.db, one.userId, asked);
  expect(notice).toMatchObject({
    kind: 'notice',
    label: 'Last day for notice',
    filename: 'Lease.pdf',
    title: null,
    n: 0,
  });
});

test('what is told as before keeps the time of its change, what changed has another, what is gone goes', async () => {
  const first = [
    date('end', { day: '2026-12-31' }),
    date('notice', { day: '2026-11-01' }),
    date('old', { day: '2026-01-01' }),
  ];
  const { id, keep } = await contract(first);
  const rows = async () => new Map((await findDatesOf(world.db, id)).map((row) => [row.id, row]));
  const before = await rows();
  await keep([date('end', { day: '2027-12-31' }), date('notice', { day: '2026-11-01' })]);
  const after = await rows();
  expect([...after.keys()].toSorted()).toEqual(['end', 'notice']);
  expect(after.get('end')).toMatchObject({ day: '2027-12-31' });
  expect(after.get('end')?.changedAt.getTime()).toBeGreaterThan(before.get('end')?.changedAt.getTime() ?? Infinity);
  expect(after.get('notice')).toEqual(before.get('notice') as NonNullable<ReturnType<typeof before.get>>);
  await keep([
    repeating('end', {
      base: '2027-12-31',
      first: { months: 0, days: 0 },
      every: { months: 12, days: 0 },
      lead: null,
      times: null,
      until: null,
    }),
  ]);
  expect((await rows()).get('end')).toMatchObject({ everyMonths: 12 });
  await keep([date('end', { day: '2027-12-31' })]);
  expect((await rows()).get('end')).toMatchObject({ everyMonths: 0, base: null });
  await keep([]);
  expect((await rows()).size).toBe(0);
});

test('what lacks an input is listed by contract, in parts', async () => {
  const { id, userId } = await contract([
    date('end', { lacks: 'No end date: the effective date is blank.' }),
    date('notice', { kind: 'notice', lacks: 'No last day for notice.' }),
    date('start', { kind: 'start', none: 'None.' }),
  ]);
  await contract([date('end', { lacks: 'No end date.' })]);
  const found = await findLacking(world.db, userId, { after: null, limit: 10 });
  expect(found.map(({ detail }) => detail.id)).toEqual(['end', 'notice']);
  const rest = await findLacking(world.db, userId, { after: { contractId: id, id: 'end' }, limit: 10 });
  expect(rest.map(({ detail }) => detail.id)).toEqual(['notice']);
});
