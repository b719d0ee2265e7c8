import { MIB } from '../shared/limits';

/**
 * Gives the memory of a large file back at once: until the collector comes around, several would have piled up (20 uploads of 50 MB at once took
 * 200 MB more). Only for who owns the bytes, when nobody reads them any more: they are empty from then on.
 */
export function releaseBytes(bytes: Uint8Array): void {
  if (bytes.byteLength >= MIB && bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0);
}
