/** Installs the packages when they are missing or not those of the lock file: `bun scripts/install.ts`. Uses built-ins only. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
/** Holds the key of what was installed. Times of files would not do: a checkout of an older commit has newer ones. */
const STAMP = join(MODULES, '.installed');

function wantedKey(): string {
  const patches = join(ROOT, 'patches');
  const patchFiles = existsSync(patches) ? readdirSync(patches).map((name) => join('patches', name)) : [];
  const hash = createHash('sha256').update(process.versions.bun ?? '');
  for (const file of ['package.json', 'bun.lock', ...patchFiles.sort()]) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const isInstalled = (key: string) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key;

/** Ends the process with exit code 1 and bun's own words when the packages can't be installed. */
export function install(): void {
  const key = wantedKey();
  if (isInstalled(key)) return;
  console.error('Installing the packages...');
  const run = spawnSync(process.execPath, ['install', '--frozen-lockfile'], { cwd: ROOT, encoding: 'utf8' });
  if (run.status !== 0) {
    console.error(`${run.stdout}${run.stderr}\nThe packages could not be installed.`);
    process.exit(1);
  }
  writeFileSync(STAMP, key);
}

if (import.meta.main) install();
