import { setImmediate as othersTurn } from 'node:timers/promises';
import { AppError } from '../errors';
import { MIB } from '../shared/limits';

/** 50 MB at once would hold up everybody else for 80 ms or more. */
const SLICE_BYTES = 4 * MIB;

/**
 * The store holds other bytes than were uploaded. For a download it is a store that does not serve; for an analysis ('not_found') the file
 * is gone, and waiting brings it not back.
 */
export function notTheFile(code: 'unavailable' | 'not_found' = 'unavailable'): AppError {
  return new AppError(code, 'The stored file is not the one that was uploaded. Please upload it again.');
}

/** The SHA-256 of a file in lower-case hex. Others have their turn while a long one is hashed. */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await othersTurn();
    hasher.update(bytes.subarray(at, at + SLICE_BYTES));
  }
  return hasher.digest('hex');
}

/** Whether these are the bytes with this SHA-256 (lower-case hex). */
export async function isFile(bytes: Blob | Uint8Array, sha256: string): Promise<boolean> {
  if (bytes instanceof Uint8Array) return (await hashFile(bytes)) === sha256;
  const hasher = new Bun.CryptoHasher('sha256');
  for await (const chunk of bytes.stream()) hasher.update(chunk);
  return hasher.digest('hex') === sha256;
}

/**
 * Passes a file on while it arrives, but its last piece only once the SHA-256 of the whole is right: else the stream fails and the
 * reader is left with a download that did not end, never with a whole file that is another.
 */
export function heldUntilProved(bytes: ReadableStream<Uint8Array>, sha256: string): ReadableStream<Uint8Array> {
  const hasher = new Bun.CryptoHasher('sha256');
  const reader = bytes.getReader();
  let held: Uint8Array | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) break;
          hasher.update(value);
          const ready = held;
          held = value;
          if (ready) return controller.enqueue(ready);
        }
        if (hasher.digest('hex') !== sha256) throw notTheFile();
        if (held) controller.enqueue(held);
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
