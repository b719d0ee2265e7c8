import type { Options } from 'postgres';
import { type Database, openDatabase } from '../../src/db/client';
import { type Fault, Line } from './line';

export interface BrokenLine {
  db: Database;
  setFault(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

/** A second pool on a test's database, over a line that breaks on demand. */
export async function databaseLine(options: Options<Record<string, never>>): Promise<BrokenLine> {
  const { path, host, port, ...rest } = options;
  const target = path ? { path } : { host: String(host ?? '127.0.0.1'), port: Number(port ?? 5432) };
  const line = new Line(target);
  const db = openDatabase({ ...rest, host: '127.0.0.1', port: await line.listen() });
  return {
    db,
    setFault: (fault) => line.setFault(fault),
    close: async () => {
      await line.setFault('none');
      await db.$client.end({ timeout: 1 });
      await line.close();
    },
  };
}
