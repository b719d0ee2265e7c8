import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { readSession } from '../../src/accounts/sessions';
import { readAnalytics } from '../../src/admin/analytics';
import { listUsers } from '../../src/admin/users';
import { listFindings } from '../../src/contracts/findings';
import { getContents, getHighlights } from '../../src/contracts/proof';
import { getContract, listContracts } from '../../src/contracts/read';
import { removeOrphans } from '../../src/contracts/remove';
import { listRuns } from '../../src/contracts/runs';
import type { Database } from '../../src/db/client';
import { countFailure, deleteEndedWindows } from '../../src/db/sign-in-failures';
import { DiskStorage } from '../../src/storage/disk';
import { idOf, type Scale, tokenOf } from './load';

interface World extends Scale {
  db: Database;
  now: () => Date;
  /** Some contracts at random with their owners. */
  some: { id: string; userId: string }[];
}

export interface Figure {
  name: string;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const TIMES = 300;
const WARM = 10;
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** What people wait for, each through the verb that its route calls, and as JSON where the route answers that. */
const CALLS: Record<string, (world: World) => Promise<unknown>> = {
  'session check': (world) => readSession(world, tokenOf(1 + Math.floor(Math.random() * world.users))),
  'list, some user': (world) => listContracts(world, pick(world.some).userId),
  'list, user with most': (world) => listContracts(world, idOf('user', 1)),
  'list, user with second most': (world) => listContracts(world, idOf('user', 2)),
  'one contract with analysis': (world) => one(world, getContract),
  'its findings and decisions': (world) => one(world, listFindings),
  'its marks': (world) => one(world, getHighlights),
  'its contents': (world) => one(world, getContents),
  'its runs': (world) => one(world, listRuns),
  'users, first page': (world) => listUsers(world, { page: 1 }),
  'users, 50th page': (world) => listUsers(world, { page: 50 }),
  'users, search': (world) => listUsers(world, { search: 'ada firm7', page: 1 }),
  'users, search without result': (world) => listUsers(world, { search: 'nobody', page: 1 }),
  analytics: (world) => readAnalytics(world),
  'count a failed sign-in': ({ db }) => countFailure(db, Buffer.from(crypto.randomUUID()), new Date(), new Date()),
};

const one = <T>(world: World, verb: (deps: World, userId: string, id: string) => Promise<T>): Promise<T> => {
  const { userId, id } = pick(world.some);
  return verb(world, userId, id);
};

/** Both sizes' figures of all calls, warm; asked in turns, so that what else the machine does slows both. */
export async function measureCalls(few: Place, many: Place): Promise<[Figure[], Figure[]]> {
  const [less, more] = [await worldOf(few), await worldOf(many)];
  const figures: [Figure[], Figure[]] = [[], []];
  for (const [name, call] of Object.entries(CALLS)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM; round < TIMES; round++)
      for (const [i, world] of [less, more].entries()) {
        const started = performance.now();
        JSON.stringify(await call(world));
        if (round >= 0) times[i]?.push(performance.now() - started);
      }
    figures[0].push(figureOf(name, times[0]));
    figures[1].push(figureOf(name, times[1]));
  }
  return figures;
}

/** A database and how much there is in it. */
export interface Place extends Scale {
  db: Database;
}

async function worldOf(place: Place): Promise<World> {
  const some = await place.db.execute<{ id: string; userId: string }>(sql`
    select id::text, user_id::text as "userId" from contracts order by random() limit ${TIMES}`);
  return { ...place, now: () => new Date(), some: [...some] };
}

function figureOf(name: string, times: number[]): Figure {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  return { name, p50: at(0.5), p99: at(0.99) };
}

async function once(name: string, call: () => Promise<unknown>): Promise<Figure> {
  const started = performance.now();
  await call();
  return figureOf(name, [performance.now() - started]);
}

/** What runs every quarter of an hour, once: with a file for every contract on the disk. */
export async function measureSweep(db: Database, folder: string, scale: Scale): Promise<Figure[]> {
  mkdirSync(join(folder, 'contracts'), { recursive: true });
  for (let n = 1; n <= scale.contracts; n++) writeFileSync(join(folder, 'contracts', `${idOf('contract', n)}.pdf`), '');
  const log = pino({ level: 'silent' });
  const now = () => new Date(Date.now() + 2 * 60 * 60_000);
  const storage = new DiskStorage(folder);
  return [
    await once('sweep: files without a contract', () => removeOrphans({ db, storage, log, now })),
    await once('sweep: ended sign-in windows', () => deleteEndedWindows(db, new Date())),
  ];
}

export interface Size {
  name: string;
  rows: number;
  table: number;
  toast: number;
  indexes: number;
}

/** Bytes of each table, without and with what it keeps outside of its rows, and of its indexes. */
export async function readSizes(db: Database): Promise<Size[]> {
  return await db.execute<Size & Record<string, unknown>>(sql`
    select relname as name, reltuples::float8 as rows, pg_relation_size(c.oid)::float8 as table,
      coalesce(pg_total_relation_size(nullif(reltoastrelid, 0)), 0)::float8 as toast, pg_indexes_size(c.oid)::float8 as indexes
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(c.oid) desc`);
}
