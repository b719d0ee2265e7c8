import type { Database } from '../db/client';
import { fillEmpty, NotEmptyError, type RowWriter } from '../db/dump';
import { isUnfitRow } from '../db/errors';
import { readLevel, rebuildAt } from '../db/level';
import type { Storage } from '../storage/storage';
import type { ArchivePart, End, Head } from './archive';
import { ArchiveError } from './archive-error';
import { Ledger } from './ledger';

/** What an archive has. */
export interface Contents {
  createdAt: string;
  rows: Record<string, number>;
  files: number;
  missing: string[];
  /** Whether the rows are those of an older version, so that the database has migrations to come. */
  older: boolean;
}

/**
 * Brings an archive into an empty database and file store. The rows become visible together, once all of them and all files are there and
 * proved; until then nobody sees any, and after a failure the same can be tried again.
 * @throws ArchiveError where the archive is damaged, of a newer version, or the database is in use
 */
export async function restore(
  { db, storage }: { db: Database; storage: Storage },
  pieces: AsyncGenerator<ArchivePart>,
): Promise<Contents> {
  const head = await readHead(pieces);
  try {
    const older = (await readLevel(db)) !== head.level;
    if (older && !(await rebuildAt(db, head.level)))
      throw new ArchiveError('The backup was made by a newer version of Counterpart. Restore it with that version.');
    return { ...(await fillEmpty(db, (writer) => fill({ writer, storage }, head, pieces))), older };
  } catch (error) {
    if (error instanceof NotEmptyError)
      throw new ArchiveError('There are accounts or contracts already. A backup is restored into an empty place only.');
    if (isUnfitRow(error)) throw new ArchiveError('The backup is damaged: its rows do not fit together.', error);
    throw error;
  }
}

/**
 * Reads an archive to its end and proves that all of it is there: every row, and every file by its hash.
 * @throws ArchiveError
 */
export async function checkArchive(pieces: AsyncGenerator<ArchivePart>): Promise<Omit<Contents, 'older'>> {
  return await fill(null, await readHead(pieces), pieces);
}

async function readHead(pieces: AsyncGenerator<ArchivePart>): Promise<Head> {
  const { value } = await pieces.next();
  if (value?.kind !== 'head') throw new ArchiveError('The backup is damaged or no backup at all.');
  return value.head;
}

type Target = { writer: RowWriter; storage: Storage } | null;

async function fill(target: Target, head: Head, pieces: AsyncGenerator<ArchivePart>): Promise<Omit<Contents, 'older'>> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  const ledger = new Ledger(tables.keys());
  let end: End | null = null;
  for await (const piece of pieces) {
    if (piece.kind === 'rows') {
      const table = tables.get(piece.table);
      if (!table) throw new ArchiveError(`The backup is damaged: it does not list its table ${piece.table}.`);
      ledger.takeRows(piece.table, piece.lines);
      await target?.writer.write(table, piece.lines);
    } else if (piece.kind === 'file') {
      const { key, sha256 } = ledger.takeFile(piece);
      await target?.storage.put(key, piece.bytes, sha256);
    } else if (piece.kind === 'end') end = piece.end;
  }
  if (!end) throw new ArchiveError('The backup was cut off: it has no end.');
  ledger.close(end);
  await target?.writer.removeContracts(end.deleted);
  return { createdAt: head.createdAt, rows: ledger.rows, files: end.files, missing: end.missing };
}
