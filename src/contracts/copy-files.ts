import type { Database } from '../db/client';
import { findStoredFile } from '../db/contracts';
import type { KnownFile } from '../db/stored-files';
import { AppError } from '../errors';
import { checkFile, type Holding, type NamedStorage, patiently } from './check-file';
import { type EveryFileOptions, forEveryFile } from './every-file';
import { isFile } from './whole-file';

/** A contract whose file could not be copied, since the source holds nothing or something else. */
export interface FileFault {
  id: string;
  fault: Exclude<Holding, 'right'>;
}

export interface CopyResult {
  copied: number;
  copiedBytes: number;
  /** Were there already, from an earlier run. */
  present: number;
  faults: FileFault[];
}

export interface CopyDeps {
  db: Database;
  from: NamedStorage;
  to: NamedStorage;
}

type Outcome = 'copied' | 'present' | 'gone' | FileFault['fault'];

/**
 * Copies the file of every contract from one store to another and reads each back to prove it. The source is left as it is. What is
 * in the target already is read and left too if it is right, so that a run which was killed can be taken up again; `quick` takes it
 * for right if its size is. Contracts that are deleted meanwhile leave nothing in the target.
 * @throws AppError unavailable, naming the store that does not answer; what was copied stays
 */
export async function copyFiles(deps: CopyDeps, options: EveryFileOptions & { quick?: boolean }): Promise<CopyResult> {
  const sizes = await patiently(deps.to, () => sizesIn(deps.to));
  const result: CopyResult = { copied: 0, copiedBytes: 0, present: 0, faults: [] };
  await forEveryFile(
    deps.db,
    async (file) => {
      const outcome = await copyFile(deps, file, { there: sizes.get(file.objectKey) === file.fileSize, ...options });
      if (outcome === 'present') result.present++;
      else if (outcome === 'copied') {
        result.copied++;
        result.copiedBytes += file.fileSize;
      } else if (outcome !== 'gone') result.faults.push({ id: file.id, fault: outcome });
    },
    options,
  );
  return result;
}

async function sizesIn({ storage }: NamedStorage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of storage.list('contracts/')) sizes.set(key, size);
  return sizes;
}

async function copyFile(
  { db, from, to }: CopyDeps,
  file: KnownFile,
  { there, quick = false }: { there: boolean; quick?: boolean },
): Promise<Outcome> {
  if (there && (quick || (await patiently(to, () => checkFile(to, file))) === 'right')) return 'present';
  const bytes = await patiently(from, () => findBytes(from, file.objectKey));
  if (!bytes || !(await isFile(bytes, file.sha256))) {
    if (await isGone(db, file)) return 'gone';
    return bytes ? 'differs' : 'missing';
  }
  await patiently(to, () => to.storage.put(file.objectKey, bytes, file.sha256));
  const holding = await patiently(to, () => checkFile(to, file));
  if (await isGone(db, file)) {
    await patiently(to, () => to.storage.delete(file.objectKey));
    return 'gone';
  }
  if (holding !== 'right')
    throw new AppError('unavailable', `Stopped, since ${to.name} does not keep what it is given.`);
  return 'copied';
}

/** Whether the contract was deleted since it was listed. */
async function isGone(db: Database, file: KnownFile): Promise<boolean> {
  return (await findStoredFile(db, file.id)) === null;
}

async function findBytes({ storage }: NamedStorage, key: string): Promise<Uint8Array | null> {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
