import { type Line, leftmost, lineOf, rightmost } from './lines';
import type { TextPiece } from './pieces';

/** Lines that are read one after the other, and the edges of the column they stand in. */
export interface Block {
  lines: Line[];
  left: number;
  right: number;
}

/** A gap narrower than this (in ems) is a space between words, which a gutter never is. */
const GUTTER_GAP = 1.1;
/** A gutter may be crossed by at most this share of the rows (titles, signature lines). */
const CROSSED = 0.25;
/** Either side of a gutter has at least this many lines, and this share of the rows. */
const SIDE_LINES = 6;
const SIDE_SHARE = 0.35;
/** Prose fills its column; the cells of a table do not. */
const FILL = 0.6;
const SIDE_CHARACTERS = 12;

/** Rows of one page in reading order: column by column between the lines that go across. */
export function blocksOf(rows: readonly TextPiece[][], depth = 0): Block[] {
  const gutter = depth < 3 ? gutterOf(rows) : null;
  if (gutter === null) return rows.length === 0 ? [] : [blockOf(rows.map(lineOf))];
  const blocks: Block[] = [];
  let band: TextPiece[][] = [];
  let across: TextPiece[][] = [];
  const endBand = () => {
    blocks.push(...blocksOf(sideRows(band, gutter, 'left'), depth + 1));
    blocks.push(...blocksOf(sideRows(band, gutter, 'right'), depth + 1));
    band = [];
  };
  const endAcross = () => {
    if (across.length > 0) blocks.push(blockOf(across.map(lineOf)));
    across = [];
  };
  for (const row of rows) {
    if (crosses(row, gutter)) {
      if (band.length > 0) endBand();
      across.push(row);
    } else {
      endAcross();
      band.push(row);
    }
  }
  if (band.length > 0) endBand();
  endAcross();
  return blocks;
}

function blockOf(lines: Line[]): Block {
  return { lines, left: leftmost(lines), right: rightmost(lines) };
}

function sideRows(rows: readonly TextPiece[][], gutter: number, side: 'left' | 'right'): TextPiece[][] {
  return rows
    .map((row) => row.filter((piece) => piece.x < gutter === (side === 'left')))
    .filter((row) => row.length > 0);
}

/** Stretches of a row without a gap that could be a gutter. */
function stretchesOf(row: readonly TextPiece[]): { left: number; right: number; text: number }[] {
  const stretches: { left: number; right: number; text: number }[] = [];
  // Cells that were put together stay so.
  const isTableRow = row.some(({ cell }) => cell);
  for (const piece of row) {
    const last = stretches.at(-1);
    if (last && (isTableRow || piece.x - last.right < GUTTER_GAP * piece.size)) {
      last.right = Math.max(last.right, piece.x + piece.width);
      last.text += piece.text.length + 1;
    } else stretches.push({ left: piece.x, right: piece.x + piece.width, text: piece.text.length });
  }
  return stretches;
}

function crosses(row: readonly TextPiece[], x: number): boolean {
  return stretchesOf(row).some((stretch) => stretch.left < x && stretch.right > x);
}

/** The middle of the gutter between two columns of prose, or null. */
function gutterOf(rows: readonly TextPiece[][]): number | null {
  if (rows.length < SIDE_LINES) return null;
  const stretches = rows.map(stretchesOf);
  const left = leftmost(stretches.flat());
  const right = rightmost(stretches.flat());
  const step = Math.max(2, (right - left) / 600);
  const crossings = (x: number) => stretches.filter((row) => row.some((s) => s.left < x && s.right > x)).length;
  let best: { from: number; to: number; count: number } | null = null;
  let open: { from: number; to: number; count: number } | null = null;
  for (let x = left + (right - left) * 0.2; x <= left + (right - left) * 0.8; x += step) {
    const count = crossings(x);
    if (open && open.count === count) open.to = x;
    else open = { from: x, to: x, count };
    const better = !best || open.count < best.count || (open.count === best.count && width(open) > width(best));
    if (better) best = { ...open };
  }
  if (!best || best.count > rows.length * CROSSED) return null;
  const middle = (best.from + best.to) / 2;
  return areColumns(stretches, middle, left, right) ? middle : null;
}

function width(span: { from: number; to: number }): number {
  return span.to - span.from;
}

function areColumns(
  rows: readonly { left: number; right: number; text: number }[][],
  gutter: number,
  left: number,
  right: number,
): boolean {
  const inColumns = rows.filter((row) => !row.some((s) => s.left < gutter && s.right > gutter));
  const sides = [
    { rows: inColumns.map((row) => row.filter((s) => s.right <= gutter)), width: gutter - left },
    { rows: inColumns.map((row) => row.filter((s) => s.left >= gutter)), width: right - gutter },
  ];
  return sides.every((side) => {
    const lines = side.rows.filter((row) => row.length > 0);
    if (lines.length < SIDE_LINES || lines.length < inColumns.length * SIDE_SHARE) return false;
    const fill = median(lines.map((row) => row.reduce((sum, s) => sum + s.right - s.left, 0) / side.width));
    return fill >= FILL && median(lines.map((row) => row.reduce((sum, s) => sum + s.text, 0))) >= SIDE_CHARACTERS;
  });
}

/** The upper median; 0 of nothing. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
