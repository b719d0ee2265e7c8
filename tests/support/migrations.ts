import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dir, '../../drizzle');

/** The migrations as a later version of the program might have them: ours and one more. Answers their folder, made in `parent`. */
export async function laterMigrations(parent: string, statement: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'later-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = await Bun.file(journalFile).json();
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' };
  await writeFile(join(folder, '9999_later.sql'), statement);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  return folder;
}

/** The migrations as an older version of the program had them: the first so many of ours. Answers their folder, made in `parent`. */
export async function olderMigrations(parent: string, count: number): Promise<string> {
  const folder = await mkdtemp(join(parent, 'older-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = await Bun.file(journalFile).json();
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
