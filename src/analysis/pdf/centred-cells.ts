import type { TextPiece } from './pieces';
import { printedCells } from './printed-cells';

/**
 * Tables whose cells are set in the middle of their rows, as browsers print them by default: the label 'Customer' stands between the two lines of its value, so that
 * from top to bottom the lines of one row and of the next are mixed. The cells are told by the distances of their lines, and that they belong together by their middles.
 */

/** In ems: a gap this wide may part two cells. */
const CELL_GAP = 0.8;
/** In points: how far the beginnings of cells in one column may differ. */
const SAME_EDGE = 2;
/** In ems: how far the middles of two cells of one row may differ, and by how much lines of one row differ at least. */
const SAME_MIDDLE = 0.25;
/** In ems: rows farther apart are not of one table. */
const APART = 4;
/** How many rows make a table, and which share of the labels must stand in the middle of a value. */
const LEAST_ROWS = 2;
const MATCHED = 0.7;
/** More distances between lines are no table's. */
const MOST_DISTANCES = 24;
const MOST_EDGES = 12;

/** The pieces that a row of print has in one column. */
interface CellLine {
  pieces: TextPiece[];
  baseline: number;
  size: number;
}

interface CellBlock {
  lines: CellLine[];
  middle: number;
}

/** A table's row: what each of its columns has. */
interface TableRow {
  cells: (CellBlock | null)[];
  top: number;
  bottom: number;
}

/** The same rows, with those of such tables each as its table has it: the lines of all cells with the first of the last one, then the others of that. */
export function withCentredCells(rows: readonly TextPiece[][]): TextPiece[][] {
  const edges = edgesOf(rows);
  let result = [...rows];
  const put = (zone: Zone) => {
    const table = tableOf(zone);
    if (!table) return;
    const at = result.indexOf(zone.rows[0] as TextPiece[]);
    result = [...result.slice(0, at), ...table.flatMap(printed), ...result.slice(at + zone.rows.length)];
  };
  // By all their columns first, then by the two that a row across the others leaves.
  for (const edge of edges) for (const zone of zonesAt(result, edge)) segmentsOf(zone, edge, edges).forEach(put);
  for (const edge of edges) for (const zone of zonesAt(result, edge)) put({ rows: zone, edges: [edge] });
  return result;
}

/** Rows that follow each other, and where the columns that they have begin, but the first. */
interface Zone {
  rows: TextPiece[][];
  edges: number[];
}

/** Rows that follow each other and have the same columns: 'Customer | Acme Ltd' may stand above 'Part | Name | Price'. */
function segmentsOf(rows: readonly TextPiece[][], edge: number, edges: readonly number[]): Zone[] {
  const within = edges.map((other) => new Set(other === edge ? rows : zonesAt(rows, other).flat()));
  const segments: Zone[] = [];
  for (const row of rows) {
    const own = edges.filter((_, at) => within[at]?.has(row));
    const last = segments.at(-1);
    if (last && last.edges.join() === own.join()) last.rows.push(row);
    else segments.push({ rows: [row], edges: own });
  }
  return segments;
}

/** Where words begin behind a gap, in two rows at least or in one beside rows that begin there; the most frequent first. */
function edgesOf(rows: readonly TextPiece[][]): number[] {
  const starts = rows.flatMap((row) =>
    row.flatMap(({ x }, at) => {
      const isBehindGap = at > 0 && gapBefore(row, at) >= CELL_GAP;
      return isBehindGap || at === 0 ? [{ x, isBehindGap }] : [];
    }),
  );
  const edges: { x: number; behindGap: number; count: number }[] = [];
  for (const { x, isBehindGap } of starts.toSorted((one, other) => one.x - other.x)) {
    const last = edges.at(-1);
    const edge = last && x - last.x <= SAME_EDGE ? last : { x, behindGap: 0, count: 0 };
    if (edge !== last) edges.push(edge);
    edge.count++;
    if (isBehindGap) edge.behindGap++;
  }
  return edges
    .filter(({ behindGap, count }) => behindGap >= LEAST_ROWS || (behindGap > 0 && count > LEAST_ROWS))
    .toSorted((one, other) => other.behindGap - one.behindGap)
    .slice(0, MOST_EDGES)
    .map(({ x }) => x);
}

/** The gap before a piece of a row, in ems. */
function gapBefore(row: readonly TextPiece[], at: number): number {
  const [before, piece] = [row[at - 1], row[at]];
  if (!before || !piece) return 0;
  return (piece.x - before.x - before.width) / Math.max(piece.size, before.size);
}

/** Runs of rows of which none crosses an edge, from the first to the last that has words beginning there. */
function zonesAt(rows: readonly TextPiece[][], edge: number): TextPiece[][][] {
  const zones: TextPiece[][][] = [];
  let zone: TextPiece[][] = [];
  const end = () => {
    const begins = zone.map((row) => row.some(({ x }) => isAt(x, edge)));
    const kept = zone.slice(begins.indexOf(true), begins.lastIndexOf(true) + 1);
    if (begins.filter(Boolean).length >= LEAST_ROWS) zones.push(withLabels(kept, zone, edge));
    zone = [];
  };
  for (const row of rows) {
    const above = zone.at(-1)?.[0];
    const isFar = above && row[0] && row[0].baseline - above.baseline > APART * row[0].size;
    if (isFar || !keepsTo(row, edge)) end();
    if (keepsTo(row, edge)) zone.push(row);
  }
  end();
  return zones;
}

/** A table's rows with the one line before or after them that is the first or last of its label. */
function withLabels(kept: TextPiece[][], zone: readonly TextPiece[][], edge: number): TextPiece[][] {
  const from = zone.indexOf(kept[0] as TextPiece[]);
  const to = from + kept.length;
  const isLabelOf = (row: TextPiece[] | undefined, next: TextPiece[] | undefined) =>
    row?.[0] !== undefined &&
    next?.[0] !== undefined &&
    row.every(({ x }) => x < edge) &&
    Math.abs(row[0].baseline - next[0].baseline) < row[0].size;
  const before = isLabelOf(zone[from - 1], zone[from]) ? [zone[from - 1] as TextPiece[]] : [];
  const after = isLabelOf(zone[to], zone[to - 1]) ? [zone[to] as TextPiece[]] : [];
  return [...before, ...kept, ...after];
}

const isAt = (x: number, edge: number) => x >= edge - 0.5 && x - edge <= SAME_EDGE;

/** Whether a row's words end before an edge or begin at it. */
function keepsTo(row: readonly TextPiece[], edge: number): boolean {
  const first = row.find(({ x }) => x >= edge - SAME_EDGE);
  return (
    row.every(
      ({ x, width, rightToLeft, cell }) => (x >= edge - SAME_EDGE || x + width < edge) && !rightToLeft && !cell,
    ) &&
    (first === undefined || isAt(first.x, edge))
  );
}

/** The rows of a table, or null for what is none or whose lines are not mixed. */
function tableOf({ rows: zone, edges }: Zone): TableRow[] | null {
  const lefts = [Number.NEGATIVE_INFINITY, ...edges.toSorted((one, other) => one - other)];
  const columns = lefts.map((left, at) =>
    linesBetween(zone, left - SAME_EDGE, (lefts[at + 1] ?? Number.POSITIVE_INFINITY) - SAME_EDGE),
  );
  const distances = [...new Set(columns.flatMap(distancesOf))].toSorted((one, other) => one - other);
  if (distances.length > MOST_DISTANCES) return null;
  let best: { rows: TableRow[]; count: number } | null = null;
  for (const most of [0, ...distances]) {
    const rows = matched(columns.map((lines) => blocksWithin(lines, most)));
    if (!rows) continue;
    const whole = rows.filter((row) => cellsOf(row).length > 1);
    const count = whole.reduce(
      (sum, row) => sum + cellsOf(row).reduce((lines, cell) => lines + cell.lines.length, 0),
      0,
    );
    const labels = rows.filter(({ cells }) => cells[0]).length;
    if (whole.length < LEAST_ROWS || whole.length < MATCHED * labels || count <= (best?.count ?? 0)) continue;
    best = { rows, count };
  }
  return best?.rows.some(isMixed) ? best.rows : null;
}

function linesBetween(zone: readonly TextPiece[][], left: number, right: number): CellLine[] {
  return zone.flatMap((row) => {
    const pieces = row.filter(({ x }) => x >= left && x < right);
    const [first] = pieces;
    return first ? [{ pieces, baseline: first.baseline, size: first.size }] : [];
  });
}

const cellsOf = ({ cells }: TableRow) => cells.filter((cell) => cell !== null);

/** Whether the cells of a row do not begin on one line. */
function isMixed(row: TableRow): boolean {
  const firsts = cellsOf(row).flatMap(({ lines }) => lines.slice(0, 1));
  const [first] = firsts;
  return (
    first !== undefined && firsts.some(({ baseline, size }) => Math.abs(baseline - first.baseline) > SAME_MIDDLE * size)
  );
}

/** The distances between lines that follow each other, in tenths of an em. */
function distancesOf(lines: readonly CellLine[]): number[] {
  return lines.slice(1).map((line, at) => Math.ceil((10 * (line.baseline - (lines[at]?.baseline ?? 0))) / line.size));
}

/** Lines no farther apart than `most` tenths of an em are of one cell. */
function blocksWithin(lines: readonly CellLine[], most: number): CellBlock[] {
  const blocks: CellLine[][] = [];
  for (const line of lines) {
    const above = blocks.at(-1)?.at(-1);
    if (above && 10 * (line.baseline - above.baseline) <= most * line.size) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => ({
    lines: block,
    middle: ((block[0]?.baseline ?? 0) + (block.at(-1)?.baseline ?? 0)) / 2,
  }));
}

/** The cells of all columns by their middles, from top to bottom; null where a row would reach into the next. */
function matched(columns: readonly CellBlock[][]): TableRow[] | null {
  const all = columns
    .flatMap((blocks, column) => blocks.map((block) => ({ block, column })))
    .toSorted((one, other) => one.block.middle - other.block.middle);
  const rows: (CellBlock | null)[][] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const { block, column } of all) {
    const last = rows.at(-1);
    const size = block.lines[0]?.size ?? 0;
    if (last && block.middle - middle <= SAME_MIDDLE * size && !last[column]) last[column] = block;
    else {
      rows.push(columns.map((_, at) => (at === column ? block : null)));
      middle = block.middle;
    }
  }
  const told = rows.map(rowOf);
  return told.every((row, at) => at === 0 || row.top > (told[at - 1]?.bottom ?? 0)) ? told : null;
}

function rowOf(cells: (CellBlock | null)[]): TableRow {
  const baselines = cells.flatMap((block) => block?.lines.map(({ baseline }) => baseline) ?? []);
  return { cells, top: Math.min(...baselines), bottom: Math.max(...baselines) };
}

const printed = (row: TableRow) => printedCells(cellsOf(row).map(({ lines }) => lines.map(({ pieces }) => pieces)));
