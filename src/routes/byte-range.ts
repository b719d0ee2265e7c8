/** Bytes from `start` to before `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a Range header asks of `size` bytes (RFC 9110, 14): null where the whole is to be sent, since there is no
 * header, it is malformed, names several ranges or another unit, or If-Range names another version; 'unsatisfiable' for a 416.
 */
export function readByteRange(headers: Headers, size: number, etag: string): ByteRange | 'unsatisfiable' | null {
  const ifRange = headers.get('if-range');
  if (ifRange !== null && ifRange !== etag) return null;
  const [, first, last] =
    /^bytes\s*=\s*(?:,\s*)*(\d*)-(\d*)\s*(?:,\s*)*$/i.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') return Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size } : 'unsatisfiable';
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size : Math.min(size, Number(last) + 1) };
}
