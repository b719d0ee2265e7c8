import { constants, inflateSync } from 'node:zlib';

/** A stream of a PDF as it lies in the file, and what stands before it since the stream before. */
export interface RawStream {
  dictionary: string;
  between: string;
  data: Buffer;
}

/** The streams of a file in order; after the last one comes what stands behind it, as `between` of a stream without data. */
export function* streamsOf(file: Buffer): Generator<RawStream> {
  let behind = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at)) {
    let start = at + 6;
    if (file[start] === 0x0d) start++;
    if (file[start] === 0x0a) start++;
    const marked = file.indexOf('endstream', start);
    const end = marked === -1 ? file.length : marked;
    const between = file.toString('latin1', behind, at);
    yield { dictionary: between.slice(between.lastIndexOf(' obj') + 1), between, data: file.subarray(start, end) };
    behind = at = Math.min(end + 9, file.length);
  }
  yield { dictionary: '', between: file.toString('latin1', behind), data: file.subarray(file.length) };
}

/** Why a stream cannot be looked into: it is packed in a way that is not known here, or damaged, or too large. */
export type Packed = 'unknown' | 'unsound';

/** What a stream holds, up to `most` bytes (ISO 32000-1, 7.4). */
export function unpack(dictionary: string, data: Buffer, most: number): Buffer | Packed {
  const filters = dictionary.match(/\/\w+(?:Decode|Crypt)\b|\/(?:Fl|A85|AHx|LZW|RL)\b/g) ?? [];
  if (filters.length === 0) return /\/Filter\b/.test(dictionary) ? 'unknown' : data;
  let unpacked: Buffer = data;
  for (const filter of filters) {
    if (filter.startsWith('/Fl')) {
      try {
        unpacked = inflateSync(unpacked, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most });
      } catch {
        return 'unsound';
      }
    } else if (filter === '/ASCII85Decode' || filter === '/A85') unpacked = fromAscii85(unpacked);
    else return 'unknown';
    if (unpacked.length > most) return 'unsound';
  }
  return unpacked;
}

const [FIRST, ZERO, TILDE] = [0x21, 0x7a, 0x7e] as const;
const BASE = 85;

/** Five digits to the base 85 for four bytes (ISO 32000-1, 7.4.3); anything else between them is passed over. */
export function fromAscii85(data: Uint8Array): Buffer {
  const zeros = data.filter((byte) => byte === ZERO).length;
  const bytes = Buffer.alloc(data.length + 4 * (zeros + 1));
  let [length, value, digits] = [0, 0, 0];
  for (const byte of data) {
    if (byte === TILDE) break;
    if (byte === ZERO && digits === 0) length += 4;
    if (byte < FIRST || byte >= FIRST + BASE) continue;
    value = value * BASE + byte - FIRST;
    if (++digits < 5) continue;
    length = bytes.writeUInt32BE(value % 2 ** 32, length);
    [value, digits] = [0, 0];
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing++) value = value * BASE + BASE - 1;
    bytes.writeUInt32BE(value % 2 ** 32, length);
    length += digits - 1;
  }
  return bytes.subarray(0, length);
}
