import type { TextPiece } from './pieces';

/**
 * The cells of a table's row, each with its lines, as rows of print: all lines of each but the last one after the other, a tab between cells, then the
 * other lines of the last one, a row each.
 */
export function printedCells(cells: readonly (readonly TextPiece[][])[]): TextPiece[][] {
  const last = cells.at(-1) ?? [];
  const before = cells.slice(0, -1).map((lines) => lines.flatMap((line, at) => (at === 0 ? line : opened(line, ' '))));
  const first = [...before, last[0] ?? []].flatMap((line, at) => (at === 0 ? line : opened(line, '\t')));
  return [first, ...last.slice(1)];
}

/** The pieces of which the first says what parts it from what stands before it. */
function opened(pieces: readonly TextPiece[], cell: ' ' | '\t'): TextPiece[] {
  return pieces.map((piece, at) => (at === 0 ? { ...piece, cell } : piece));
}
