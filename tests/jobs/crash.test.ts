import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Subprocess } from 'bun';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { eventually } from '../support/eventually';
import { contractPdf, SHORT_CONTRACT } from '../support/pdf';
import { scriptOf } from '../support/program';

const WORKER = 'tests/support/worker-process.ts';
const KILLS = 2;
const CONTRACTS = 4;

let world: ContractWorld;
let worker: Subprocess | undefined;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(async () => {
  worker?.kill('SIGKILL');
  await worker?.exited;
  await world.clear();
});
afterAll(() => world.close());

function startWorkerProcess(): Subprocess {
  const settings = JSON.stringify({ options: world.options, folder: world.folder });
  worker = Bun.spawn([process.execPath, scriptOf(WORKER), settings], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  });
  return worker;
}

test('killed again and again during analyses, every contract gets exactly one result', async () => {
  const userId = await world.addUser();
  for (let i = 0; i < CONTRACTS; i++)
    await world.submit(userId, await contractPdf(`${SHORT_CONTRACT}\n\nCopy number ${i}.`));
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = startWorkerProcess();
    await eventually(async () => (await world.rows()).contracts.some(({ stage }) => stage === 'extracting'));
    victim.kill('SIGKILL');
    await victim.exited;
  }
  expect((await world.rows()).jobs.length).toBeGreaterThan(0);
  startWorkerProcess();
  const rows = await eventually(async () => {
    const rows = await world.rows();
    return rows.jobs.length === 0 && rows;
  }, 60_000);
  expect(rows.contracts.map(({ status, stage }) => [status, stage])).toEqual(
    Array(CONTRACTS).fill(['completed', null]),
  );
  expect(rows.analyses.map(({ contractId }) => contractId).sort()).toEqual(rows.contracts.map(({ id }) => id).sort());
}, 90_000);
