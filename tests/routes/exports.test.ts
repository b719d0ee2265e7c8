import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { insertPendingContract, markReady } from '../../src/db/contracts';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addRun } from '../support/findings';

let app: TestApp;
let owner: TestUser;
let contractId: string;
beforeAll(async () => {
  app = await testApp({ now: () => new Date('2026-11-21T08:00:00Z') });
  owner = await app.signUp('Ada King');
  contractId = await contractNamed('Umowa „Łódź”.pdf');
  await addRun(app.db, contractId);
});
afterAll(() => app.close());

async function contractNamed(filename: string): Promise<string> {
  const { id } = await insertPendingContract(app.db, {
    userId: owner.id,
    filename,
    fileSize: 9,
    sha256: 'ab'.repeat(32),
    objectKey: `contracts/${crypto.randomUUID()}.pdf`,
    uploadedAt: new Date(),
  });
  await markReady(app.db, id);
  return id;
}

const get = (format: string, query = '', id = contractId) =>
  app.call(`GET /api/contracts/${id}/exports/${format}${query}`, { as: owner.cookies });

test.each([
  ['memo.pdf', 'application/pdf', '%PDF-'],
  ['memo.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\u0003\u0004'],
  ['facts.csv', 'text/csv; charset=utf-8', '\u00ef\u00bb\u00bf"Fact"'],
  ['analysis.json', 'application/json; charset=utf-8', '{\n  "format"'],
])('%s comes as what it is, to be kept under a safe name', async (format, type, start) => {
  const response = await get(format);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(
      new RegExp(`^attachment; filename="Umowa _{1,2}odz_ - ${format}"; filename\\*=UTF-8''Umowa%20`),
    ),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Buffer.from(bytes.subarray(0, start.length)).toString('latin1')).toBe(start);
});

test('holds the decisions in force, and only accepted findings where those are asked for', async () => {
  const path = `/api/contracts/${contractId}/findings`;
  const { findings } = await (await app.call(`GET ${path}`, { as: owner.cookies })).json();
  const law = findings.find(({ title }: { title: string }) => title === 'Governing law');
  const json = { verdict: 'corrected', value: 'England', reason: 'See § 5.' };
  await app.call(`PUT ${path}/${law.id}/decision`, { as: owner.cookies, json });
  const accepted = await (await get('analysis.json', '?findings=accepted')).json();
  expect(accepted.findings).toMatchObject([
    { title: 'Governing law', decision: { value: 'England', reviewer: 'Ada King' } },
  ]);
  expect(accepted.decisions).toHaveLength(1);
  expect((await (await get('analysis.json')).json()).findings.length).toBeGreaterThan(5);
  expect(await (await get('facts.csv', '?findings=accepted')).text()).toContain('"England","See § 5.","Ada King"');
});

describe('what cannot be exported', () => {
  test.each(['memo.txt', 'constructor', '__proto__', 'memo.pdf.exe'])('%s is no export', async (format) => {
    const response = await get(format);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such export.' });
  });

  test('a contract that has no analysis yet', async () => {
    const response = await get('memo.pdf', '', await contractNamed('new.pdf'));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: 'This contract has no analysis yet.' });
  });

  test('an extent or a run that is not there', async () => {
    expect((await get('memo.pdf', '?findings=some')).status).toBe(422);
    expect((await get('memo.pdf', `?run=${crypto.randomUUID()}`)).status).toBe(404);
    expect((await get('memo.pdf', '?run=nonsense')).status).toBe(404);
  });
});

test('many at once: some wait, the rest are told to come again, and other calls are answered meanwhile', async () => {
  const asked = Array.from({ length: 40 }, () => get('facts.csv'));
  const session = await app.call('GET /api/auth/session', { as: owner.cookies });
  expect(session.status).toBe(200);
  const statuses = (await Promise.all(asked)).map(
    ({ status, headers }) => [status, headers.has('retry-after')] as const,
  );
  expect(statuses.filter(([status]) => status === 200).length).toBeGreaterThanOrEqual(16);
  for (const [status, hasRetry] of statuses)
    expect([status, hasRetry]).toEqual(status === 200 ? [200, false] : [503, true]);
  expect((await get('facts.csv')).status).toBe(200);
});
