import type { Db } from '../db/client';
import { AppError } from '../errors';
import type { Storage } from '../storage/storage';
import { getOwn } from './runs';

/** The uploaded PDF: its name and size, and a way to read from `start` to before `end`. */
export interface ContractFile {
  filename: string;
  size: number;
  sha256: string;
  read: (start: number, end: number) => Promise<Blob>;
}

/**
 * The file of a user's own contract; nothing of it is read yet.
 * @throws AppError not_found; `read` throws not_found and unavailable as the store does
 */
export async function getFile(deps: { db: Db; storage: Storage }, userId: string, id: string): Promise<ContractFile> {
  const { filename, fileSize, sha256, objectKey } = await getOwn(deps, userId, id);
  const read = async (start: number, end: number) => {
    const bytes = await deps.storage.getRange(objectKey, start, end);
    if (bytes.size === end - start) return bytes;
    throw new AppError('unavailable', 'The stored file is not whole. Please upload the contract again.');
  };
  return { filename, size: fileSize, sha256, read };
}
