import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import * as v from 'valibot';
import { ArchiveError } from './archive-error';

/**
 * A backup is a tar file: `backup.json`, then the rows of each table as `database/<table>/<number>.jsonl.gz` (a JSON object a line), then the
 * PDFs under their keys below `files/`, and `end.json` last, without which it was cut off.
 */
const FORMAT = 1;

const headSchema = v.object({
  format: v.literal(FORMAT),
  /** ISO 8601 in UTC: the moment whose rows it has. */
  createdAt: v.string(),
  /** The moment of the newest migration that the database had had. */
  level: v.number(),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), counter: v.nullable(v.string()) })),
});
export type Head = v.InferOutput<typeof headSchema>;

const endSchema = v.object({
  rows: v.record(v.string(), v.number()),
  files: v.number(),
  /** Contracts that were deleted while the backup was made: their rows are in it, their files are not. */
  deleted: v.array(v.string()),
  /** Contracts whose file the store did not have as it was uploaded: their rows and analyses are in it. */
  missing: v.array(v.string()),
});
export type End = v.InferOutput<typeof endSchema>;

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Fast, and still a fifth of the size. */
const LEVEL = 1;

/** Writes an archive; each call waits until what it gave was taken. */
export class ArchiveWriter {
  private readonly tar: Pack = pack();
  private parts = 0;

  /** What is written, as it is written. */
  get bytes(): AsyncIterable<Uint8Array> {
    return this.tar as AsyncIterable<Uint8Array>;
  }

  async head(head: Omit<Head, 'format'>): Promise<void> {
    await this.entry('backup.json', json({ format: FORMAT, ...head }));
  }

  async rows(table: string, lines: readonly string[]): Promise<void> {
    const number = String(++this.parts).padStart(8, '0');
    await this.entry(`database/${table}/${number}.jsonl.gz`, await compress(`${lines.join('\n')}\n`, { level: LEVEL }));
  }

  async file(key: string, bytes: Uint8Array): Promise<void> {
    await this.entry(`files/${key}`, bytes);
  }

  async end(end: End): Promise<void> {
    await this.entry('end.json', json(end));
    this.tar.finalize();
  }

  /** Whoever reads the bytes is told that there will be no end. */
  fail(error: unknown): void {
    this.tar.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  private entry(name: string, bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tar.entry({ name, mode: 0o600 }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }
}

const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value)}\n`);

/** A piece of an archive, in the order in which it was written. */
export type ArchivePart =
  | { kind: 'head'; head: Head }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; key: string; bytes: Uint8Array }
  | { kind: 'end'; end: End };

/**
 * Reads an archive piece by piece.
 * @throws ArchiveError where it is none of ours, or damaged; a missing end is for the reader to see
 */
export async function* readArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivePart> {
  const tar = extract();
  // What goes wrong ends the entries below with the same error.
  pipeline(bytes, tar).catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry) chunks.push(chunk as Uint8Array);
      yield await pieceOf(entry.header.name, Buffer.concat(chunks));
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('The backup is damaged or no backup at all.', error);
  }
}

async function pieceOf(name: string, bytes: Buffer): Promise<ArchivePart> {
  if (name === 'backup.json') return { kind: 'head', head: parsed(headSchema, bytes) };
  if (name === 'end.json') return { kind: 'end', end: parsed(endSchema, bytes) };
  if (name.startsWith('files/')) return { kind: 'file', key: name.slice('files/'.length), bytes };
  const [, table] = /^database\/([a-z_]+)\/\d+\.jsonl\.gz$/.exec(name) ?? [];
  if (!table) throw new ArchiveError(`The backup has something that does not belong there: ${name}`);
  return { kind: 'rows', table, lines: (await decompress(bytes)).toString().trimEnd().split('\n') };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(bytes.toString()));
  if (!result.success) throw new ArchiveError('The backup was made by another version of Counterpart, or is none.');
  return result.output;
}
