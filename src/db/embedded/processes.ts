import { existsSync, readFileSync } from 'node:fs';

const POLL_MS = 20;

/** Whether a process has this id and runs. One of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/**
 * Whether a process that runs has this id and is not ourselves. Folders of containers keep ids of processes that were counted anew in each:
 * here they may be ours, or that of a thread of ours, which the system takes for a process's.
 */
export const isOther = (pid: number): boolean => isAlive(pid) && !isThreadOfOurs(pid);

const isThreadOfOurs = (pid: number): boolean => pid === process.pid || existsSync(`/proc/self/task/${pid}`);

/** Ended, but its parent has not asked how: in a container whose first process asks nobody, an orphan stays so for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the state may hold anything, brackets too.
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/**
 * The command line of a process, its arguments parted by blanks, or '' where there is none. Process ids are used again, so an id read
 * from a file means nothing until the command line fits.
 */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return Bun.spawnSync(['ps', '-o', 'args=', '-p', String(pid)]).stdout.toString();
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Whether the condition came true within `ms` milliseconds. */
export async function becomesTrue(condition: () => boolean, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await Bun.sleep(POLL_MS);
  }
  return true;
}
