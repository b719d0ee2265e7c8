/**
 * Kills the whole server with SIGKILL, ten times by default, each time while it analyses contracts, and reports what became of them.
 *
 *   bun bench/crash.ts [kills]
 *
 * Exits 1 when a contract is lost, stays unfinished, or has not exactly one result.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import type { Database } from '../src/db/client';
import { analyses, contracts, jobs } from '../src/db/schema';
import type { ContractListItem } from '../src/shared/contracts';
import { eventually } from '../tests/support/eventually';
import { openSite } from './support/site';

const kills = Number(process.argv[2] ?? 10);
const SAMPLES = join(import.meta.dir, '../public/samples');
const LIMIT_MS = 120_000;

let site = await openSite();
const sent = new Set<string>();

for (let kill = 1; kill <= kills; kill++) {
  for (const id of await uploadSamples()) sent.add(id);
  const running = await eventually(async () => {
    const items = (await site.list()).filter(({ stage }) => stage !== null);
    return items.length > 0 && items;
  }, LIMIT_MS);
  // A little later each time, so that every step of an analysis is hit.
  await Bun.sleep((kill - 1) * 40);
  await site.stop('SIGKILL');
  const startedAt = performance.now();
  site = await openSite({}, site.dataDir);
  const back = Math.round(performance.now() - startedAt);
  console.log(
    `kill ${kill}: ${running.map(({ stage }) => stage).join(', ')} under way; back and signed in after ${back} ms`,
  );
}

const ended = await eventually(async () => {
  const items = await site.list();
  return items.every(({ status }) => status !== 'processing') && items;
}, LIMIT_MS);
const faults = await site.withDatabase((db) => listFaults(db, ended));
for (const fault of faults) console.log(`FAULT ${fault}`);
const of = (status: string) => ended.filter((item) => item.status === status).length;
console.log(`${sent.size} uploaded; ${of('completed')} completed, ${of('error')} error, ${faults.length} faults`);
for (const item of ended.filter(({ status }) => status === 'error')) console.log(`  ${item.filename}: ${item.summary}`);
await site.dispose();
process.exit(faults.length === 0 ? 0 : 1);

async function listFaults(db: Database, items: ContractListItem[]): Promise<string[]> {
  const found = new Set(items.map(({ id }) => id));
  const faults = [...sent].filter((id) => !found.has(id)).map((id) => `contract ${id} was answered and is lost`);
  const left = await db.select({ n: count() }).from(jobs);
  if (left[0]?.n !== 0) faults.push(`${left[0]?.n} jobs are left`);
  const results = await db.select({ id: analyses.contractId, n: count() }).from(analyses).groupBy(analyses.contractId);
  const counts = new Map(results.map(({ id, n }) => [id, n]));
  for (const { id, status } of await db.select().from(contracts)) {
    const expected = status === 'completed' ? 1 : 0;
    if ((counts.get(id) ?? 0) !== expected)
      faults.push(`contract ${id} (${status}) has ${counts.get(id) ?? 0} analyses`);
  }
  return faults;
}

async function uploadSamples(): Promise<string[]> {
  const names = (await readdir(SAMPLES)).filter((file) => file.endsWith('.pdf'));
  const ids: string[] = [];
  for (const name of names) ids.push(await site.upload(await Bun.file(join(SAMPLES, name)).bytes(), name));
  return ids;
}
