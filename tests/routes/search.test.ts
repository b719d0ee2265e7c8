import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { refreshOldIndexes } from '../../src/contracts/refresh-index';
import { AS_BUILT_IN } from '../../src/shared/playbooks';
import type { SearchAnswer } from '../../src/shared/search';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addLease } from '../support/lease-contract';
import { PETS, PLAYBOOK_FILE } from '../support/own-playbook';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let id: string;
beforeAll(async () => {
  app = await testApp();
  [owner, other] = [await app.signUp(), await app.signUp()];
  id = await addLease(app.db, owner.id);
  await refreshOldIndexes(app, { limit: 9, onFault: (_, error) => Promise.reject(error) });
});
afterAll(() => app.close());

async function search(query: Record<string, string>, as: TestUser | null = owner) {
  const answer = await app.call(`GET /api/search?${new URLSearchParams(query)}`, { as: as?.cookies });
  return { status: answer.status, body: (await answer.json()) as { error?: string; total?: number } };
}

const QUERIES: [q: string, status: number, total?: number][] = [
  ['landlord', 200, 1],
  ['"monthly rent"', 200, 1],
  ['"', 400],
  ['""', 400],
  ['-only', 400],
  ['*', 400],
  ['a*', 400],
  ['🏠', 400],
  ['OR', 400],
  ['', 400],
  ['\0', 400],
  ['rent\0', 200, 1],
  ['rent 🏠', 200, 1],
  ["rent'; drop table users; --", 200, 0],
  ["'rent' & !x | (y <-> z):*A", 200, 0],
  ['rent\\', 200, 1],
  ['\ud800rent', 200, 1],
  ['%', 400],
  ['x'.repeat(500), 200, 0],
  ['x'.repeat(501), 422],
  ['x'.repeat(5_000), 422],
  ['rent '.repeat(32).trim(), 200, 1],
  ['rent '.repeat(33).trim(), 400],
  ['rent '.repeat(3_000), 422],
  ['"'.repeat(400), 400],
  ['-'.repeat(400), 400],
];

describe('whatever is typed is answered in words', () => {
  for (const [q, status, total] of QUERIES)
    test(`${JSON.stringify(q.slice(0, 30))} (${q.length})`, async () => {
      const { status: told, body } = await search({ q });
      expect([told, body.error]).toEqual([status, status === 200 ? undefined : expect.stringMatching(/\w+ \w+ .*\.$/)]);
      expect(body.total).toBe(total);
      expect((await search({ q }, other)).body.total).toBe(status === 200 ? 0 : undefined);
      expect((await search({ q }, null)).status).toBe(401);
    });
});

const PARAMETERS: [query: Record<string, string>, status: number][] = [
  [{}, 422],
  [{ q: 'rent', page: '1' }, 200],
  [{ q: 'rent', page: '99' }, 200],
  [{ q: 'rent', page: '0' }, 422],
  [{ q: 'rent', page: '-1' }, 422],
  [{ q: 'rent', page: '101' }, 422],
  [{ q: 'rent', page: '1e2' }, 422],
  [{ q: 'rent', rating: 'grave' }, 422],
  [{ q: 'rent', answer: 'perhaps' }, 422],
  [{ q: 'rent', question: "x' or 1=1", answer: 'yes' }, 200],
  [{ q: 'rent', kind: 'x'.repeat(501) }, 422],
  [{ q: 'rent', party: '\0' }, 400],
];

describe('what narrows a search', () => {
  for (const [query, status] of PARAMETERS)
    test(JSON.stringify(query).slice(0, 60), async () => expect((await search(query)).status).toBe(status));
});

const PASSAGES: [query: string, status: number][] = [
  ['at=0-11', 200],
  ['at=0-11.12-17', 200],
  ['', 422],
  ['at=', 422],
  ['at=11', 422],
  ['at=0-11.', 422],
  ['at=-1-3', 422],
  ['at=11-0', 400],
  ['at=5-5', 400],
  ['at=0-99999999', 400],
  [`at=${Array.from({ length: 21 }, () => '0-1').join('.')}`, 422],
  ['at=0-11&run=nothing', 404],
  [`at=0-11&run=${crypto.randomUUID()}`, 404],
];

describe('words by their place', () => {
  for (const [query, status] of PASSAGES)
    test(query, async () => {
      const call = `GET /api/contracts/${id}/passage?${query}`;
      expect((await app.call(call, { as: owner.cookies })).status).toBe(status);
      expect((await app.call(call, { as: other.cookies })).status).toBe(status === 422 ? 422 : 404);
      expect((await app.call(call)).status).toBe(401);
    });
});

test('a firm’s own question narrows the search: it stands first, with what was answered', async () => {
  const lawyer = await app.signUp();
  const contract = await addLease(app.db, lawyer.id);
  await refreshOldIndexes(app, { limit: 9, onFault: (_, error) => Promise.reject(error) });
  const json = { ...PLAYBOOK_FILE, content: { ...AS_BUILT_IN, own: [PETS] } };
  const as = lawyer.cookies;
  const made = await app.call('POST /api/playbooks/import', { json, as });
  const { playbook } = await made.json();
  const side = { side: 'tenant', playbook: playbook.id };
  expect((await app.call(`PUT /api/contracts/${contract}/side`, { json: side, as })).status).toBe(200);
  const { facets } = (await search({ q: 'rent' }, lawyer)).body as SearchAnswer;
  expect(facets.questions[0]).toEqual({ value: 'own.tenant.pets', label: 'Are pets banned?', count: 1 });
  const asked = { q: 'rent', question: 'own.tenant.pets' };
  const narrowed = (await search(asked, lawyer)).body as SearchAnswer;
  expect([narrowed.total, narrowed.facets.answers.length]).toEqual([1, 1]);
  const [answer] = narrowed.facets.answers;
  expect((await search({ ...asked, answer: answer?.value ?? '' }, lawyer)).body.total).toBe(1);
  const other = answer?.value === 'no' ? 'yes' : 'no';
  expect((await search({ ...asked, answer: other }, lawyer)).body.total).toBe(0);
  expect(JSON.stringify((await search({ q: 'rent' })).body)).not.toContain('own.tenant');
});
