/**
 * A copy of a JSON value that Postgres can hold: U+0000 and halves of surrogate pairs, which damaged fonts yield, become U+FFFD.
 * Each is replaced by one UTF-16 unit, so that offsets into the text stay true.
 */
export function storable<T>(value: T): T {
  return JSON.parse(storableJson(value));
}

/** The same as JSON text. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\ufffd') : part,
  );
}
