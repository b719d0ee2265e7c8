import { GetObjectCommand } from '@aws-sdk/client-s3';
import { MIB } from '../shared/limits';
import type { Bucket } from './bucket';
import { storeUnavailable } from './faults';

/** What is given in one piece, in memory and with its length. */
const WHOLE_BYTES = 8 * MIB;
/** What is held in memory of a larger object that is sent on. */
const WINDOW_BYTES = 2 * MIB;
const ATTEMPTS = 3;

interface Part {
  start?: number;
  /** The byte after the last one. */
  end?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reads an object or a part of it. The SDK repeats requests that fail, but not an answer that breaks off: this does.
 * @throws AppError not_found, unavailable
 */
export async function readObject(bucket: Bucket, key: string, part: Part = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { start, end, signal } = part;
  const range = end === undefined ? bucket.wholeCheck() : { Range: `bytes=${start}-${end - 1}` };
  const wanted = { ...bucket.at(key), ...range };
  return await bucket.call(async (client, options) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await client.send(new GetObjectCommand(wanted), options);
      try {
        return await collect((answer.Body ?? []) as AsyncIterable<Uint8Array>, answer.ContentLength ?? 0);
      } catch (error) {
        if (attempt === ATTEMPTS || options.abortSignal.aborted) throw error;
      }
    }
  }, signal);
}

/** The bytes of an answer, in one place from the start: joining them at the end would need twice the memory. */
async function collect(body: AsyncIterable<Uint8Array>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for await (const chunk of body) {
    if (at + chunk.byteLength > length) throw new Error('More of the object arrived than was announced');
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  if (at < length) throw new Error('The object arrived incomplete');
  return bytes;
}

/**
 * A part of an object, or as much of it as there is: in memory if it is small, else as a stream that reads one window whenever the
 * last one was taken. One request per window: none waits open for a slow reader, each has its own deadline and attempts, and when the
 * reader leaves nothing goes on.
 */
export async function readRange(
  bucket: Bucket,
  key: string,
  start: number,
  end: number,
): Promise<Blob | ReadableStream<Uint8Array>> {
  if (start >= end) return new Blob([]);
  if (end - start <= WHOLE_BYTES) return new Blob([await readObject(bucket, key, { start, end })]);
  const windowEnd = start + WINDOW_BYTES;
  const first = await readObject(bucket, key, { start, end: windowEnd });
  if (first.byteLength < WINDOW_BYTES) return new Blob([first]);
  return windows(bucket, key, { first, start: windowEnd, end });
}

function windows(
  bucket: Bucket,
  key: string,
  { first, start, end }: { first: Uint8Array; start: number; end: number },
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  let at = start;
  let bytes: Uint8Array | null = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!bytes) {
          const next = Math.min(end, at + WINDOW_BYTES);
          bytes = await readObject(bucket, key, { start: at, end: next, signal: left.signal });
          if (bytes.byteLength < next - at) throw storeUnavailable(new Error('The object is shorter than expected'));
          at = next;
        }
        controller.enqueue(bytes);
        bytes = null;
        if (at === end) controller.close();
      },
      cancel: () => left.abort(),
    },
    { highWaterMark: 0 },
  );
}
