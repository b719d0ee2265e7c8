import type { Db } from '../db/client';
import type { Storage } from '../storage/storage';
import { getOwn } from './runs';
import { heldUntilProved, isFile, notTheFile } from './whole-file';

/** The uploaded PDF: its name and size, and a way to read from `start` to before `end`. */
export interface ContractFile {
  filename: string;
  size: number;
  sha256: string;
  read: (start: number, end: number) => Promise<Blob | ReadableStream<Uint8Array>>;
}

/**
 * The file of a user's own contract; nothing of it is read yet. A whole file is given only if it is the one that was uploaded.
 * @throws AppError not_found; `read` throws not_found and unavailable as the store does
 */
export async function getFile(deps: { db: Db; storage: Storage }, userId: string, id: string): Promise<ContractFile> {
  const { filename, fileSize: size, sha256, objectKey } = await getOwn(deps, userId, id);
  const read = async (start: number, end: number) => {
    const bytes = await deps.storage.getRange(objectKey, start, end);
    const whole = start === 0 && end === size;
    if (bytes instanceof ReadableStream) return whole ? heldUntilProved(bytes, sha256) : bytes;
    if (bytes.size !== end - start || (whole && !(await isFile(bytes, sha256)))) throw notTheFile();
    return bytes;
  };
  return { filename, size, sha256, read };
}
