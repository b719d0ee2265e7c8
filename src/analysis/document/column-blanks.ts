import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { withoutSigns } from '../lexicon/characters';
import { wording } from '../lexicon/words';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import { isLabel } from './labels';
import { cellsOfLine, type Line } from './lines';

/** What is written on the day on which somebody signs, hands over or pays, whatever else stands in the column. */
const LATER = wording(
  'sign*, date(d), day, initial(s), witness*, seal, stamp, print*, name(s), title, capacity, by, received, returned, checked, condition, {meter,mileage} reading(s), reading(s), remarks, comment(s), notes, tick, yes, no, paid, balance',
);
const isDrawn = (cell: string): boolean => cell.includes('____') && withoutSigns(cell, '_. ') === '';

/** The rows of a table in which the cell of a column is a line to write on while others of that column are filled in: 'Vendor | The Director | ________' below 'Party | Attention | Email'. */
export function emptyCells(contract: ContractText): Evidence[] {
  return tablesOf(contract).flatMap(([head, ...rows]) => {
    if (!head?.every(({ text }) => isLabel(text))) return [];
    return rows.flatMap((row) => {
      const isOpen = row.some(({ text }, column) => {
        const others = rows.filter((one) => one !== row).map((one) => one[column]?.text ?? '');
        return (
          isDrawn(text) && !LATER.test(head[column]?.text ?? '') && others.some((cell) => cell !== '' && !isDrawn(cell))
        );
      });
      const [first] = row;
      const last = row.at(-1);
      return isOpen && first && last ? [evidenceAt(contract, first.start, last.start + last.text.length)] : [];
    });
  });
}

/** Rows of as many cells that follow each other. */
function tablesOf(contract: ContractText): Line[][][] {
  const tables: Line[][][] = [];
  let before = 0;
  for (const paragraph of contract.paragraphs) {
    if (isBesideBody(paragraph)) continue;
    const { start, end } = paragraph;
    const cells = cellsOfLine({ text: contract.text.slice(start, end), start });
    if (cells.length > 1 && cells.length === before) tables.at(-1)?.push(cells);
    else if (cells.length > 1) tables.push([cells]);
    before = cells.length;
  }
  return tables;
}
