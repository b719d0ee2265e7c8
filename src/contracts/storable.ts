/**
 * A text that Postgres can hold as JSON: U+0000 and halves of surrogate pairs, which damaged fonts yield, become U+FFFD. Each
 * is one UTF-16 unit for another, so that offsets into the text stay true.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** A copy of a JSON value with all its texts made storable. */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part)));
}
