import { Database as Sqlite } from 'bun:sqlite';

/**
 * A lock that the kernel gives back when its holder dies, however it dies: SQLite's lock on a file. A file with a process id would be
 * wrong after a kill -9 once the id is used again, or when two containers share the folder.
 */
export class FolderLock {
  private constructor(private readonly file: Sqlite) {}

  /** Takes the lock, or answers null where another process holds it. */
  static tryTake(path: string): FolderLock | null {
    const file = new Sqlite(path, { create: true });
    try {
      file.run('PRAGMA busy_timeout = 0');
      file.run('PRAGMA journal_mode = MEMORY');
      file.run('BEGIN EXCLUSIVE');
      return new FolderLock(file);
    } catch (error) {
      file.close();
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null;
      throw error;
    }
  }

  release(): void {
    this.file.close();
  }
}
