import { afterAll, afterEach, beforeAll } from 'bun:test';
import { modelUsage } from '../../src/db/schema';
import type { Worker } from '../../src/jobs/worker';
import { type ContractWorld, contractWorld } from './contracts';
import type { fakeMistral } from './mistral';

interface ModelWorld {
  world: ContractWorld;
  /** Each test starts its own; both end with it. */
  worker?: Worker;
  server?: ReturnType<typeof fakeMistral>;
}

/** A world for the tests of a file in which a worker asks a model. What a test uploads and what the model counts goes with that test. */
export function modelWorldForFile(): ModelWorld {
  const held = {} as ModelWorld;
  beforeAll(async () => {
    held.world = await contractWorld();
  });
  afterEach(async () => {
    await held.worker?.stop();
    await held.server?.stop();
    await held.world.clear();
    await held.world.db.delete(modelUsage);
  });
  afterAll(() => held.world.close());
  return held;
}
