import { isFile } from '../contracts/whole-file';
import type { Database } from '../db/client';
import { findStoredFile } from '../db/contracts';
import { copiedTables, inSnapshot } from '../db/dump';
import { readLevel } from '../db/level';
import { AppError } from '../errors';
import { inOrder } from '../shared/in-order';
import type { Storage } from '../storage/storage';
import type { ArchiveWriter } from './archive';
import { Ledger, type LedgerFile } from './ledger';

export interface BackUpDeps {
  db: Database;
  storage: Storage;
  now: () => Date;
}

export interface BackUpOptions {
  /** Told once how many files there are, and of each that was written. */
  onTotal?: (total: { files: number }) => void;
  onFile?: (bytes: number) => void;
}

/** What a backup has, and the contracts (by id) whose file the store does not have as it was uploaded. */
export interface BackedUp {
  rows: Record<string, number>;
  files: number;
  missing: string[];
}

const FILES_AHEAD = 4;

/**
 * Writes all there is into an archive, beside running servers: the rows of one moment, then the file of each contract among them.
 * Contracts that are deleted meanwhile are noted, so that a restore does not bring them back without their files.
 * @throws AppError unavailable where database or store fail: then the archive has no end
 */
export async function backUp(deps: BackUpDeps, archive: ArchiveWriter, options: BackUpOptions = {}): Promise<BackedUp> {
  const { db, now } = deps;
  const tables = copiedTables();
  const ledger = new Ledger(tables.map(({ name }) => name));
  await inSnapshot(db, async (rowsOf) => {
    await archive.head({ createdAt: now().toISOString(), level: await readLevel(db), tables });
    for (const table of tables)
      for await (const lines of rowsOf(table)) {
        ledger.takeRows(table.name, lines);
        await archive.rows(table.name, lines);
      }
  });
  const files = ledger.missing;
  options.onTotal?.({ files: files.length });
  const [deleted, missing]: [string[], string[]] = [[], []];
  for await (const { file, bytes, gone } of inOrder(files, FILES_AHEAD, (file) => fetchFile(deps, file))) {
    if (bytes instanceof Error) throw bytes;
    if (bytes) await archive.file(file.key, bytes);
    else (gone ? deleted : missing).push(file.id);
    options.onFile?.(bytes?.byteLength ?? 0);
  }
  const written = files.length - deleted.length - missing.length;
  await archive.end({ rows: ledger.rows, files: written, deleted, missing });
  return { rows: ledger.rows, files: written, missing };
}

interface Fetched {
  file: LedgerFile;
  /** Null where the store does not have it as it was uploaded. */
  bytes: Uint8Array | Error | null;
  /** Whether the contract was deleted since its row was read. */
  gone: boolean;
}

async function fetchFile({ db, storage }: BackUpDeps, file: LedgerFile): Promise<Fetched> {
  try {
    const bytes = await storage.get(file.key).catch((error) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (bytes && (await isFile(bytes, file.sha256))) return { file, bytes, gone: false };
    return { file, bytes: null, gone: (await findStoredFile(db, file.id)) === null };
  } catch (error) {
    return { file, bytes: error instanceof Error ? error : new Error(String(error)), gone: false };
  }
}
