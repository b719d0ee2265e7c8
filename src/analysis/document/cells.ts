import type { ContractText, Paragraph, Run } from '../pdf/contract-text';
import { enumeratorOf } from '../pdf/enumerator';
import { type Passage, passageAt } from './passage';

/** A cell of a row, and where it begins on the page: points from the left, null where no run tells. */
export interface Cell extends Passage {
  x: number | null;
}

/** A paragraph in cells. `paragraph` is an index into `ContractText.paragraphs`. */
export interface Row {
  paragraph: number;
  cells: Cell[];
}

/** Gap in heights of a run, from which words on a line may be two cells, and how far (in points) cells of a column may differ. */
const LEAST_GAP = 0.6;
const SAME_EDGE = 2;
/** Between cells that the text itself parts. */
export const SEPARATOR = /\t+| \| /g;

/** The index of the last run that starts at or before an offset; -1 before the first. */
export function runIndexAt({ runs }: ContractText, offset: number): number {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.[0] ?? 0) <= offset) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

/** The run with which words begin, or null where they begin inside of one. */
function runFrom(contract: ContractText, offset: number): Run | null {
  const run = contract.runs[runIndexAt(contract, offset)];
  return run && run[0] === offset ? run : null;
}

function cellAt(contract: ContractText, start: number, end: number): Cell {
  const passage = passageAt(contract, start, end);
  return { ...passage, x: runFrom(contract, passage.start)?.[3] ?? null };
}

/** Whether a paragraph is printed in cells; the tab after a number ('(a) <tab> Term') parts none. */
export function isRow({ text }: ContractText, { start, end }: Paragraph): boolean {
  const line = text.slice(start, Math.min(end, start + MOST_IN_A_ROW));
  // Most paragraphs are none, and this asks them all.
  if (!line.includes('\t') && !line.includes(' | ')) return false;
  const said = line.slice(enumeratorOf(line).length);
  return said.includes('\t') || said.includes(' | ');
}

/** Characters of a paragraph that are looked at as a row. */
const MOST_IN_A_ROW = 2_000;

function cellsAtTabs(contract: ContractText, { start, end }: Paragraph): Cell[] {
  const stop = Math.min(end, start + MOST_IN_A_ROW);
  const line = contract.text.slice(start, stop);
  const skip = enumeratorOf(line).length;
  const cells: Cell[] = [];
  let from = start;
  SEPARATOR.lastIndex = skip;
  for (let match = SEPARATOR.exec(line); match; match = SEPARATOR.exec(line)) {
    cells.push(cellAt(contract, from, start + match.index));
    from = start + match.index + match[0].length;
  }
  cells.push(cellAt(contract, from, stop));
  return cells.filter((cell) => cell.end > cell.start);
}

/** A cell cut where a run begins at the edge of another row's column: 'Print Name   Harlan Wojcik', set too close for a tab. */
function cutAtEdges(contract: ContractText, cell: Cell, edges: readonly number[]): Cell[] {
  const parts: Cell[] = [];
  let from = cell.start;
  for (let index = runIndexAt(contract, cell.start) + 1; index < contract.runs.length; index++) {
    const [run, before] = [contract.runs[index], contract.runs[index - 1]];
    if (!run || !before || run[0] >= cell.end) break;
    const gap = run[3] - (before[3] + before[5]);
    const isBeside = run[2] === before[2] && Math.abs(run[4] - before[4]) < run[6] / 2 && gap > LEAST_GAP * run[6];
    if (!isBeside || !edges.some((edge) => Math.abs(edge - run[3]) < SAME_EDGE)) continue;
    parts.push(cellAt(contract, from, run[0]));
    from = run[0];
  }
  parts.push(cellAt(contract, from, cell.end));
  return parts;
}

/**
 * The rows of a table as cells: at tabs and bars, and where words begin at the edge that a column has in another row.
 * @param paragraphs indices of paragraphs that follow each other
 */
export function rowsOfTable(contract: ContractText, paragraphs: readonly number[]): Row[] {
  const rows = paragraphs.flatMap((paragraph): Row[] => {
    const given = contract.paragraphs[paragraph];
    return given ? [{ paragraph, cells: cellsAtTabs(contract, given) }] : [];
  });
  const edges = [...new Set(rows.flatMap(({ cells }) => cells.slice(1).flatMap(({ x }) => x ?? [])))];
  if (edges.length === 0 || edges.length > MOST_EDGES) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.flatMap((cell) => cutAtEdges(contract, cell, edges)) }));
}

/** The tables of a contract, each with its rows: those that follow each other. */
export function tablesOf(contract: ContractText): Row[][] {
  const tables: number[][] = [];
  for (const [at, paragraph] of contract.paragraphs.entries()) {
    if (!isRow(contract, paragraph)) continue;
    const last = tables.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else tables.push([at]);
  }
  return tables.map((paragraphs) => rowsOfTable(contract, paragraphs));
}

/** More edges than this are no columns. */
const MOST_EDGES = 40;
