import type { Rectangle } from './frame';
import { rightmost, rowsOf } from './lines';
import { type TextPiece, wordsOf } from './pieces';
import { printedCells } from './printed-cells';

/**
 * Tables whose cells are parted by drawn lines: what stands between the same lines is one cell, however its words are broken and wherever in its row it
 * is set, so that a price stays beside its name where both run over two lines.
 */

/** Lines of a table at one height, from top to bottom, and for each space between two of them where its cells are parted; points, y down. */
export interface RuledTable {
  left: number;
  right: number;
  bands: { top: number; bottom: number; edges: number[] }[];
}

/** In points: thicker bars are no rules, shorter ones no sides of cells. */
const THICK = 3;
const SHORT = 6;
/** In points: lines so near are one, or meet. */
const NEAR = 2.5;
/** A line that goes across so much of a table ends a row. */
const ACROSS = 0.5;
/** More lines are a drawing. */
const MOST_RULES = 3_000;
/** A cell with more lines is a text of its own, as in contracts in two languages side by side. */
const MOST_LINES = 6;

const isUpright = ({ width, height }: Rectangle) => width <= THICK && height >= SHORT;
const isLevel = ({ width, height }: Rectangle) => height <= THICK && width >= SHORT;

/** Whether something that was drawn may be a side of a table's cell. */
export function isSide(drawn: Rectangle): boolean {
  return isUpright(drawn) || isLevel(drawn);
}

/** The tables that lines make which were drawn on a page (points, origin top left). */
export function ruledTables(drawn: readonly Rectangle[]): RuledTable[] {
  const rules = drawn.filter(isSide);
  if (rules.length > MOST_RULES) return [];
  return touching(rules).flatMap((group) => tableOf(group) ?? []);
}

/** Groups of lines that meet. */
function touching(rules: readonly Rectangle[]): Rectangle[][] {
  const groups: { rules: Rectangle[]; around: Rectangle }[] = [];
  for (const rule of rules) {
    const met = groups.filter(
      ({ rules: others, around }) => meet(around, rule) && others.some((one) => meet(one, rule)),
    );
    const [first] = met;
    if (!first) {
      groups.push({ rules: [rule], around: rule });
      continue;
    }
    first.rules.push(rule, ...met.slice(1).flatMap(({ rules: others }) => others));
    first.around = met.reduce((all, { around }) => joined(all, around), rule);
    for (const other of met.slice(1)) groups.splice(groups.indexOf(other), 1);
  }
  return groups.map(({ rules: group }) => group);
}

function meet(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x - NEAR <= other.x + other.width &&
    other.x - NEAR <= one.x + one.width &&
    one.y - NEAR <= other.y + other.height &&
    other.y - NEAR <= one.y + one.height
  );
}

function joined(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

function tableOf(rules: readonly Rectangle[]): RuledTable | null {
  const { x: left, width } = rules.reduce(joined);
  const right = left + width;
  const levels = rules.filter(isLevel);
  const heights = distinct(levels.map(({ y, height }) => y + height / 2)).filter((height) => {
    const at = levels.filter((one) => Math.abs(one.y + one.height / 2 - height) <= NEAR);
    return at.reduce((sum, one) => sum + one.width, 0) >= ACROSS * width;
  });
  const bands = heights.slice(1).map((bottom, at) => {
    const top = heights[at] ?? bottom;
    const middle = (top + bottom) / 2;
    const sides = rules.filter((one) => isUpright(one) && one.y <= middle && middle <= one.y + one.height);
    const edges = distinct([left, right, ...sides.map(({ x, width: thickness }) => x + thickness / 2)]);
    return { top, bottom, edges };
  });
  return bands.some(({ edges }) => edges.length > 2) ? { left, right, bands } : null;
}

/** From the least to the greatest, those that are near each other once. */
function distinct(values: readonly number[]): number[] {
  return values
    .toSorted((one, other) => one - other)
    .filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > NEAR);
}

/** What is found in no band. */
const NOWHERE = -1;

/** Of the letters' size: their middle stands so far above their baseline. */
const MIDDLE = 0.3;

/** The rows with those of the tables each as its table has it, a row of cells after the other. */
export function withRuledCells(rows: readonly TextPiece[][], tables: readonly RuledTable[]): readonly TextPiece[][] {
  return tables.reduce((all, table) => withTable(all, table), rows);
}

function withTable(rows: readonly TextPiece[][], table: RuledTable): readonly TextPiece[][] {
  const bandOf = (row: readonly TextPiece[]) => {
    const [first = NOWHERE, ...others] = row.map((piece) => placeIn(table, piece));
    return others.every((place) => place === first) ? first : NOWHERE;
  };
  const found = rows.map(bandOf);
  const cells = table.bands.map((band, at) => {
    const pieces = rows.filter((_, row) => found[row] === at).flat();
    return band.edges.slice(1).map((to, column) => {
      const from = band.edges[column] ?? to;
      const lines = rowsOf(pieces.filter(({ x, width }) => x + width / 2 >= from && x + width / 2 < to));
      return { lines, width: to - from };
    });
  });
  const isText = cells.some((row) => beforeLast(row).some(({ lines }) => lines.length > MOST_LINES));
  if (isText) return rows;
  const result: TextPiece[][] = [];
  const told = new Set<number>();
  for (const [at, row] of rows.entries()) {
    const band = found[at] ?? NOWHERE;
    const own = filled(cells[band] ?? []);
    if (own.length < 2 || isSigned(own) || beforeLast(own).some(isOfLines)) result.push(row);
    else if (!told.has(band)) {
      told.add(band);
      result.push(...printedCells(own.map(({ lines }) => lines)));
    }
  }
  return result;
}

/** The lines of a cell, and how wide it is, in points. */
interface Cell {
  lines: TextPiece[][];
  width: number;
}

const filled = (cells: readonly Cell[]) => cells.filter(({ lines }) => lines.length > 0);
const beforeLast = (cells: readonly Cell[]) => filled(cells).slice(0, -1);

/** In ems: what a cell leaves free at its sides. */
const PADDING = 1.5;

/** Whether a cell has lines of its own, as an address has: the first word of one would have gone into the line above. */
function isOfLines({ lines, width }: Cell): boolean {
  return lines.slice(1).some((line, at) => {
    const above = lines[at] ?? [];
    const [left, right] = [above[0]?.x ?? 0, rightmost(above.map((piece) => ({ right: piece.x + piece.width })))];
    const { size = 0 } = line[0] ?? {};
    return right - left + firstWord(line) + PADDING * size < width;
  });
}

/** In ems: a word may be drawn in parts, as at a ligature. */
const WITHIN_WORD = 0.1;

/** How wide the first word of a line is, in points. */
function firstWord(line: readonly TextPiece[]): number {
  const words = line.flatMap(wordsOf);
  const end = words.findIndex((word, at) => {
    const next = words[at + 1];
    return next === undefined || next.x - word.x - word.width > WITHIN_WORD * word.size;
  });
  const [first, last] = [words[0], words[end]];
  return first && last ? last.x + last.width - first.x : 0;
}

/** The band in which a piece stands. */
function placeIn({ left, right, bands }: RuledTable, { x, width, baseline, size }: TextPiece): number {
  const [across, down] = [x + width / 2, baseline - MIDDLE * size];
  if (across < left || across > right) return NOWHERE;
  return bands.findIndex(({ top, bottom }) => down >= top && down < bottom);
}

/** Places to sign stand beside each other line by line: more than one line of a cell has a blank. */
function isSigned(cells: readonly Cell[]): boolean {
  const hasBlank = (line: readonly TextPiece[]) => line.some(({ text }) => text.includes('__'));
  return cells.some(({ lines }) => lines.filter(hasBlank).length > 1);
}
