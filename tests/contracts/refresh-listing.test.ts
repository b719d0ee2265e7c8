import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import { chooseSide } from '../../src/contracts/choose-side';
import { decide, withdrawDecision } from '../../src/contracts/decide';
import { listFindings } from '../../src/contracts/findings';
import { refreshListing, refreshOldListings } from '../../src/contracts/refresh-listing';
import { findDatesOf } from '../../src/db/dates';
import { contractCells, contracts } from '../../src/db/schema';
import { startRelisting } from '../../src/jobs/relist';
import { type ContractWorld, contractWorld, onFault } from '../support/contracts';
import { eventually } from '../support/eventually';
import { addContract, addLease } from '../support/lease-contract';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

async function cell(contractId: string, column: string) {
  const [row] = await world.db
    .select()
    .from(contractCells)
    .where(and(eq(contractCells.contractId, contractId), eq(contractCells.column, column)));
  return row;
}

async function lease() {
  const userId = await world.addUser();
  const id = await addLease(world.db, userId);
  await world.db.transaction((tx) => refreshListing(tx, id));
  const { findings } = await listFindings(world, userId, id);
  const finding = (path: string) => {
    const found = findings.find((one) => one.path === path);
    if (!found) throw new Error(`nothing at ${path}`);
    return found;
  };
  return { id, reader: { id: userId, name: 'Ada' }, finding };
}

test('a decision is in the cells as soon as it is taken, and out of them when it is taken back', async () => {
  const { id, reader, finding } = await lease();
  const law = finding('facts.governingLaw').id;
  const end = finding('facts.expirationDate').id;
  await decide(world, reader, { id, findingId: law }, { verdict: 'rejected', reason: 'no' });
  await decide(world, reader, { id, findingId: end }, { verdict: 'corrected', value: '2028-03-31', reason: 'rider' });
  expect(await cell(id, 'fact.governingLaw')).toMatchObject({ state: 'rejected', value: null, decision: 'rejected' });
  expect(await cell(id, 'fact.expirationDate')).toMatchObject({
    ...{ state: 'found', value: '2028-03-31', sort: '2028-03-31', decision: 'corrected' },
  });
  await withdrawDecision(world, reader, { id, findingId: law });
  expect(await cell(id, 'fact.governingLaw')).toMatchObject({ state: 'found', value: 'California', decision: null });
});

test('the days of a contract follow a decision, and list and calendar with them', async () => {
  const { id, reader, finding } = await lease();
  const days = async () => (await findDatesOf(world.db, id)).map((row) => [row.id, row.day]);
  const headline = async () => (await world.db.select().from(contracts).where(eq(contracts.id, id)))[0]?.headline;
  expect(await days()).toContainEqual(['end', '2027-03-31']);
  const end = { id, findingId: finding('facts.expirationDate').id };
  await decide(world, reader, end, { verdict: 'corrected', value: '2028-03-31', reason: 'rider' });
  expect(await days()).toContainEqual(['end', '2028-03-31']);
  expect(await headline()).toMatchObject({ end: '2028-03-31' });
  await decide(world, reader, end, { verdict: 'rejected', reason: 'of another lease' });
  expect(await days()).toContainEqual(['end', null]);
  expect(await headline()).toMatchObject({ end: null });
  await withdrawDecision(world, reader, end);
  expect(await days()).toContainEqual(['end', '2027-03-31']);
});

test('what the reader rejects is no departure from the playbook', async () => {
  const { id, reader } = await lease();
  await chooseSide(world, reader.id, id, { side: 'tenant' });
  const counted = async () => Number((await cell(id, 'departures'))?.value);
  const before = await counted();
  const entry = (await cell(id, 'question.lease.entry-without-notice'))?.findingId ?? '';
  await decide(world, reader, { id, findingId: entry }, { verdict: 'rejected', reason: 'agreed otherwise' });
  expect(await counted()).toBe(before - 1);
});

test('the side that is chosen reads the same answer its own way', async () => {
  const { id, reader } = await lease();
  const severities = [];
  for (const side of ['tenant', 'landlord']) {
    await chooseSide(world, reader.id, id, { side });
    severities.push([
      (await cell(id, 'side'))?.value,
      (await cell(id, 'question.lease.entry-without-notice'))?.severity,
    ]);
  }
  expect(severities).toEqual([
    ['Tenant', 'high'],
    ['Landlord', 'medium'],
  ]);
});

test('contracts that were analysed before listings were kept get theirs in the background', async () => {
  const userId = await world.addUser();
  const old = await Promise.all([addLease(world.db, userId), addLease(world.db, userId)]);
  const waiting = await addContract(world.db, userId);
  const relisting = startRelisting(world);
  await eventually(
    async () => (await world.db.select().from(contracts)).filter((row) => row.listedBy > 0).length === 2,
  );
  await relisting.stop();
  for (const id of old) expect((await cell(id, 'kind'))?.value).toBe('Residential lease');
  expect(await cell(waiting, 'kind')).toBeUndefined();
});

test('what another program changed without listing it is listed anew', async () => {
  const { id } = await lease();
  await world.db.update(contracts).set({ actingFor: 'tenant' }).where(eq(contracts.id, id));
  expect(await refreshOldListings(world, { limit: 5, onFault })).toBe(1);
  expect((await cell(id, 'side'))?.value).toBe('Tenant');
  expect(await refreshOldListings(world, { limit: 5, onFault })).toBe(0);
});

test('one that can’t be listed does not keep the others from being', async () => {
  const { id, reader } = await lease();
  const broken = await addLease(world.db, reader.id);
  await world.db.execute(`alter table analyses disable trigger user`);
  await world.db.execute(`update analyses set analysis = analysis - 'facts' where contract_id = '${broken}'`);
  await world.db.execute(`alter table analyses enable trigger user`);
  const faulty: string[] = [];
  await world.db.update(contracts).set({ listedBy: 0 });
  expect(await refreshOldListings(world, { limit: 5, onFault: (which) => faulty.push(which) })).toBe(2);
  expect(faulty).toEqual([broken]);
  expect((await cell(id, 'kind'))?.value).toBe('Residential lease');
  expect(await refreshOldListings(world, { limit: 5, onFault })).toBe(0);
});

test('cells go with their contract', async () => {
  const { id } = await lease();
  await world.db.delete(contracts).where(eq(contracts.id, id));
  expect(await world.db.select().from(contractCells)).toEqual([]);
});
