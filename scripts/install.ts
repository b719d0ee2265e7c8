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

/**
 * Makes sure that the packages are there. After an installation the script starts afresh, for this process has learnt already that
 * they are missing. Ends it with exit code 1 and bun's own words when they can't be installed.
 */
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
  startAfresh();
}

/** In the same process where the system can: signals and the terminal stay as they are. */
function startAfresh(): void {
  const [, script = '', ...args] = process.argv;
  if (process.platform !== 'win32')
    process.execve?.(process.execPath, [process.execPath, script, ...args], process.env);
  const run = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

if (import.meta.main) install();
