import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { contractCells, contracts } from '../../src/db/schema';
import type { TableAnswer, TableGroup, TableRow, Usual } from '../../src/shared/table';
import { BUILT_IN_VIEWS, MOST_VIEWS } from '../../src/shared/table-views';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addContract, addLease, LEASE } from '../support/lease-contract';
import { addListed } from '../support/listed-contracts';

setDefaultTimeout(60_000);

const NDA = `NON-DISCLOSURE AGREEMENT
This Non-Disclosure Agreement is made on May 4, 2026 between Halden Forge AS (the "Discloser") and Kestrel Turbines, Inc. (the "Recipient").
1. Confidential information. Recipient shall keep all confidential information secret for three years.
2. Governing law. This Agreement is governed by the laws of New York.`;
const ENTRY = 'question.lease.entry-without-notice';
const POLITE = LEASE.replace('at any time without notice to Tenant', 'on 24 hours written notice to Tenant').replaceAll(
  '2027',
  '2028',
);

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  [ada, ben] = [await app.signUp(), await app.signUp()];
  for (const [name, text] of [
    ['Oak', LEASE],
    ['Elm', LEASE],
    ['Ash', LEASE],
    ['Yew', POLITE],
    ['Forge', NDA],
  ] as const)
    ids[name] = await addListed(app.db, ada.id, `${name}.pdf`, text);
  ids.waiting = await addContract(app.db, ada.id, 'Waiting.pdf');
  ids.old = await addLease(app.db, ada.id, 'Old.pdf');
  ids.failed = await addContract(app.db, ada.id, 'Broken.pdf');
  await app.db
    .update(contracts)
    .set({ status: 'error', summary: 'The PDF is damaged.' })
    .where(eq(contracts.id, ids.failed));
  ids.bens = await addListed(app.db, ben.id, 'Secret of Ben.pdf', LEASE.replaceAll('California', 'Texas'));
});
afterAll(() => app.close());

const BASE = {
  columns: ['kind', 'fact.governingLaw', ENTRY],
  filters: [],
  sort: null,
  group: null,
  offset: 0,
  limit: 100,
};
const post = (path: string, json: unknown, as = ada) => app.call(`POST /api/table${path}`, { as: as.cookies, json });
async function table(change: object = {}, as = ada): Promise<TableAnswer> {
  const answer = await post('', { ...BASE, ...change }, as);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return await answer.json();
}
const names = ({ rows }: TableAnswer) => rows.map(({ filename }) => filename.replace('.pdf', ''));
const cellOf = (row: TableRow | undefined, column: string) => row?.cells.find((cell) => cell.column === column);
const rowOf = (answer: TableAnswer, name: string) => answer.rows.find(({ filename }) => filename === `${name}.pdf`);

describe('the table', () => {
  test('has the own contracts with their cells, and those that have none yet with what is known', async () => {
    const answer = await table();
    expect(answer.total).toBe(8);
    expect(names(answer).toSorted()).toEqual(['Ash', 'Broken', 'Elm', 'Forge', 'Oak', 'Old', 'Waiting', 'Yew']);
    expect(JSON.stringify(answer)).not.toContain('Ben');
    const oak = rowOf(answer, 'Oak');
    expect(oak).toMatchObject({
      isListed: true,
      kind: 'Residential lease',
      parties: ['Greenfield Homes LLC', 'Ana Ruiz'],
    });
    expect(cellOf(oak, ENTRY)).toMatchObject({ state: 'yes', verdict: 'deviates', page: 1, decision: null });
    expect(cellOf(rowOf(answer, 'Forge'), ENTRY)).toBeUndefined();
    expect(rowOf(answer, 'Waiting')).toMatchObject({ isListed: false, status: 'processing', cells: [] });
    expect(rowOf(answer, 'Old')).toMatchObject({ isListed: false, status: 'completed', cells: [] });
    expect(rowOf(answer, 'Broken')).toMatchObject({ status: 'error', problem: 'The PDF is damaged.' });
  });

  const SORTS: [column: string, descending: boolean, first: string[], last: string[]][] = [
    ['contract', false, ['Ash', 'Broken'], ['Waiting', 'Yew']],
    ['contract', true, ['Yew', 'Waiting'], ['Broken', 'Ash']],
    ['uploaded', true, ['Broken', 'Old'], ['Elm', 'Oak']],
    ['fact.expirationDate', true, ['Yew'], []],
    ['fact.expirationDate', false, ['Ash', 'Elm', 'Oak', 'Yew'], []],
    ['kind', false, ['Forge'], []],
    ['kind', true, [], ['Broken', 'Old', 'Waiting']],
    [ENTRY, false, ['Ash', 'Elm', 'Oak', 'Yew'], []],
    [ENTRY, true, ['Yew'], []],
  ];
  test.each(SORTS)('sorted by %s, descending %p', async (column, descending, first, last) => {
    const sorted = names(await table({ sort: { column, descending } }));
    expect(new Set(sorted.slice(0, first.length))).toEqual(new Set(first));
    if (last.length > 0) expect(new Set(sorted.slice(-last.length))).toEqual(new Set(last));
    if (column !== 'fact.expirationDate' && column !== ENTRY) expect(sorted.slice(0, first.length)).toEqual(first);
  });

  const FILTERS: [filter: object, expected: string[]][] = [
    [{ column: 'kind', contains: 'LEASE' }, ['Ash', 'Elm', 'Oak', 'Yew']],
    [{ column: 'fact.governingLaw', contains: 'york' }, ['Forge']],
    [{ column: 'contract', contains: 'o' }, ['Broken', 'Forge', 'Oak', 'Old', 'Forge'].slice(0, 4)],
    [{ column: ENTRY, states: ['yes'] }, ['Ash', 'Elm', 'Oak']],
    [{ column: ENTRY, departs: true }, ['Ash', 'Elm', 'Oak']],
    [{ column: ENTRY, verdicts: ['standard'] }, ['Yew']],
    [{ column: ENTRY, severities: ['high'] }, ['Ash', 'Elm', 'Oak']],
    // What the others are silent on has to be checked.
    [{ column: '*', departs: true }, ['Ash', 'Elm', 'Oak']],
    [{ column: 'fact.expirationDate', from: '2028-01-01' }, ['Yew']],
    [{ column: 'fact.expirationDate', from: '2027-03-31', to: '2027-03-31' }, ['Ash', 'Elm', 'Oak']],
    [{ column: 'fact.governingLaw', decisions: ['none'] }, ['Ash', 'Elm', 'Forge', 'Oak', 'Yew']],
    [{ column: 'fact.governingLaw', decisions: ['rejected'] }, []],
    [{ column: 'uploaded', from: '2001-01-01', to: '2001-12-31' }, []],
    [{ column: 'party', contains: 'kestrel' }, ['Forge']],
  ];
  test.each(FILTERS)('filtered by %j', async (filter, expected) => {
    const answer = await table({ filters: [filter] });
    expect(names(answer).toSorted()).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test('takes what is looked for as it is written, not as a pattern or a command', async () => {
    for (const contains of ['%', '_', "' or 1=1 --", '\\', '%%%', 'law) union select', '$1'])
      expect((await table({ filters: [{ column: 'fact.governingLaw', contains }] })).total).toBe(0);
  });

  test('grouped, its rows stand by group, and each group is counted; a group can be filtered by', async () => {
    const answer = await table({ group: 'kind', sort: { column: 'contract', descending: false } });
    expect(answer.groups?.map(({ value, count }) => [value, count])).toEqual([
      [expect.stringContaining('isclosure'), 1],
      ['Residential lease', 4],
      [null, 3],
    ]);
    expect(names(answer)).toEqual(['Forge', 'Ash', 'Elm', 'Oak', 'Yew', 'Broken', 'Old', 'Waiting']);
    const key = answer.groups?.[1]?.key ?? '';
    expect(answer.rows[1]?.group).toBe(key);
    expect((await table({ filters: [{ column: 'kind', values: [key] }] })).total).toBe(4);
    const byMonth = (await table({ group: 'fact.expirationDate' })).groups?.map(({ key: month }) => month);
    expect(byMonth?.slice(0, 2)).toEqual(['2027-03', '2028-03']);
    const byAnswer = (await table({ group: ENTRY })).groups?.map(({ state, count }) => [state, count]);
    expect(byAnswer?.[0]).toEqual(['yes', 3]);
  });

  test('comes in pages that follow one another, and as single rows', async () => {
    const all = names(await table({ sort: { column: 'contract', descending: false } }));
    const pages = [];
    for (let offset = 0; offset < 9; offset += 3)
      pages.push(...names(await table({ sort: { column: 'contract', descending: false }, offset, limit: 3 })));
    expect(pages).toEqual(all);
    expect(names(await table({ contracts: [ids.Oak, ids.bens, crypto.randomUUID()] }))).toEqual(['Oak']);
    expect((await table({ offset: 1_000 })).total).toBe(8);
  });

  test('a decision is in the cell at once', async () => {
    const { findings } = await (await app.call(`GET /api/contracts/${ids.Elm}/findings`, { as: ada.cookies })).json();
    const law = findings.find(({ path }: { path: string }) => path === 'facts.governingLaw').id;
    await app.call(`PUT /api/contracts/${ids.Elm}/findings/${law}/decision`, {
      as: ada.cookies,
      json: { verdict: 'corrected', value: 'Nevada', reason: 'Rider' },
    });
    const cell = cellOf((await table({ contracts: [ids.Elm] })).rows[0], 'fact.governingLaw');
    expect(cell).toMatchObject({ value: 'Nevada', decision: 'corrected', findingId: law });
    expect((await table({ filters: [{ column: 'fact.governingLaw', decisions: ['corrected'] }] })).total).toBe(1);
  });
});

describe('what can be picked and compared', () => {
  test('columns: those of every contract, and the questions that the own contracts were asked', async () => {
    const { columns, ...sizes } = await (await app.call('GET /api/table/columns', { as: ada.cookies })).json();
    expect(sizes).toEqual({ contracts: 8, listed: 5 });
    const of = (column: string) => columns.find((one: { column: string }) => one.column === column);
    expect(of('fact.governingLaw')).toEqual({
      column: 'fact.governingLaw',
      title: 'Governing law',
      ask: null,
      group: 'Facts',
      contracts: 5,
    });
    expect(of(ENTRY)).toMatchObject({ title: 'Entry by the landlord', group: 'Residential lease', contracts: 4 });
    expect(of('question.any.indemnity')?.group).toBe('Every contract');
    expect(of('question.saas.uptime')).toBeUndefined();
    const none = await (await app.call('GET /api/table/columns', { as: (await app.signUp()).cookies })).json();
    expect([none.contracts, none.columns.every((one: { contracts: number }) => one.contracts === 0)]).toEqual([
      0,
      true,
    ]);
  });

  test('what most contracts of a kind say', async () => {
    const { usual } = await (await post('/usual', { columns: ['fact.governingLaw', ENTRY, 'notice-by'] })).json();
    const lease = (usual as Usual[]).filter(({ kind }) => kind === 'Residential lease');
    expect(lease.find(({ column }) => column === 'fact.governingLaw')).toMatchObject({
      value: 'California',
      count: 3,
      of: 4,
    });
    expect(lease.find(({ column }) => column === ENTRY)).toMatchObject({ state: 'yes', count: 3 });
    expect((usual as Usual[]).some(({ kind, column }) => kind !== 'Residential lease' || column === 'notice-by')).toBe(
      false,
    );
  });

  test('values of a column, within filters', async () => {
    const values = async (filters: object[]): Promise<TableGroup[]> =>
      (await (await post('/values', { column: 'fact.governingLaw', filters })).json()).values;
    expect((await values([])).map(({ value, count }) => [value, count])).toEqual([
      ['California', 3],
      ['Nevada', 1],
      ['New York', 1],
      [null, 3],
    ]);
    expect((await values([{ column: ENTRY, states: ['yes'] }])).map(({ value }) => value)).toEqual([
      'California',
      'Nevada',
    ]);
  });
});

describe('what is refused', () => {
  const CASES: [what: string, path: string, json: object, error: string][] = [
    ['an unknown column', '', { ...BASE, columns: ['password_hash'] }, 'There is no such column.'],
    ['a column of SQL', '', { ...BASE, columns: ["question.'; drop table users"] }, 'There is no such column.'],
    ['a column of the prototype', '', { ...BASE, columns: ['constructor'] }, 'There is no such column.'],
    [
      '31 columns',
      '',
      { ...BASE, columns: Array.from({ length: 31 }, (_, i) => `question.a.b${i}`) },
      'A table has at most 30 columns.',
    ],
    ['a column twice', '', { ...BASE, columns: ['kind', 'kind'] }, 'A column stands twice in the table.'],
    ['201 rows', '', { ...BASE, limit: 201 }, 'At most 200 rows can be asked for at once.'],
    [
      '21 filters',
      '',
      { ...BASE, filters: Array(21).fill({ column: 'kind', contains: 'a' }) },
      'A table has at most 20 filters.',
    ],
    ['an empty filter', '', { ...BASE, filters: [{ column: 'kind' }] }, 'A filter needs something to filter by.'],
    [
      'a filter that there is not',
      '',
      { ...BASE, filters: [{ column: 'kind', like: '%' }] },
      'A filter says something that filters can’t.',
    ],
    [
      'no day',
      '',
      { ...BASE, filters: [{ column: 'notice-by', from: 'tomorrow' }] },
      'A day is written as YYYY-MM-DD.',
    ],
    [
      'a day that is none',
      '',
      { ...BASE, filters: [{ column: 'uploaded', from: '2026-13-45' }] },
      'A day is written as YYYY-MM-DD.',
    ],
    ['a NUL', '', { ...BASE, filters: [{ column: 'kind', contains: 'a\0' }] }, 'This text can’t be looked for.'],
    [
      'a text in any column',
      '',
      { ...BASE, filters: [{ column: '*', contains: 'a' }] },
      'This column can’t be filtered so.',
    ],
    ['a view without a name', '/views', { name: ' ', content: BUILT_IN_VIEWS[0]?.content }, 'Please name the view.'],
    [
      'a view with a narrow column',
      '/views',
      { name: 'x', content: { ...BUILT_IN_VIEWS[0]?.content, widths: { kind: 2 } } },
      'A column is at least 90 px wide.',
    ],
    [
      'an export of an unknown column',
      '/export/csv',
      { columns: ['x'], filters: [], sort: null, group: null },
      'There is no such column.',
    ],
  ];
  test.each(CASES)('%s', async (_, path, json, error) => {
    const answer = await post(path, json);
    expect([answer.status, (await answer.json()).error]).toEqual([422, error]);
  });
});

describe('views', () => {
  const content = { columns: ['kind'], widths: { kind: 240 }, filters: [], sort: null, group: null };
  const list = async (as = ada) => (await (await app.call('GET /api/table/views', { as: as.cookies })).json()).views;
  const put = (id: string, json: object, as = ada) => app.call(`PUT /api/table/views/${id}`, { as: as.cookies, json });
  const remove = (id: string, as = ada) => app.call(`DELETE /api/table/views/${id}`, { as: as.cookies });

  test('are made, renamed, changed and deleted; the built-in ones stay', async () => {
    const made = await post('/views', { name: ' Mine ', content });
    expect(made.status).toBe(201);
    const { view } = await made.json();
    expect(view).toEqual({ id: expect.any(String), name: 'Mine', isBuiltIn: false, content });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      ...['Overview', 'Renewals', 'Liability', 'Data protection', 'Leases'],
      'Mine',
    ]);
    expect((await (await put(view.id, { name: 'Ours' })).json()).view).toMatchObject({ name: 'Ours', content });
    const changed = { ...content, columns: ['kind', 'rating'], group: 'kind' };
    expect((await (await put(view.id, { content: changed })).json()).view).toMatchObject({
      name: 'Ours',
      content: changed,
    });
    expect((await post('/views', { name: 'Ours', content })).status).toBe(409);
    expect((await post('/views', { name: 'renewals', content })).status).toBe(409);
    expect(await list(ben)).toHaveLength(BUILT_IN_VIEWS.length);
    for (const [answer, status] of [
      [await put(view.id, { name: 'Stolen' }, ben), 404],
      [await remove(view.id, ben), 404],
      [await put('overview', { name: 'Other' }), 404],
      [await remove('overview'), 404],
      [await remove(view.id), 200],
      [await remove(view.id), 404],
    ] as const)
      expect(answer.status).toBe(status);
  });

  test('are at most fifty', async () => {
    const cara = await app.signUp();
    for (let i = 0; i < MOST_VIEWS; i++)
      expect((await post('/views', { name: `View ${i}`, content }, cara)).status).toBe(201);
    const answer = await post('/views', { name: 'One more', content }, cara);
    expect([answer.status, (await answer.json()).error]).toEqual([
      409,
      'You have 50 views, which is the most. Please delete one first.',
    ]);
  });
});

describe('several findings accepted at once', () => {
  const accept = (id: string, findings: unknown, as = ada) =>
    app.call(`POST /api/contracts/${id}/findings/accept`, { as: as.cookies, json: { findings } });
  const findingsOf = async (id: string) =>
    (await (await app.call(`GET /api/contracts/${id}/findings`, { as: ada.cookies })).json()).findings;

  test('decides those that are open, all or none', async () => {
    const findings = await findingsOf(ids.Ash ?? '');
    const id = (path: string) => findings.find((one: { path: string }) => one.path === path).id;
    const [law, end] = [id('facts.governingLaw'), id('facts.expirationDate')];
    expect((await accept(ids.Ash ?? '', [law, 'of-another'])).status).toBe(404);
    expect((await findingsOf(ids.Ash ?? '')).every(({ decision }: { decision: unknown }) => decision === null)).toBe(
      true,
    );
    await app.call(`PUT /api/contracts/${ids.Ash}/findings/${law}/decision`, {
      as: ada.cookies,
      json: { verdict: 'rejected', reason: 'no' },
    });
    const answer = await (await accept(ids.Ash ?? '', [law, end, end])).json();
    expect(answer.findings.map(({ decision }: { decision: { verdict: string } }) => decision.verdict)).toEqual([
      'rejected',
      'accepted',
    ]);
    const { rows } = await table({ contracts: [ids.Ash], columns: ['fact.governingLaw', 'fact.expirationDate'] });
    expect(rows[0]?.cells.map(({ decision }) => decision).toSorted()).toEqual(['accepted', 'rejected']);
    expect((await accept(ids.Ash ?? '', [end], ben)).status).toBe(404);
    expect((await accept(ids.Ash ?? '', [])).status).toBe(422);
  });
});

test('strangers are told nothing', async () => {
  const calls = ['GET /api/table/columns', 'GET /api/table/views', 'DELETE /api/table/views/x'];
  for (const call of calls) expect((await app.call(call)).status).toBe(401);
  for (const path of ['', '/values', '/usual', '/export/csv', '/views'])
    expect((await app.call(`POST /api/table${path}`, { json: {} })).status).toBe(401);
  expect((await app.call(`POST /api/contracts/${ids.Oak}/findings/accept`, { json: { findings: ['x'] } })).status).toBe(
    401,
  );
  expect((await app.call('PUT /api/table/views/x', { json: {} })).status).toBe(401);
  expect((await table({}, ben)).total).toBe(1);
});

test('cells of another user are never read, even of a contract whose cells were mislaid', async () => {
  await app.db
    .update(contractCells)
    .set({ userId: ben.id })
    .where(eq(contractCells.contractId, ids.Forge ?? ''));
  expect((await table({ filters: [{ column: 'fact.governingLaw', contains: 'york' }] }, ben)).total).toBe(0);
});
