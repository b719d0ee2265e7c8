import { madeInThread } from './in-thread';
import type { Memo } from './memo-blocks';

/** The longest memo tried took a tenth of it on a busy machine. */
const LIMIT_MS = 45_000;

/**
 * Prints a memo in a thread of its own, which ends with it.
 * @throws AppError unavailable where it takes too long; the thread's error
 */
export async function printMemo(memo: Memo, format: 'pdf' | 'docx', limitMs = LIMIT_MS): Promise<Uint8Array> {
  const worker = new Worker(new URL('./memo.worker.ts', import.meta.url));
  return await madeInThread(worker, { memo, format }, { what: 'The memo', limitMs });
}
