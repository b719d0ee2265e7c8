import { afterAll, beforeAll, expect, test } from 'bun:test';
import { getContract, listContracts } from '../../src/contracts/read';
import { submitContract } from '../../src/contracts/submit';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

test('lists the own contracts only, newest first', async () => {
  const [ada, bob] = [await world.addUser(), await world.addUser()];
  for (const [filename, day] of [
    ['old.pdf', 1],
    ['new.pdf', 3],
    ['middle.pdf', 2],
  ] as const)
    await submitContract(
      { ...world, now: () => new Date(Date.UTC(2026, 0, day)), wakeWorker: () => undefined },
      { userId: ada, filename, bytes: pdfBytes() },
    );
  await world.submit(bob);
  const listed = await listContracts(world, ada);
  expect(listed.map(({ filename }) => filename)).toEqual(['new.pdf', 'middle.pdf', 'old.pdf']);
  expect(listed[0]?.uploadedAt).toBe('2026-01-03T00:00:00.000Z');
});

test("another's contract, an unknown one and a malformed id are alike not found", async () => {
  const [ada, bob] = [await world.addUser(), await world.addUser()];
  const { id } = await world.submit(ada);
  expect(await getContract(world, ada, id)).toMatchObject({ id, status: 'processing' });
  for (const [user, which] of [
    [bob, id],
    [ada, crypto.randomUUID()],
    [ada, 'nonsense'],
    [ada, `${id}'`],
    [ada, ''],
  ] as const)
    await expect(getContract(world, user, which)).rejects.toMatchObject({ code: 'not_found' });
});
