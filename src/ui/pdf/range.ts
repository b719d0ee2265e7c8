import { request } from '../lib/api';

/** Bytes that are asked for at once. */
export const STRETCH = 256 * 1024;

/** Bytes that are asked for first: most contracts are there with it, and wait for no end and middle of themselves. */
export const BEGINNING = 1024 * 1024;

/** A part of a file, and how long the file is. */
export interface Range {
  length: number;
  bytes: Uint8Array;
}

/** The bytes from `begin` up to `end` of a file, or all of it from a server that knows no ranges. @throws as `request` does */
export async function readRange(url: string, begin: number, end: number, signal: AbortSignal): Promise<Range> {
  const response = await request(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const total = response.headers.get('content-range')?.match(/\/(\d+)$/)?.[1];
  return { length: total ? Number(total) : bytes.length, bytes };
}
