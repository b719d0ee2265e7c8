import { AppError } from '../errors';
import { MIB } from '../shared/limits';
import type { Storage, StoredObject } from './storage';

/** What a store must be able to do. `run` throws with the reason where it can't; it leaves its objects below `prefix`. */
export interface StorageCheck {
  name: string;
  run(storage: Storage, prefix: string): Promise<void>;
}

/** Larger than one piece (8 MiB) and than one window of reading, so that parts and their seams are seen. */
const LARGE = 17 * MIB + 5;
/** The sweep spares what is younger than an hour by our clock, so the store's must not be far from it. */
const CLOCK_MS = 15 * 60_000;

/** Everything the server asks of its store, in the order in which a fault is best understood. */
export const STORAGE_CHECKS: readonly StorageCheck[] = [
  { name: 'answers', run: async (storage, prefix) => void (await listed(storage, prefix)) },
  { name: 'writes and reads back', run: writesAndReads },
  { name: 'replaces a file as a whole', run: replaces },
  { name: 'gives ranges: first, last, beyond the end, none', run: givesRanges },
  { name: 'tells a missing file from a failure', run: tellsMissing },
  { name: 'deletes, also what is not there', run: deletes },
  { name: 'lists in pages, with size and time', run: lists },
  { name: 'keeps a large file, written in parts and read in pieces', run: keepsLarge },
  { name: 'lists unfinished uploads for removal', run: removesUnfinished },
];

async function writesAndReads(storage: Storage, prefix: string): Promise<void> {
  for (const bytes of [new Uint8Array(), new Uint8Array([0, 255, 13, 10]), pattern(100_000)]) {
    await put(storage, `${prefix}written.pdf`, bytes);
    same(await storage.get(`${prefix}written.pdf`), bytes);
  }
}

async function replaces(storage: Storage, prefix: string): Promise<void> {
  await put(storage, `${prefix}replaced.pdf`, pattern(1_000));
  await put(storage, `${prefix}replaced.pdf`, new Uint8Array([7]));
  same(await storage.get(`${prefix}replaced.pdf`), new Uint8Array([7]));
}

async function givesRanges(storage: Storage, prefix: string): Promise<void> {
  const bytes = pattern(1_000);
  await put(storage, `${prefix}ranges.pdf`, bytes);
  const ranges = [
    [0, 1],
    [999, 1_000],
    [10, 90],
    [990, 2_000],
    [5, 5],
  ] as const;
  for (const [start, end] of ranges) await sameRange(storage, `${prefix}ranges.pdf`, bytes, start, end);
}

async function tellsMissing(storage: Storage, prefix: string): Promise<void> {
  const key = `${prefix}missing.pdf`;
  await missing(() => storage.get(key));
  await missing(() => storage.getRange(key, 0, 1));
}

async function deletes(storage: Storage, prefix: string): Promise<void> {
  const key = `${prefix}deleted.pdf`;
  await put(storage, key, new Uint8Array([1]));
  await storage.delete(key);
  await storage.delete(key);
  await missing(() => storage.get(key));
}

async function lists(storage: Storage, prefix: string): Promise<void> {
  const sizes = new Map([1, 2, 3, 4, 5].map((size) => [`${prefix}list-${size}.pdf`, size]));
  for (const [key, size] of sizes) await put(storage, key, pattern(size));
  const found = await listed(storage, `${prefix}list-`, 2);
  const right = found.length === sizes.size && found.every(({ key, size }) => sizes.get(key) === size);
  expect(right, `${sizes.size} files were written, and the list names ${found.length}, or other sizes`);
  for (const { modifiedAt } of found) {
    const late = Math.abs(modifiedAt.getTime() - Date.now());
    expect(
      late < CLOCK_MS,
      `the clocks of the store and of this machine are ${Math.round(late / 60_000)} minutes apart`,
    );
  }
}

async function keepsLarge(storage: Storage, prefix: string): Promise<void> {
  const bytes = pattern(LARGE);
  const key = `${prefix}large.pdf`;
  await put(storage, key, bytes);
  same(await storage.get(key), bytes);
  const seam = 8 * MIB;
  for (const [start, end] of [[0, LARGE], [seam - 3, seam + 4], [LARGE - 7, LARGE + 9]] as const) // biome-ignore format: short
    await sameRange(storage, key, bytes, start, end);
}

/** An hour ago nothing of ours was begun, so nothing is removed: what counts is that the call is allowed. */
async function removesUnfinished(storage: Storage, prefix: string): Promise<void> {
  await storage.removeUnfinished(prefix, new Date(Date.now() - 60 * 60_000));
}

/** Deletes what the checks wrote. @returns how many objects of them could not be deleted */
export async function clearChecks(storage: Storage, prefix: string): Promise<number> {
  for (const { key } of await listed(storage, prefix)) await storage.delete(key);
  return (await listed(storage, prefix)).length;
}

async function put(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await storage.put(key, bytes, new Bun.CryptoHasher('sha256').update(bytes).digest('hex'));
}

async function listed(storage: Storage, prefix: string, pageSize?: number): Promise<StoredObject[]> {
  return await Array.fromAsync(storage.list(prefix, pageSize));
}

async function sameRange(storage: Storage, key: string, bytes: Uint8Array, start: number, end: number): Promise<void> {
  same(await new Response(await storage.getRange(key, start, end)).bytes(), bytes.subarray(start, end));
}

function same(found: Uint8Array, expected: Uint8Array): void {
  const sizes = `${expected.byteLength} bytes were written and ${found.byteLength} came back`;
  expect(Buffer.compare(found, expected) === 0, `${sizes}, and they differ`);
}

async function missing(read: () => Promise<unknown>): Promise<void> {
  const outcome = await read().then(
    () => 'a file that is not there was read',
    (error: unknown) => error,
  );
  if (outcome instanceof AppError && outcome.code === 'not_found') return;
  throw outcome instanceof Error ? outcome : new Error(String(outcome));
}

function expect(right: boolean, otherwise: string): void {
  if (!right) throw new Error(otherwise);
}

/** Bytes that differ from place to place, so that a piece in the wrong place is seen. */
function pattern(length: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(length / 4));
  for (let i = 0; i < words.length; i++) words[i] = Math.imul(i, 2654435761);
  return new Uint8Array(words.buffer, 0, length);
}
