import { readFileSync } from 'node:fs';

/** Memory that a process really uses now, in KiB; null where it cannot be told (it has ended, or this is no Linux). */
export function residentKib(pid: number): number | null {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? null : Number(kib);
  } catch {
    return null;
  }
}
