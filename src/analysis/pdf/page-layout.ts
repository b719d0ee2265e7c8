import { withCentredCells } from './centred-cells';
import { type Block, blocksOf } from './columns';
import type { Turn } from './frame';
import { type Line, rowsOf } from './lines';
import type { TextPiece } from './pieces';
import { type RuledTable, withRuledCells } from './ruled-tables';

/** A line drawn with characters, such as old word processors put under headings. */
const RULE = /^[-=–—~\s]{3,}$/;

/**
 * The blocks of a page in reading order, those in the main direction of the text first.
 * @param tables whose cells are parted by lines, of text that runs from left to right
 */
export function layoutPage(pieces: readonly TextPiece[], tables: readonly RuledTable[] = []): Block[] {
  const byTurn = new Map<Turn, TextPiece[]>();
  for (const piece of pieces) {
    const group = byTurn.get(piece.turn);
    if (group) group.push(piece);
    else byTurn.set(piece.turn, [piece]);
  }
  const length = (group: TextPiece[]) => group.reduce((sum, piece) => sum + piece.text.length, 0);
  const groups = [...byTurn.values()].sort((a, b) => length(b) - length(a));
  return groups
    .flatMap((group) => {
      const rows = withRuledCells(rowsOf(group), group[0]?.turn === 0 ? tables : []);
      return blocksOf(withCentredCells(rows));
    })
    .map((block) => ({ ...block, lines: block.lines.filter((line) => !RULE.test(line.text)) }))
    .filter((block) => block.lines.length > 0);
}

/** Lines of the main direction from top to bottom, whatever their column. */
export function linesDown(blocks: readonly Block[]): Line[] {
  const turn = blocks[0]?.lines[0]?.turn ?? 0;
  return blocks
    .flatMap((block) => block.lines)
    .filter((line) => line.turn === turn)
    .sort((a, b) => a.baseline - b.baseline);
}
