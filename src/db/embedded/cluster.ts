import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import { EmbeddedError } from './error';

export const SUPERUSER = 'counterpart';

/** What the database's programs may see of our environment: no settings, no secrets. */
export const CHILD_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };

const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Makes the folder of the database's files if there is none. It is made under a side name and renamed, so that a first start that was
 * cut off leaves nothing that looks like a database.
 */
export async function ensureCluster(folder: string, native: string, account: Account, durable: boolean): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  removeSideFolders(folder);
  if (existsSync(folder)) throw new EmbeddedError(`${folder} is there but holds no database. Move it away.`);
  const side = mkdtempSync(`${folder}.new-`);
  chownSync(side, account.uid, account.gid);
  const program = [join(native, 'bin/initdb'), '-D', side, '-U', SUPERUSER, '--auth=trust', ...LOCALE];
  const run = Bun.spawn([...account.prefix, ...program, '--no-instructions', ...(durable ? [] : ['--no-sync'])], {
    ...account.spawn,
    cwd: '/',
    env: CHILD_ENVIRONMENT,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  });
  const [fault, code] = await Promise.all([new Response(run.stderr).text(), run.exited]);
  if (code !== 0) {
    rmSync(side, { recursive: true, force: true });
    throw new EmbeddedError(`The database could not be made in ${folder}: ${lastLine(fault)}`);
  }
  renameSync(side, folder);
}

export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

function removeSideFolders(folder: string): void {
  const parent = join(folder, '..');
  const prefix = `${folder.slice(parent.length + 1)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
