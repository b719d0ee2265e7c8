import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { insertAdmin } from '../../src/db/admins';
import { migrateDatabase } from '../../src/db/migrate';
import { eventually } from '../support/eventually';
import { analysed, type ManyProcesses, manyProcesses, Visitor } from '../support/many';
import { laterMigrations } from '../support/migrations';
import { contractPdf, SHORT_CONTRACT } from '../support/pdf';
import { ROOT } from '../support/program';
import type { RunningServer } from '../support/server';

const PASSWORD = 'correct horse';
const SAMPLE = join(ROOT, 'public/samples/saas-agreement.pdf');
/** Both cores may be busy with other tests. */
const LIMIT_MS = 60_000;

let world: ManyProcesses;
let webs: [RunningServer, RunningServer];
let workers: [RunningServer, RunningServer];
const ada = new Visitor();

beforeAll(async () => {
  world = await manyProcesses();
});
afterAll(() => world.close());

const count = async (query: ReturnType<typeof sql>) => {
  const [row] = await world.db.execute<{ n: number }>(query);
  return row?.n;
};

const inHand = async () => await count(sql`select count(*)::int as n from jobs where state = 'running'`);

/** Uploads contracts until both workers have one in hand at the same moment. */
async function occupyBoth(): Promise<string[]> {
  const pdf = await Bun.file(SAMPLE).bytes();
  const ids: string[] = [];
  await eventually(async () => {
    const waiting = await count(sql`select count(*)::int as n from jobs where state = 'waiting'`);
    if (waiting === 0) ids.push(await ada.upload(webs[0].url, pdf));
    return (await inHand()) === 2;
  }, LIMIT_MS);
  return ids;
}

/** Every contract has ended well, with exactly one analysis, and nothing is left to do. */
async function expectEachAnalysedOnce(): Promise<void> {
  expect(await count(sql`select count(*)::int as n from jobs`)).toBe(0);
  const odd = await world.db.execute(sql`select c.id, c.status, count(a.id) from contracts c
    left join analyses a on a.contract_id = c.id group by c.id having c.status <> 'completed' or count(a.id) <> 1`);
  expect([...odd]).toEqual([]);
}

test('four that start at the same moment on an empty database all come up, the migrations applied once', async () => {
  const [a, b, c, d] = await Promise.all(
    (['web', 'web', 'worker', 'worker'] as const).map((role) => world.start(role)),
  );
  webs = [a, b] as typeof webs;
  workers = [c, d] as typeof workers;
  const { entries } = await Bun.file(join(ROOT, 'drizzle/meta/_journal.json')).json();
  expect(await count(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)).toBe(entries.length);
  const said = [...webs, ...workers].map((process) => process.output());
  expect(said.filter((output) => output.includes('migrated the database'))).toHaveLength(1);
});

test('a session is good on every process, and its end on one is its end on all', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await ada.signUp(webs[0].url, email);
  expect((await ada.ask(webs[1].url, 'GET', '/api/auth/session')).user.email).toBe(email);
  const other = new Visitor();
  await other.ask(webs[1].url, 'POST', '/api/auth/signin', { email, password: PASSWORD });
  const copy = other.copy();
  await other.ask(webs[1].url, 'POST', '/api/auth/signout', {});
  expect((await copy.send(webs[0].url, 'GET', '/api/auth/session')).status).toBe(401);
  expect((await ada.send(webs[0].url, 'GET', '/api/auth/session')).status).toBe(200);
});

test('failed sign-ins are counted together', async () => {
  const wrong = { email: `${crypto.randomUUID()}@example.com`, password: 'wrong horse' };
  const guess = (i: number) => new Visitor().send(webs[i % 2 ? 1 : 0].url, 'POST', '/api/auth/signin', wrong);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(i)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  for (const i of [0, 1]) expect((await guess(i)).status).toBe(429);
});

test('what an administrator changes on one is so on the other: code of the site within seconds, a plan at once', async () => {
  const passwordHash = await Bun.password.hash(PASSWORD);
  const email = `${crypto.randomUUID()}@example.com`;
  await insertAdmin(world.db, { name: 'Grace Hopper', email, passwordHash });
  const grace = new Visitor();
  await grace.ask(webs[0].url, 'POST', '/api/admin/login', { email, password: PASSWORD });
  const page = async (web: RunningServer) => await (await fetch(web.url)).text();
  for (const mark of [crypto.randomUUID(), crypto.randomUUID()]) {
    for (const web of webs) expect(await page(web)).not.toContain(mark);
    const setting = { key: 'body_html', value: `<p>${mark}</p>` };
    await grace.ask(webs[0].url, 'POST', '/api/admin/settings', setting);
    for (const web of webs) await eventually(async () => (await page(web)).includes(mark), LIMIT_MS);
  }
  const { user } = await ada.ask(webs[1].url, 'GET', '/api/auth/session');
  await grace.ask(webs[1].url, 'PATCH', `/api/admin/users/${user.id}`, { plan: 'pro', name: 'Ada King' });
  expect((await grace.ask(webs[0].url, 'GET', '/api/admin/users')).users[0].plan).toBe('pro');
  expect((await ada.ask(webs[0].url, 'GET', '/api/auth/session')).user.name).toBe('Ada King');
});

test(
  'both workers take from the one queue, and no contract is analysed twice',
  async () => {
    for (let i = 0; workers.some((worker) => analysed(worker) === 0); i++) {
      const pdf = await contractPdf(`${SHORT_CONTRACT}\n\nCopy number ${i}.`);
      const ids = await Promise.all(webs.flatMap(({ url }) => [ada.upload(url, pdf), ada.upload(url, pdf)]));
      // Each is asked of the process that it was not uploaded to.
      for (const [j, id] of ids.entries()) expect(await ada.outcome(webs[j < 2 ? 1 : 0].url, id)).toBe('completed');
    }
    await expectEachAnalysedOnce();
  },
  2 * LIMIT_MS,
);

test(
  'a worker that was paused beyond its lease writes nothing over the result of the other',
  async () => {
    const [paused] = workers;
    let ids = await occupyBoth();
    paused.process.kill('SIGSTOP');
    // The one in hand may just have ended.
    while ((await inHand()) !== 2) {
      paused.process.kill('SIGCONT');
      ids = await occupyBoth();
      paused.process.kill('SIGSTOP');
    }
    const ends = () => paused.output().match(/the work is void|"written":/g)?.length ?? 0;
    const before = ends();
    for (const id of ids) expect(await ada.outcome(webs[0].url, id)).toBe('completed');
    const results = await world.db.execute(sql`select id, analysis_id from contracts order by id`);
    paused.process.kill('SIGCONT');
    await eventually(() => ends() > before, LIMIT_MS);
    expect([...(await world.db.execute(sql`select id, analysis_id from contracts order by id`))]).toEqual([...results]);
    await expectEachAnalysedOnce();
  },
  2 * LIMIT_MS,
);

test(
  'a worker killed during an analysis is replaced by the other',
  async () => {
    const ids = await occupyBoth();
    await workers[0].stop('SIGKILL');
    for (const id of ids) expect(await ada.outcome(webs[0].url, id)).toBe('completed');
    await expectEachAnalysedOnce();
  },
  2 * LIMIT_MS,
);

const readiness = async (web: RunningServer) => (await ada.send(web.url, 'GET', '/api/ready')).status;

test.each(['database', 's3'] as const)(
  'while %s is away they are not ready, and all of them go on after it',
  async (part) => {
    await world[part].setFault('down');
    for (const web of webs) await eventually(async () => (await readiness(web)) === 503, LIMIT_MS);
    for (const web of webs) expect((await ada.send(web.url, 'GET', '/api/health')).status).toBe(200);
    const refused = ada.upload(webs[0].url, await contractPdf());
    await expect(refused).rejects.toThrow(/: 503 \{"error":/);
    await world[part].setFault('none');
    for (const web of webs) await eventually(async () => (await readiness(web)) === 200, LIMIT_MS);
    const id = await ada.upload(webs[1].url, await contractPdf());
    expect(await ada.outcome(webs[0].url, id)).toBe('completed');
    await expectEachAnalysedOnce();
  },
);

test(
  'processes of an older version work on while a newer one migrates, and can be started again after it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counterpart-later-'));
    try {
      const adds =
        'alter table "users" add column "later" text;\n--> statement-breakpoint\nalter table "contracts" add column "later" int default 7 not null;';
      expect(await migrateDatabase(world.options, { folder: await laterMigrations(folder, adds) })).toBe(1);
      const id = await ada.upload(webs[0].url, await contractPdf());
      expect(await ada.outcome(webs[1].url, id)).toBe('completed');
      const again = await world.start('web');
      expect(again.output()).toContain('made by a newer version of Counterpart, which this one can still work with');
      expect((await ada.ask(again.url, 'GET', '/api/contracts')).contracts.length).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  2 * LIMIT_MS,
);
