import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dir, '../..');

/** The folder where a run of all tests has made our programs ready, so that they start in half of the time; set by `scripts/test.ts`. */
export const TEST_PROGRAMS = 'COUNTERPART_TEST_PROGRAMS';

/** The script to start for one of our programs, which is named by its source: that source where nothing was made ready. */
export function scriptOf(file: string): string {
  const ready = process.env[TEST_PROGRAMS];
  return ready ? join(ready, file.replace(/\.ts$/, '.js')) : join(ROOT, file);
}

export interface ProgramOptions {
  env?: Record<string, string>;
  stdin?: string;
  /** Run as this user; only root can. */
  uid?: number;
  /** The Bun to run it with, where the user may not run this one. */
  executable?: string;
}

export interface ProgramEnd {
  code: number;
  out: string;
  err: string;
}

/** Runs one of our programs (`src/main.ts`, `src/cli.ts`) as a process of its own until it ends. */
export async function runProgram(file: string, args: string[], options: ProgramOptions = {}): Promise<ProgramEnd> {
  const { env = {}, stdin = '', uid, executable = process.execPath } = options;
  const child = Bun.spawn([executable, scriptOf(file), ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdin: new TextEncoder().encode(stdin),
    stdout: 'pipe',
    stderr: 'pipe',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, out, err };
}

/** Command lines of all running processes that name a folder: the database of a data folder, and what serves it. */
export function processesNaming(folder: string): string[] {
  if (process.platform !== 'linux') {
    const listed = Bun.spawnSync(['ps', '-axo', 'args=']).stdout.toString().split('\n');
    return listed.filter((line) => line.includes(folder));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandLine)
    .filter((line) => line.includes(folder));
}

/** Ids of processes of Linux with these words in their command line. */
export function processIdsWith(words: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.filter((id) => commandLine(id).includes(words)).map(Number);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
