import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { contractCells, contracts } from '../../src/db/schema';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { parseCsv } from '../support/csv';
import { addContract, LEASE } from '../support/lease-contract';
import { addListed } from '../support/listed-contracts';

setDefaultTimeout(60_000);

const EVIL = "=cmd|'/c calc'!A0";
const COLUMNS = [
  'fact.expirationDate',
  'fact.governingLaw',
  'question.lease.entry-without-notice',
  'departures',
  'uploaded',
];

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  app = await testApp();
  [ada, ben] = [await app.signUp(), await app.signUp()];
  for (const name of ['Elm', 'Oak', 'Fir']) await addListed(app.db, ada.id, `${name}.pdf`, LEASE);
  const evil = await addListed(app.db, ada.id, `${EVIL}.pdf`, LEASE);
  await app.db
    .update(contractCells)
    .set({ value: EVIL, sort: EVIL })
    .where(and(eq(contractCells.contractId, evil), eq(contractCells.column, 'fact.governingLaw')));
  await addContract(app.db, ada.id, 'Waiting.pdf');
  await addListed(app.db, ben.id, 'Ben.pdf', LEASE);
});
afterAll(() => app.close());

const ask = (format: string, change: object = {}, as = ada) =>
  app.call(`POST /api/table/export/${format}`, {
    as: as.cookies,
    json: {
      name: 'Leases "2026"',
      columns: COLUMNS,
      filters: [],
      sort: { column: 'contract', descending: false },
      group: null,
      ...change,
    },
  });

const HEADS = [
  ...['Contract', 'File', 'Parties', 'Expiration date', 'Expiration date: page', 'Expiration date: note'],
  ...['Governing law', 'Governing law: page', 'Governing law: note'],
  ...['Entry by the landlord', 'Entry by the landlord: page', 'Entry by the landlord: note'],
  ...['Departures from the playbook', 'Uploaded'],
];

test('CSV has every row of the table in its order, with pages and what is to be said; nothing in it is run', async () => {
  const answer = await ask('csv');
  expect(answer.headers.get('content-type')).toStartWith('text/csv');
  expect(answer.headers.get('content-disposition')).toContain('filename="Leases _2026_.csv"');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.bytes());
  expect(text.startsWith('\ufeff')).toBe(true);
  const [heads, ...rows] = parseCsv(text.slice(1));
  expect(heads).toEqual(HEADS);
  expect(rows.map(([, file]) => file)).toEqual([`'${EVIL}.pdf`, 'Elm.pdf', 'Fir.pdf', 'Oak.pdf', 'Waiting.pdf']);
  const [evil, elm] = rows;
  expect(elm?.slice(2, 12)).toEqual([
    ...['Greenfield Homes LLC; Ana Ruiz', '2027-03-31', '1', '', 'California', '1', ''],
    ...['Yes', '1', 'Departs from the playbook (high)'],
  ]);
  expect(evil?.slice(6, 9)).toEqual([`'${EVIL}`, '1', 'Differs: 3 of 4 say California']);
  expect(rows.at(-1)?.slice(3, 6)).toEqual(['Being analyzed', '', '']);
  for (const field of rows.flat()) expect(field).not.toMatch(/^\s*[=+\-@|%]/);
});

test('a workbook has days as days and numbers as numbers, and what looks like a formula as text', async () => {
  const answer = await ask('xlsx');
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const bytes = await answer.bytes();
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  const rows = (sheet as unknown as { data: unknown[][] }).data;
  expect(rows[0]).toEqual(HEADS);
  const elm = rows.find((row) => row[1] === 'Elm.pdf');
  expect(elm?.[3]).toEqual(new Date('2027-03-31T00:00:00Z'));
  expect([elm?.[4], typeof elm?.[12]]).toEqual([1, 'number']);
  expect(rows.find((row) => String(row[1]).startsWith('=cmd'))?.[6]).toBe(EVIL);
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).toContain('state="frozen"');
  expect(xml).toMatch(/<col [^>]*width="36"/);
  expect(xml).not.toContain('<f>');
});

test('a filtered table is exported filtered, an empty one with its heads', async () => {
  const some = await ask('csv', { filters: [{ column: 'contract', contains: 'oak' }] });
  expect(parseCsv((await some.text()).replace('\ufeff', ''))).toHaveLength(2);
  for (const format of ['csv', 'xlsx']) {
    const none = await ask(format, { filters: [{ column: 'contract', contains: 'nowhere' }] });
    expect(none.status).toBe(200);
    expect((await none.bytes()).length).toBeGreaterThan(100);
  }
});

test('one more contract than are read at once comes too', async () => {
  const cara = await app.signUp();
  const many = Array.from({ length: 1_001 }, (_, i) => ({
    ...{ userId: cara.id, filename: `${i}.pdf`, fileSize: 1, sha256: 'ab'.repeat(32), upload: 'ready' as const },
    objectKey: `contracts/many-${i}.pdf`,
  }));
  await app.db.insert(contracts).values(many);
  const rows = parseCsv((await (await ask('csv', {}, cara)).text()).replace('\ufeff', ''));
  expect(new Set(rows.slice(1).map(([, file]) => file)).size).toBe(1_001);
});

test('there is no other format, and nobody gets another’s rows', async () => {
  expect((await ask('pdf')).status).toBe(404);
  const text = await (await ask('csv', {}, ben)).text();
  expect(text).toContain('Ben.pdf');
  expect(text).not.toContain('Oak.pdf');
});
