import { deflateSync } from 'node:zlib';

/** A PDF from its objects (numbered from 1, the first is the catalog) as bytes; streams are given with their dictionaries. */
export function rawPdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.7\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
    return offset;
  });
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A page that reads 'The first page.' and a second one that is whatever object is given. */
export function twoPagePdf(second: string): Uint8Array {
  const content = 'BT /F1 12 Tf 72 700 Td (The first page.) Tj ET';
  const stream = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  return rawPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>', PAGE, stream, FONT, second]);
}

/** One page with the given operators; `filter` as in the dictionary of a stream. */
export function onePagePdf(content: string | Uint8Array, filter = '', extra: readonly string[] = [], trailer = '') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const head = new TextEncoder().encode(`<< /Length ${bytes.length} ${filter} >>\nstream\n`);
  const stream = Buffer.concat([head, bytes, new TextEncoder().encode('\nendstream')]);
  return rawPdf([CATALOG, PAGES, PAGE, stream, FONT, ...extra], trailer);
}

/** Opens with a password only: the entry for the user's password matches none that we know. */
export function encryptedPdf(): Uint8Array {
  const secret = (byte: string) => `<${byte.repeat(32)}>`;
  const dictionary = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -60 /O ${secret('A1')} /U ${secret('5C')} >>`;
  return onePagePdf('BT /F1 12 Tf 72 700 Td (Secret) Tj ET', '', [dictionary], `/Encrypt 6 0 R /ID [<01><01>]`);
}

/** A few kilobytes that grow to `megabytes` of drawing operators. */
export function bombPdf(megabytes: number): Uint8Array {
  const operators = Buffer.alloc(megabytes * 1024 * 1024, 'q Q\n');
  return onePagePdf(deflateSync(deflateSync(operators)), '/Filter [/FlateDecode /FlateDecode]');
}

/**
 * One page whose forms draw one another, each `times` over and so many deep: a file of kilobytes that draws `times ** depth` times.
 * @param drawn what the innermost form draws
 */
export function nestedFormsPdf(times: number, depth: number, drawn = '0 0 40 40 re f'): Uint8Array {
  const FIRST_FORM = 5;
  const stream = (dictionary: string, content: string) =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const forms = Array.from({ length: depth }, (_, level) => {
    const next = `/XObject << /F ${FIRST_FORM + level + 1} 0 R >>`;
    const isLast = level === depth - 1;
    const dictionary = `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${isLast ? FONTS : next} >>`;
    return stream(dictionary, isLast ? drawn : '/F Do '.repeat(times));
  });
  const page = PAGE.replace(/\/Resources.*$/, `/Resources << /XObject << /F ${FIRST_FORM} 0 R >> >> >>`);
  return rawPdf([CATALOG, PAGES, page, stream('', '/F Do '.repeat(times)), ...forms]);
}

const FONTS = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

/** One page that is filled by a black picture of so many pixels, and has nothing else. */
export function picturePdf(width: number, height: number): Uint8Array {
  const pixels = deflateSync(new Uint8Array(Math.ceil(width / 8) * height));
  const dictionary = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${pixels.length} >>`;
  const picture = Buffer.concat([
    new TextEncoder().encode(`${dictionary}\nstream\n`),
    pixels,
    new TextEncoder().encode('\nendstream'),
  ]);
  const content = 'q 612 0 0 792 0 0 cm /I Do Q';
  const page = PAGE.replace(/\/Resources.*$/, '/Resources << /XObject << /I 5 0 R >> >> >>');
  return rawPdf([CATALOG, PAGES, page, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`, picture]);
}
