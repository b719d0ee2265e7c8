import { afterAll, beforeAll, beforeEach } from 'bun:test';
import { contracts, playbooks } from '../../src/db/schema';
import { AS_BUILT_IN, type PlaybookContent, type PlaybookDetail } from '../../src/shared/playbooks';
import { type TestApp, type TestUser, testApp } from './app';
import { addLease } from './lease-contract';
import { PLAYBOOK_FILE } from './own-playbook';

/** For the tests of a file: the app, and a user with a lease, for which before each test no playbook of their own is there and no side chosen. */
export function leasePlaybooks() {
  const held = {} as { app: TestApp; owner: TestUser; contractId: string };
  beforeAll(async () => {
    held.app = await testApp();
    held.owner = await held.app.signUp();
    held.contractId = await addLease(held.app.db, held.owner.id);
  });
  beforeEach(async () => {
    await held.app.db.delete(playbooks);
    await held.app.db.update(contracts).set({ actingFor: null, playbook: null, playbookVersion: null });
  });
  afterAll(() => held.app.close());

  /** A call by its address below /api. */
  const call = (route: string, json?: unknown, as = held.owner) =>
    held.app.call(route.replace(' ', ' /api/'), { as: as.cookies, ...(json === undefined ? {} : { json }) });
  const read = async (route: string) => await (await call(`GET ${route}`)).json();

  /** A playbook of one's own, made as a file is imported. */
  async function make(
    content: Partial<PlaybookContent> = {},
    { side = 'tenant', as = held.owner }: { side?: string; as?: TestUser } = {},
  ): Promise<PlaybookDetail> {
    const file = { ...PLAYBOOK_FILE, side, content: { ...AS_BUILT_IN, ...content } };
    const response = await call('POST playbooks/import', file, as);
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()).playbook;
  }
  return { held, call, read, make };
}
