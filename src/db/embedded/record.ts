import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds the database of a data folder and where it listens; for processes that join it. */
export interface OwnerRecord {
  pid: number;
  kind: 'server' | 'command';
  /** Set once the database accepts connections. */
  socketFolder: string | null;
}

const path = (dataDir: string) => join(dataDir, 'postgres.json');

export function readRecord(dataDir: string): OwnerRecord | null {
  try {
    return JSON.parse(readFileSync(path(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

export function writeRecord(dataDir: string, record: OwnerRecord): void {
  const side = `${path(dataDir)}.${process.pid}`;
  writeFileSync(side, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  renameSync(side, path(dataDir));
}

export function removeRecord(dataDir: string): void {
  rmSync(path(dataDir), { force: true });
}
