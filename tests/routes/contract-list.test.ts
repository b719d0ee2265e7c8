import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { contracts } from '../../src/db/schema';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addContract } from '../support/lease-contract';

let app: TestApp;
let ada: TestUser;
let id: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  ada = await app.signUp();
  id = await addContract(app.db, ada.id);
});
afterAll(() => app.close());

const list = (headers: Record<string, string> = {}) => app.call('GET /api/contracts', { as: ada.cookies, headers });
const tagOf = (answer: Response) => answer.headers.get('etag') ?? '';

test('is not sent again while nothing has changed', async () => {
  const first = await list();
  expect([first.status, (await first.json()).contracts.length]).toEqual([200, 1]);
  const again = await list({ 'if-none-match': tagOf(first) });
  expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tagOf(first)]);
  expect(again.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, () => Promise<unknown>]>([
  ['a contract is added', () => addContract(app.db, ada.id)],
  ['one is deleted', () => app.db.delete(contracts).where(eq(contracts.id, id))],
  ['an analysis gets on', () => app.db.update(contracts).set({ stage: 'extracting' }).where(eq(contracts.id, id))],
  [
    'one ends',
    () => app.db.update(contracts).set({ status: 'error', summary: 'Damaged.' }).where(eq(contracts.id, id)),
  ],
])('is sent when %s', async (_, change) => {
  const tag = tagOf(await list());
  await change();
  const then = await list({ 'if-none-match': tag });
  expect([then.status, tagOf(then) === tag]).toEqual([200, false]);
});

test('of another user is never the same', async () => {
  const tag = tagOf(await list());
  const ben = await app.signUp();
  const headers = { 'if-none-match': tag };
  const answer = await app.call('GET /api/contracts', { as: ben.cookies, headers });
  expect([answer.status, await answer.json()]).toEqual([200, { contracts: [] }]);
  expect((await app.call('GET /api/contracts', { headers })).status).toBe(401);
});

test('travels compressed where it is long and the client takes it so, and reads the same', async () => {
  expect((await list({ 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull();
  await app.db.update(contracts).set({ summary: 'A lease of a flat in Oak Avenue. '.repeat(1_000) });
  const plain = await list();
  const packed = await list({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(5_000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await plain.json());
  expect((await list({ 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
});
