import type { Rectangle, Turn } from './frame';
import { collapseLetterSpacing } from './letter-spacing';
import type { TextPiece } from './pieces';

/** Where a part of a line's text stands: offsets into the line, and its extent along the line. */
export interface LinePart {
  start: number;
  end: number;
  x: number;
  width: number;
  baseline: number;
  size: number;
  /** See `RecognisedWord`. */
  place?: Rectangle | null;
}

/** A printed line. Cells of a table row are separated by tabs. Coordinates are in the frame of `turn`. */
export interface Line {
  text: string;
  parts: LinePart[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  turn: Turn;
  /** A row of a table, whatever its cells hold. */
  isRow?: true;
}

/** Gaps in ems. */
const SPACE_GAP = 0.17;
const CELL_GAP = 3;
/** Baselines this close (in ems of the larger text) are one line: superscripts are, the next line is not. */
const SAME_BASELINE = 0.4;
/** The same words printed again within this distance (in ems) imitate bold type. */
const OVERPRINT = 0.12;

/** Pieces of one turn as rows from top to bottom, each from left to right. */
export function rowsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const rows: { baseline: number; size: number; pieces: TextPiece[] }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && piece.baseline - row.baseline <= SAME_BASELINE * Math.max(piece.size, row.size)) {
      row.pieces.push(piece);
      if (piece.size > row.size) Object.assign(row, { baseline: piece.baseline, size: piece.size });
    } else rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => withoutOverprints(row.pieces.sort((a, b) => a.x - b.x)));
}

function withoutOverprints(row: TextPiece[]): TextPiece[] {
  return row.filter((piece, index) => {
    const near = row.slice(Math.max(0, index - 4), index);
    return !near.some((other) => other.text === piece.text && Math.abs(other.x - piece.x) < OVERPRINT * piece.size);
  });
}

/** The left and right edges of lines or pieces; no spread, which fails with very many. */
export function leftmost(lines: readonly { left: number }[]): number {
  return lines.reduce((least, line) => Math.min(least, line.left), Number.POSITIVE_INFINITY);
}

export function rightmost(lines: readonly { right: number }[]): number {
  return lines.reduce((most, line) => Math.max(most, line.right), 0);
}

/** The line that a row of pieces makes. */
export function lineOf(row: readonly TextPiece[]): Line {
  const first = row[0];
  if (!first) throw new RangeError('a row has at least one piece');
  const cell = row.findLast((piece) => piece.cell === '\t');
  const largest = cell ?? row.reduce((a, b) => (b.text.length * b.size > a.text.length * a.size ? b : a));
  const line: Line = {
    text: '',
    parts: [],
    left: first.x,
    right: rightmost(row.map((piece) => ({ right: piece.x + piece.width }))),
    baseline: largest.baseline,
    size: largest.size,
    turn: first.turn,
    ...(cell && { isRow: true }),
  };
  let previous: TextPiece | null = null;
  for (const piece of readingOrder(row)) {
    line.text += separator(previous, piece);
    const { x, width, baseline, size, place } = piece;
    const extent = { x, width, baseline, size, ...(place !== undefined && { place }) };
    line.parts.push({ start: line.text.length, end: line.text.length + piece.text.length, ...extent });
    line.text += piece.text;
    previous = piece;
  }
  return collapseLetterSpacing(line);
}

function readingOrder(row: readonly TextPiece[]): readonly TextPiece[] {
  const backwards = row.filter((piece) => piece.rightToLeft).length > row.length / 2;
  return backwards ? [...row].reverse() : row;
}

function separator(previous: TextPiece | null, piece: TextPiece): string {
  if (!previous) return '';
  if (piece.cell) return piece.cell;
  const [left, right] = previous.x <= piece.x ? [previous, piece] : [piece, previous];
  const gap = right.x - (left.x + left.width);
  const em = Math.max(previous.size, piece.size);
  if (gap > CELL_GAP * em) return '\t';
  return gap > SPACE_GAP * em || (piece.spaced && gap > -0.3 * em) ? ' ' : '';
}
