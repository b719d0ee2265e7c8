import {
  type ContractText,
  isBesideBody,
  type Page,
  type Paragraph,
  type ParagraphKind,
  type Run,
} from './contract-text';
import { type PageSize, type Rectangle, type Turn, toPage } from './frame';
import { joinOf, vocabularyOf } from './hyphens';
import type { Line, LinePart } from './lines';
import { slanted } from './recognised';

/** Lines of one paragraph with their pages (from 1), ready to become text. */
export interface PlacedParagraph {
  kind: ParagraphKind;
  lines: readonly { line: Line; page: number }[];
}

/** How far letters reach above and below the baseline, in ems. */
const ASCENT = 0.78;
const DESCENT = 0.22;

/** A page as it was read, before its place in the text is known. `slant`: see `RecognisedPage`. */
export type ReadPage = Omit<Page, 'start' | 'end'> & { slant?: number };

/** Joins paragraphs to the one text. `body` comes first, `furniture` after it (see `ContractText`). */
export function assemble(
  pages: readonly ReadPage[],
  body: readonly PlacedParagraph[],
  furniture: readonly PlacedParagraph[],
  truncated: boolean,
): ContractText {
  const known = vocabularyOf(body.flatMap((p) => p.lines.map(({ line }) => line.text)));
  const out = { text: '', runs: [] as Run[], paragraphs: [] as Paragraph[] };
  const extents = new Map<number, { start: number; end: number }>();
  for (const paragraph of [...body, ...furniture]) {
    if (out.text !== '') out.text += '\n';
    const start = out.text.length;
    paragraph.lines.forEach(({ line, page }, index) => {
      const from = out.text.length;
      const next = paragraph.lines[index + 1]?.line.text;
      const { drop, joint } = next === undefined ? { drop: 0, joint: '' } : joinOf(line.text, next, known);
      const size = pages[page - 1] ?? { width: 0, height: 0, slant: 0 };
      const text = line.text.slice(0, line.text.length - drop);
      out.runs.push(...runsOf(line, text.length, from, page, size));
      out.text += text + joint;
      if (isBesideBody(paragraph)) return;
      extents.set(page, { start: extents.get(page)?.start ?? from, end: from + text.length });
    });
    const page = paragraph.lines[0]?.page ?? 1;
    out.paragraphs.push({ start, end: out.text.length, page, kind: paragraph.kind });
  }
  return { ...out, pages: withExtents(pages, extents), truncated };
}

function withExtents(pages: readonly ReadPage[], extents: ReadonlyMap<number, { start: number; end: number }>): Page[] {
  let end = 0;
  return pages.map(({ slant: _, ...page }) => {
    const extent = extents.get(page.number) ?? { start: end, end };
    end = extent.end;
    return { ...page, ...extent };
  });
}

function runsOf(line: Line, length: number, offset: number, page: number, size: PageSize & { slant?: number }): Run[] {
  return line.parts
    .filter((part) => part.start < length)
    .map((part) => {
      const { x, y, width, height } = toPage(line.turn, size, onSlant(extentOf(part), line.turn, size));
      const end = Math.min(part.end, length);
      return [offset + part.start, offset + end, page, tenth(x), tenth(y), tenth(width), tenth(height)];
    });
}

/** The rectangle of a word on a slanted page: its middle moves with the slant, its sides stay upright. */
function onSlant(extent: Rectangle, turn: Turn, { width, height, slant }: PageSize & { slant?: number }): Rectangle {
  if (!slant) return extent;
  const frame = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  const [x, y] = slanted(slant, frame, extent.x + extent.width / 2, extent.y + extent.height / 2);
  return { ...extent, x: x - extent.width / 2, y: y - extent.height / 2 };
}

function extentOf({ x, width, baseline, size, place }: LinePart): Rectangle {
  if (place !== undefined) return place ?? { x, y: baseline, width: 0, height: 0 };
  return { x, y: baseline - ASCENT * size, width, height: (ASCENT + DESCENT) * size };
}

function tenth(points: number): number {
  return Math.round(points * 10) / 10;
}
