import type { ArchivePart, End } from './archive';
import { ArchiveError } from './archive-error';

/** The file that a contract's row speaks of. */
export interface LedgerFile {
  id: string;
  key: string;
  sha256: string;
}

/** Keeps count of what goes through: rows by table, and the files that the rows of contracts speak of. */
export class Ledger {
  readonly rows: Record<string, number>;
  private readonly files = new Map<string, LedgerFile>();

  constructor(tables: Iterable<string>) {
    this.rows = Object.fromEntries([...tables].map((name) => [name, 0]));
  }

  takeRows(table: string, lines: readonly string[]): void {
    this.rows[table] = (this.rows[table] ?? 0) + lines.length;
    if (table === 'contracts') for (const line of lines) this.takeContract(line);
  }

  /** Uploads that were not finished have no file to count on. */
  private takeContract(line: string): void {
    const { id, upload, object_key: key, sha256 } = JSON.parse(line) as Record<string, string>;
    if (upload === 'ready' && id && key && sha256) this.files.set(key, { id, key, sha256 });
  }

  /** Files whose bytes did not come yet. */
  get missing(): LedgerFile[] {
    return [...this.files.values()];
  }

  /**
   * A file came.
   * @throws ArchiveError where no row speaks of it, or its bytes are others
   */
  takeFile({ key, bytes }: Extract<ArchivePart, { kind: 'file' }>): LedgerFile {
    const file = this.files.get(key);
    if (!file) throw new ArchiveError(`The backup is damaged: no contract has the file ${key}.`);
    if (new Bun.CryptoHasher('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new ArchiveError(`The backup is damaged: the file ${key} is not the one that was uploaded.`);
    this.files.delete(key);
    return file;
  }

  /** @throws ArchiveError where something that was written did not arrive */
  close({ rows, deleted, missing }: End): void {
    for (const [table, count] of Object.entries(rows))
      if ((this.rows[table] ?? 0) !== count)
        throw new ArchiveError(`The backup is damaged: ${this.rows[table] ?? 0} of ${count} rows of ${table} arrived.`);
    const excused = new Set([...deleted, ...missing]);
    const lost = this.missing.filter(({ id }) => !excused.has(id));
    if (lost.length > 0) throw new ArchiveError(`The backup is damaged: ${lost.length} files did not arrive.`);
  }
}
