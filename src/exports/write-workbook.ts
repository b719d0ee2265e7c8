import { madeInThread } from './in-thread';
import type { Sheet } from './table-xlsx';

/** The largest sheet that is taken (`MOST_FIELDS`) took a quarter of it. */
const LIMIT_MS = 45_000;

/** Writes a workbook in a thread of its own, which ends with it. @throws AppError unavailable where it takes too long; the thread's error */
export async function writeWorkbook(sheet: Sheet): Promise<Uint8Array> {
  const worker = new Worker(new URL('./table-xlsx.worker.ts', import.meta.url));
  return await madeInThread(worker, sheet, { what: 'The workbook', limitMs: LIMIT_MS });
}
