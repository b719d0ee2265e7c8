import { readdirSync, readFileSync } from 'node:fs';

/** One process of a tree. Only on Linux. */
export interface ProcessUse {
  pid: number;
  command: string;
  /** MB in memory, pages that it shares with others included. */
  rss: number;
  /** MB in memory, shared pages divided by those who share them: these may be added up. */
  pss: number;
}

const MB = 1024;

/** A process and all below it, as they are now; those that end meanwhile are left out. */
export function processTree(root: number): ProcessUse[] {
  const parents = new Map(allPids().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow).flatMap((pid) => useOf(pid) ?? []);
}

/** Milliseconds of processor time that a process has used so far, all threads together. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  // Linux counts in hundredths of a second wherever Bun runs.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function allPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return 0;
  }
}

/** The fields of /proc/PID/stat from the state on; the name before it may hold spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function useOf(pid: number): ProcessUse | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]);
    return { pid, command, rss: kib('Rss') / MB, pss: kib('Pss') / MB };
  } catch {
    return null;
  }
}
