/** Excel reads UTF-8 as such only where the file starts with this mark; other readers skip it. */
export const BYTE_ORDER_MARK = '\ufeff';
/** Where a spreadsheet would begin to calculate instead of showing text. */
const FORMULA = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** A line by RFC 4180: quoted fields, CRLF. A value that a spreadsheet would run starts with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
