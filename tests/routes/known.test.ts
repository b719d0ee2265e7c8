import { afterAll, beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { contracts } from '../../src/db/schema';
import { type TestApp, type TestUser, testApp } from '../support/app';

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
let first: string;

const LEASE = '%PDF-1.7\nlease';
const hash = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex');

beforeAll(async () => {
  app = await testApp();
  [ada, ben] = [await app.signUp(), await app.signUp()];
  first = await upload(ada, LEASE, 'Lease.pdf');
  await upload(ben, '%PDF-1.7\nof Ben', 'Ben.pdf');
});
afterAll(() => app.close());

async function upload(user: TestUser, text: string, name: string): Promise<string> {
  const body = new FormData();
  body.set('pdf', new File([text], name, { type: 'application/pdf' }));
  const answer = await app.call('POST /api/contracts/upload', { as: user.cookies, body });
  expect(answer.status).toBe(201);
  return (await answer.json()).contract.id;
}

const ask = (user: TestUser, sha256: unknown) =>
  app.call('POST /api/contracts/known', { as: user.cookies, json: { sha256 } });
const known = async (user: TestUser, ...texts: string[]) => (await (await ask(user, texts.map(hash))).json()).known;

test('names the own contracts with these bytes, and nothing of the others', async () => {
  expect(await known(ada, LEASE, 'never seen')).toEqual([
    {
      sha256: hash(LEASE),
      id: first,
      filename: 'Lease.pdf',
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
  expect(await known(ada)).toEqual([]);
});

test('never tells that another user has these bytes', async () => {
  expect(await known(ben, LEASE)).toEqual([]);
  expect(await known(ada, '%PDF-1.7\nof Ben')).toEqual([]);
});

test('of several contracts with the same bytes it names the newest: an ordinary upload is taken whatever is there', async () => {
  const second = await upload(ada, LEASE, 'Lease (again).pdf');
  expect(second).not.toBe(first);
  expect(await known(ada, LEASE)).toMatchObject([{ id: second, filename: 'Lease (again).pdf' }]);
});

test('does not name an upload that is still on its way', async () => {
  const id = await upload(ada, '%PDF-1.7\nslow', 'Slow.pdf');
  await app.db.update(contracts).set({ upload: 'pending' }).where(eq(contracts.id, id));
  expect(await known(ada, '%PDF-1.7\nslow')).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['no list', undefined, ''],
  ['a hash that is too short', ['abc'], 'A SHA-256 must be written as 64 digits of lower-case hex.'],
  ['capitals', ['A'.repeat(64)], 'A SHA-256 must be written as 64 digits of lower-case hex.'],
  ['SQL', [`' or 1=1 --${'0'.repeat(53)}`], 'A SHA-256 must be written as 64 digits of lower-case hex.'],
  ['501 hashes', Array(501).fill('0'.repeat(64)), 'At most 500 files can be asked for at once.'],
])('refuses %s', async (_, sha256, words) => {
  const answer = await ask(ada, sha256);
  expect(answer.status).toBe(422);
  expect((await answer.json()).error).toContain(words);
});

test('takes 500 at once', async () => {
  const answer = await ask(ada, Array(500).fill(hash(LEASE)));
  expect(answer.status).toBe(200);
  expect((await answer.json()).known).toHaveLength(1);
});
