import type { ImportItem } from '../../imports/importer';

/** How many files are in which state, and how many bytes of all have been dealt with. */
export interface ImportCounts {
  waiting: number;
  sending: number;
  sent: number;
  known: number;
  failed: number;
  bytes: number;
  bytesDone: number;
}

export function countsOf(items: readonly ImportItem[]): ImportCounts {
  const counts = { waiting: 0, sending: 0, sent: 0, known: 0, failed: 0, bytes: 0, bytesDone: 0 };
  for (const { state, size, sent } of items) {
    counts[state]++;
    counts.bytes += size;
    counts.bytesDone += state === 'waiting' || state === 'sending' ? sent : size;
  }
  return counts;
}

/** Whether 'try again' takes it: it failed and may come through, or was stopped. */
export function mayGoOn({ state, mayRetry }: ImportItem): boolean {
  return state === 'waiting' || (state === 'failed' && mayRetry === true);
}

/** '1 file', '12 files'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** What failed and why, a line each, to be kept or passed on. */
export function failureList(items: readonly ImportItem[]): string {
  const lines = items.filter(({ state }) => state === 'failed').map(({ name, reason }) => `${name}\t${reason ?? ''}`);
  return lines.join('\n');
}
