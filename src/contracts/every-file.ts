import pLimit from 'p-limit';
import type { Database } from '../db/client';
import { countKnownFiles, type KnownFile, listKnownFiles } from '../db/stored-files';

const PAGE = 500;

export interface EveryFileOptions {
  /** How many at the same time. Each may hold a whole file (50 MB) in memory. */
  concurrency: number;
  /** Told after each file, with its bytes. */
  onFile?: ((bytes: number) => void) | undefined;
  /** What is there to do, told before the first. */
  onTotal?: ((total: { files: number; bytes: number }) => void) | undefined;
  /** Ends the work after the files in hand. */
  signal?: AbortSignal | undefined;
}

/**
 * Does work on the file of every contract, in pages, so that memory stays flat however many there are. The first error ends it, once
 * the files in hand are done.
 */
export async function forEveryFile(
  db: Database,
  work: (file: KnownFile) => Promise<void>,
  { concurrency, onFile, onTotal, signal }: EveryFileOptions,
): Promise<void> {
  onTotal?.(await countKnownFiles(db));
  const limit = pLimit(concurrency);
  let failed: { error: unknown } | null = null;
  const one = async (file: KnownFile) => {
    if (failed || signal?.aborted) return;
    try {
      await work(file);
      onFile?.(file.fileSize);
    } catch (error) {
      failed ??= { error };
    }
  };
  for (let after: string | null = null; ; ) {
    const page: KnownFile[] = await listKnownFiles(db, after, PAGE);
    await limit.map(page, one);
    if (failed) throw (failed as { error: unknown }).error;
    signal?.throwIfAborted();
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return;
  }
}
