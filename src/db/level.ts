import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Database, Db } from './client';
import { demandEmpty, ownTables, quoted } from './dump';
import { MIGRATIONS } from './migrate';

/** The moment of the newest migration that the database has had. */
export async function readLevel(db: Db): Promise<number> {
  const [row] = await db.execute<{ level: string }>(
    sql`select max(created_at)::text as level from drizzle.__drizzle_migrations`,
  );
  return Number(row?.level ?? 0);
}

/**
 * Makes an empty database again as it was after an earlier migration, so that rows of that time fit.
 * @returns false where this version does not know that migration
 * @throws NotEmptyError
 */
export async function rebuildAt(db: Database, level: number): Promise<boolean> {
  const side = await mkdtemp(join(tmpdir(), 'counterpart-migrations-'));
  try {
    await cp(MIGRATIONS, side, { recursive: true });
    const journal = JSON.parse(await readFile(join(side, 'meta/_journal.json'), 'utf8'));
    const entries: { when: number; tag: string }[] = journal.entries;
    const known = entries.findIndex(({ when }) => when === level);
    if (known < 0) return false;
    await writeFile(
      join(side, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: entries.slice(0, known + 1) }),
    );
    await db.$client.begin(async (client) => {
      await demandEmpty(client);
      await client.unsafe(`drop table ${quoted(ownTables())} cascade; drop schema drizzle cascade`);
      for (const name of await functionsOf(entries)) await client.unsafe(`drop function if exists "${name}"`);
    });
    await migrate(db, { migrationsFolder: side });
    return true;
  } finally {
    await rm(side, { recursive: true });
  }
}

async function functionsOf(entries: { tag: string }[]): Promise<string[]> {
  const texts = await Promise.all(entries.map(({ tag }) => readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/CREATE FUNCTION "(\w+)"/g)].map(([, name]) => name ?? ''));
}
