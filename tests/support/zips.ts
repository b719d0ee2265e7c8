import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP that may be as wrong as a test wants it. */
export interface ZipEntryOptions {
  name: string | Uint8Array;
  bytes?: Uint8Array | string;
  /** 8 (deflate) unless said otherwise; 0 stores. */
  method?: number;
  /** General purpose flags beside that of UTF-8 names. */
  flags?: number;
  /** What the directory says, where it is not the truth. */
  size?: number;
  crc?: number;
  /** The Unix mode, such as 0o120777 for a link. */
  mode?: number;
  /** Points to the data of the entry with this index instead of having its own. */
  dataOf?: number;
  /** Changes the packed bytes after all else was worked out. */
  packed?: (bytes: Uint8Array) => Uint8Array;
}

const UTF8_NAMES = 0x800;

/** A ZIP of these entries, written by the letter of the format (APPNOTE 6.3) and not by a library, which would refuse what is wrong on purpose. */
export function zipOf(...entries: ZipEntryOptions[]): Blob {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const push = (bytes: Uint8Array) => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const entry of entries) {
    const name = typeof entry.name === 'string' ? new TextEncoder().encode(entry.name) : entry.name;
    const bytes = Buffer.from(entry.bytes ?? '');
    const method = entry.method ?? 8;
    const deflated = method === 8 ? deflateRawSync(bytes) : bytes;
    const packed = entry.packed?.(deflated) ?? deflated;
    const common = fields([
      [2, 20],
      [2, UTF8_NAMES | (entry.flags ?? 0)],
      [2, method],
      [4, 0x5a21_0000],
      [4, entry.crc ?? crc32(bytes)],
      [4, packed.length],
      [4, entry.size ?? bytes.length],
      [2, name.length],
      [2, 0],
    ]);
    const twin = entry.dataOf === undefined ? undefined : offsets[entry.dataOf];
    offsets.push(twin ?? at);
    if (twin === undefined) for (const part of [fields([[4, 0x04034b50]]), common, name, packed]) push(part);
    const attributes = entry.mode === undefined ? 0 : entry.mode * 0x1_0000;
    directory.push(
      fields([
        [4, 0x02014b50],
        [2, 0x0314],
      ]),
      common,
      fields([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, attributes],
        [4, offsets.at(-1) ?? 0],
      ]),
      name,
    );
  }
  const start = at;
  for (const part of directory) push(part);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, at - start],
    [4, start],
    [2, 0],
  ]);
  return new Blob([...parts, end] as Uint8Array<ArrayBuffer>[]);
}

/** Numbers of so many bytes, least significant first. */
function fields(numbers: [bytes: number, value: number][]): Uint8Array {
  return new Uint8Array(
    numbers.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256)),
  );
}
