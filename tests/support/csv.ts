/** A reader of RFC 4180 of our own, strict: every field quoted, every line ended by CRLF. */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < csv.length; ) {
    const field = /"((?:[^"]|"")*)"/y;
    field.lastIndex = at;
    const found = field.exec(csv)?.[1];
    if (found === undefined) throw new Error(`no field at ${at}`);
    rows.at(-1)?.push(found.replaceAll('""', '"'));
    at += found.length + 2;
    if (csv.startsWith('\r\n', at)) rows.push([]);
    else if (csv[at] !== ',') throw new Error(`no separator at ${at}`);
    at += csv[at] === ',' ? 1 : 2;
  }
  if (rows.pop()?.length !== 0) throw new Error('the last line is not ended');
  return rows;
}
