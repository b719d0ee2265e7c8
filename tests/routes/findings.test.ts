import { afterAll, beforeAll, expect, test } from 'bun:test';
import { insertPendingContract, markReady } from '../../src/db/contracts';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addRun } from '../support/findings';

let app: TestApp;
let owner: TestUser;
let path: string;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  const { id } = await insertPendingContract(app.db, {
    userId: owner.id,
    filename: 'Lease.pdf',
    fileSize: 9,
    sha256: 'ab'.repeat(32),
    objectKey: 'contracts/a.pdf',
    uploadedAt: new Date(),
  });
  await markReady(app.db, id);
  await addRun(app.db, id);
  path = `/api/contracts/${id}`;
});
afterAll(() => app.close());

async function idOf(title: string): Promise<string> {
  const { findings } = await (await app.call(`GET ${path}/findings`, { as: owner.cookies })).json();
  return findings.find((finding: { title: string }) => finding.title === title).id;
}

test.each([
  ['no verdict', {}, 422, 'verdict: Required'],
  ['an unknown verdict', { verdict: 'maybe' }, 422, 'Please choose to accept, correct or reject.'],
  [
    'a correction to nothing',
    { verdict: 'corrected', value: '  ', reason: 'So.' },
    422,
    'Please give the corrected value.',
  ],
  [
    'a correction without a reason',
    { verdict: 'corrected', value: '2026-01-01' },
    422,
    'Please say why, in a few words.',
  ],
  ['a rejection with an empty reason', { verdict: 'rejected', reason: ' ' }, 422, 'Please say why, in a few words.'],
  [
    'a reason that is a book',
    { verdict: 'rejected', reason: 'x'.repeat(2_001) },
    422,
    'The reason can have at most 2,000 characters.',
  ],
  [
    'a value that is a page',
    { verdict: 'corrected', value: 'x'.repeat(501), reason: 'So.' },
    422,
    'The corrected value can have at most 500 characters.',
  ],
  [
    'a date in words',
    { verdict: 'corrected', value: 'March 1, 2026', reason: 'So.' },
    400,
    'Please give the date as YYYY-MM-DD, such as 2026-03-01.',
  ],
  ['an unknown run', { verdict: 'accepted', run: 'nonsense' }, 404, 'This analysis does not exist.'],
])('%s is refused in words and changes nothing', async (_, json, status, error) => {
  const response = await app.call(`PUT ${path}/findings/${await idOf('Agreement date')}/decision`, {
    as: owner.cookies,
    json,
  });
  expect({ status: response.status, ...(await response.json()) }).toEqual({ status, error });
  expect(await (await app.call(`GET ${path}/decisions`, { as: owner.cookies })).json()).toEqual({ decisions: [] });
});

test('a finding that is not there, and characters that cannot be stored', async () => {
  const decide = (finding: string, json: unknown) =>
    app.call(`PUT ${path}/findings/${finding}/decision`, { as: owner.cookies, json });
  const missing = await decide('nonsense', { verdict: 'accepted' });
  expect([missing.status, await missing.json()]).toEqual([404, { error: 'This finding is not part of the analysis.' }]);
  const odd = await decide(await idOf('Governing law'), { verdict: 'corrected', value: 'a\0b', reason: '\ud800' });
  expect((await odd.json()).finding.decision).toMatchObject({ value: 'a\ufffdb', reason: '\ufffd' });
  const finding = await idOf('Governing law');
  const taken = await app.call(`DELETE ${path}/findings/${finding}/decision`, { as: owner.cookies });
  expect((await taken.json()).finding).toMatchObject({ id: finding, decision: null });
});

test('another site’s page cannot decide', async () => {
  const response = await app.call(`PUT ${path}/findings/${await idOf('Governing law')}/decision`, {
    as: owner.cookies,
    json: { verdict: 'accepted' },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});
