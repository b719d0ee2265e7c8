import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors';
import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { objectMissing, storeUnavailable } from './faults';
import { checkKey } from './keys';
import type { Storage, StoredObject } from './storage';

/** Half-written files live here, on the same file system; a key never starts with a dot. */
const INCOMING = '.incoming';
/** Older side files belong to a process that died while writing. */
const STALE_MS = 60 * 60_000;

/** Keeps objects as files below `root`. Only the owner of the process can read them. */
export class DiskStorage implements Storage {
  constructor(private readonly root: string) {}

  /**
   * Makes the folder, proves by writing that it is writable, and clears what dead writers left behind.
   * @throws the file system's error
   */
  async prepare(): Promise<void> {
    const incoming = join(this.root, INCOMING);
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    await writeDurably(join(incoming, randomUUID()), new Uint8Array(1)).then(rm);
    await this.removeUnfinished('', new Date(Date.now() - STALE_MS));
  }

  /** A disk without room for the largest upload counts as full. */
  async checkReady(): Promise<void> {
    const side = join(this.root, INCOMING, randomUUID());
    try {
      await writeFile(side, new Uint8Array(1), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      throw isFull ? diskFull() : new AppError('unavailable', 'The file folder is missing or cannot be written.', 5);
    } finally {
      await rm(side, { force: true }).catch(() => undefined);
    }
    const { bavail, bsize } = await statfs(this.root);
    if (bavail * bsize < UPLOAD_MAX_BYTES) throw diskFull();
  }

  /** Side files bear no keys, so the prefix does not matter. */
  async removeUnfinished(_prefix: string, before: Date): Promise<number> {
    let removed = 0;
    for (const { name } of await this.entries(INCOMING)) {
      const path = join(this.root, INCOMING, name);
      const found = await stat(path).catch(() => null);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed++;
    }
    return removed;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    checkKey(key);
    const target = join(this.root, key);
    const side = join(this.root, INCOMING, randomUUID());
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeDurably(side, bytes);
      await rename(side, target);
      await flushFolder(dirname(target));
      await flushFolder(this.root);
    } catch (error) {
      await rm(side, { force: true }).catch(() => undefined);
      throw storeUnavailable(error);
    }
  }

  async get(key: string, signal?: AbortSignal): Promise<Uint8Array> {
    checkKey(key);
    try {
      return await readFile(join(this.root, key), signal ? { signal } : {});
    } catch (error) {
      throw isMissing(error) ? objectMissing(error) : storeUnavailable(error);
    }
  }

  /** Nothing is read here: whoever sends the bytes on reads them from the file. */
  async getRange(key: string, start: number, end: number): Promise<Blob> {
    checkKey(key);
    const path = join(this.root, key);
    try {
      const { size } = await stat(path);
      return start < Math.min(end, size) ? Bun.file(path).slice(start, Math.min(end, size)) : new Blob([]);
    } catch (error) {
      throw isMissing(error) ? objectMissing(error) : storeUnavailable(error);
    }
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    try {
      await rm(join(this.root, key), { force: true });
    } catch (error) {
      if (!isMissing(error)) throw storeUnavailable(error);
    }
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    for await (const key of this.keys('')) {
      if (!key.startsWith(prefix)) continue;
      const found = await stat(join(this.root, key)).catch(() => null);
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }

  private async *keys(folder: string): AsyncIterable<string> {
    for (const entry of await this.entries(folder)) {
      if (entry.name.startsWith('.')) continue;
      const key = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) yield* this.keys(key);
      else if (entry.isFile()) yield key;
    }
  }

  private async entries(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(join(this.root, folder), { withFileTypes: true });
    } catch (error) {
      throw storeUnavailable(error);
    }
  }
}

function diskFull(): AppError {
  return new AppError('unavailable', 'The disk of the file folder is full.', 5);
}

/** Writes a new file and returns its path once the bytes are on the medium. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<string> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}

/** A rename is on the medium only when its folder is. Windows has no folder handles and needs none. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
