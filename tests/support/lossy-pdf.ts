import { rawPdf } from './raw-pdf';

/** Points from the left and from the top of the page to the first baseline; each letter is half of the size wide. */
export const LOSSY = { left: 72, top: 92, size: 10, leading: 14 } as const;

const LIGATURE_CODE = 1;
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/**
 * A page whose font draws ligatures as one letter and tells something else of it.
 * @param lines with '~' where a ligature is drawn
 * @param told what the font's map to Unicode says of the ligature: a blank, a control, a letter of no meaning
 */
export function lossyPdf(lines: readonly string[], told: string): Uint8Array {
  const hex = (text: string) =>
    [...text]
      .map((letter) => (letter === '~' ? LIGATURE_CODE : letter.charCodeAt(0)).toString(16).padStart(2, '0'))
      .join('');
  const shown = lines
    .map((line, index) => `${index === 0 ? '' : `0 -${LOSSY.leading} Td `}<${hex(line)}> Tj`)
    .join('\n');
  const content = `BT /F1 ${LOSSY.size} Tf ${LOSSY.left} ${792 - LOSSY.top} Td\n${shown}\nET`;
  const unicode = told.charCodeAt(0).toString(16).padStart(4, '0');
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfchar <01> <${unicode}> endbfchar
1 beginbfrange <20> <7e> <0020> endbfrange
endcmap end end`;
  const widths = Array.from({ length: 126 }, () => 500).join(' ');
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FirstChar 1 /LastChar 126 /Widths [${widths}] /ToUnicode 6 0 R >>`;
  return rawPdf([CATALOG, PAGES, PAGE, stream(content), font, stream(map)]);
}
