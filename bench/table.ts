/**
 * Asks for the table of 100, 1,000 and 10,000 contracts of a user: the built-in views, sorts, filters, groups, what can be picked, and exports.
 *
 *   bun run bench table [--sizes 100,1000,10000] [--times 9] [--data FOLDER]
 *
 * The verbs themselves on the embedded Postgres as the server starts it, on contracts that the database makes of those in `tests/fixtures/plain-english`
 * (`support/seed-cells.ts`). Each median stands beside that of one look-up by a key in the same rounds, and the exponent is of the medians between the smallest
 * size and the largest: 0 does not grow, 1 grows with the contracts. With --data the folder is kept, and found filled the next time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../src/db/client';
import { openEmbedded } from '../src/db/embedded';
import { migrateDatabase } from '../src/db/migrate';
import { users } from '../src/db/schema';
import type { TableInput } from '../src/shared/table';
import { BUILT_IN_VIEWS } from '../src/shared/table-views';
import { listColumns } from '../src/tables/columns';
import { exportTable } from '../src/tables/export';
import { readTable, readUsual, readValues } from '../src/tables/read';
import { exponent } from './growth/calls';
import { seedCells } from './support/seed-cells';
import { median } from './support/statistics';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    times: { type: 'string', default: '9' },
    data: { type: 'string' },
  },
});
const SIZES = values.sizes.split(',').map(Number);
const TIMES = Number(values.times);
const PAGE = { filters: [], sort: null, group: null, offset: 0, limit: 100 } satisfies Partial<TableInput>;
const SHOWN = { ...PAGE, columns: BUILT_IN_VIEWS[0]?.content.columns ?? [] };
const INDEMNITY = 'question.any.indemnity';

type Asked = (db: Database, userId: string) => Promise<unknown>;
const table =
  (change: Partial<TableInput>): Asked =>
  (db, userId) =>
    readTable({ db }, userId, { ...SHOWN, ...change });

const CALLS: [name: string, ask: Asked][] = [
  ...BUILT_IN_VIEWS.map(({ name, content: { widths: _, ...content } }): [string, Asked] => [
    `view ${name}`,
    table({ ...content, offset: 0 }),
  ]),
  ['sorted by a question', table({ sort: { column: INDEMNITY, descending: true } })],
  [
    'the last page, sorted by a fact',
    async (db, userId) => {
      const { total } = await readTable({ db }, userId, { ...SHOWN, limit: 1 });
      return await table({ sort: { column: 'fact.governingLaw', descending: false }, offset: total - 100 })(db, userId);
    },
  ],
  ['a text in a fact', table({ filters: [{ column: 'fact.governingLaw', contains: 'new' }] })],
  ['departs anywhere', table({ filters: [{ column: '*', departs: true }] })],
  [
    'three filters',
    table({
      filters: [
        { column: INDEMNITY, departs: true },
        { column: 'kind', contains: 'agreement' },
        { column: 'fact.expirationDate', from: '2026-06-01' },
      ],
    }),
  ],
  ['grouped by kind', table({ group: 'kind' })],
  ['what is usual', (db, userId) => readUsual({ db }, userId, ['fact.governingLaw', 'fact.term', INDEMNITY])],
  ['values of a fact', (db, userId) => readValues({ db }, userId, { column: 'fact.governingLaw', filters: [] })],
  ['columns', (db, userId) => listColumns({ db }, userId)],
];
const EXPORTS = (['csv', 'xlsx'] as const).map((format): [string, Asked] => [
  `export as ${format}`,
  async (db, userId) => {
    const { offset: _, limit: __, ...shown } = SHOWN;
    const { content } = await exportTable({ db }, userId, format, shown);
    return (await new Response(content as Uint8Array<ArrayBuffer>).arrayBuffer()).byteLength;
  },
]);

const dataDir = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'counterpart-table-'));
const embedded = await openEmbedded({ dataDir, kind: 'server' });
const db = openDatabase(embedded.options, { connection: { application_name: 'bench' } });
try {
  await migrateDatabase(embedded.options);
  const owners = await fill();
  console.log(
    `| call | ${SIZES.map((size) => `ms at ${size}`).join(' | ')} | × a look-up at ${SIZES.at(-1)} | exponent |`,
  );
  console.log(`|---|${SIZES.map(() => '--:').join('|')}|--:|--:|`);
  for (const call of CALLS) await print(call, owners, TIMES);
  for (const call of EXPORTS) await print(call, owners, Math.min(3, TIMES));
} finally {
  await db.$client.end();
  await embedded.stop();
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}

/** A user for each size, with so many contracts; those that a kept folder has already stay. */
async function fill(): Promise<string[]> {
  const owners: string[] = [];
  for (const size of SIZES) {
    const email = `of-${size}@example.com`;
    const [known] = await db.execute<{ id: string }>(sql`select id from users where email = ${email}`);
    const [added] = known ? [] : await db.insert(users).values({ name: 'Ada', email, passwordHash: 'x' }).returning();
    if (added) await seedCells(db, added.id, size);
    owners.push((known ?? added)?.id ?? '');
  }
  await db.execute(sql`vacuum (analyze)`);
  return owners;
}

async function print([name, ask]: [string, Asked], owners: readonly string[], times: number): Promise<void> {
  const taken = owners.map((): number[] => []);
  const lookUps: number[] = [];
  for (let round = -1; round < times; round++) {
    for (const [i, owner] of owners.entries()) {
      const ms = await timed(() => ask(db, owner));
      if (round >= 0) taken[i]?.push(ms);
    }
    lookUps.push(await timed(() => db.execute(sql`select * from users where id = ${owners[0]}`)));
  }
  const medians = taken.map(median);
  const [few = 0, many = 0] = [medians[0], medians.at(-1)];
  const ratio = (SIZES.at(-1) ?? 1) / (SIZES[0] ?? 1);
  const figures = medians.map((ms) => ms.toFixed(1)).join(' | ');
  console.log(
    `| ${name} | ${figures} | ${(many / median(lookUps)).toFixed(0)} | ${exponent(few, many, ratio).toFixed(2)} |`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
