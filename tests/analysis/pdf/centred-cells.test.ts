import { describe, expect, test } from 'bun:test';
import { layoutPage } from '../../../src/analysis/pdf/page-layout';
import type { TextPiece } from '../../../src/analysis/pdf/pieces';

const SIZE = 10;
const COLUMNS = [50, 130, 260] as const;

/** Words at a place, as wide as half their letters' size each. */
function words(text: string, x: number, baseline: number): TextPiece {
  return { text, x, width: text.length * 5, baseline, size: SIZE, turn: 0, spaced: true, rightToLeft: false };
}

/** The lines of a page as they are read. */
function read(...pieces: TextPiece[]): string[] {
  return layoutPage(pieces).flatMap(({ lines }) => lines.map(({ text }) => text));
}

/** A table whose cells stand in the middle of their rows: each cell a list of lines, 13 points apart, rows 20 apart. */
function table(rows: readonly (readonly string[])[][], top = 100): TextPiece[] {
  let y = top;
  return rows.flatMap((row) => {
    const most = Math.max(...row.map((cell) => cell.length));
    const pieces = row.flatMap((cell, column) =>
      cell.map((line, at) => words(line, COLUMNS[column] ?? 0, y + 13 * (at + (most - cell.length) / 2))),
    );
    y += 13 * (most - 1) + 20;
    return pieces;
  });
}

describe('tables whose cells are set in the middle of their rows', () => {
  test('a label stands before the first line of its value', () => {
    const lines = read(
      ...table([
        [['Couple'], ['Maren Zwicker & Tobias Oyelaran']],
        [['Photographer'], ['Ysolde MacAskill, trading as', 'Sedge Photography']],
        [['Registered', 'office'], ['Old Rectory House']],
        [['Level'], ['02, issued', '19 February,', 'adds line 30']],
      ]),
    );
    expect(lines).toEqual([
      'Couple\tMaren Zwicker & Tobias Oyelaran',
      'Photographer\tYsolde MacAskill, trading as',
      'Sedge Photography',
      'Registered office\tOld Rectory House',
      'Level\t02, issued',
      '19 February,',
      'adds line 30',
    ]);
  });

  test('so do three columns, above which two have other rows', () => {
    const lines = read(
      ...table([
        [['Customer'], ['Brackenfold Care Homes LLP, of the Old']],
        [['Module'], ['Seats'], ['Per month']],
        [['Roster'], ['110'], ['330']],
        [['Text', 'alerts'], ['none'], ['27']],
        [['Total'], ['110'], ['357']],
      ]),
    );
    expect(lines).toEqual([
      'Customer\tBrackenfold Care Homes LLP, of the Old',
      'Module\tSeats\tPer month',
      'Roster\t110\t330',
      'Text alerts\tnone\t27',
      'Total\t110\t357',
    ]);
  });

  test('the mark of a line stays where it is printed', () => {
    const [line] = layoutPage(
      table([
        [['Who'], ['first line', 'second line']],
        [['Where'], ['here']],
      ]),
    ).flatMap(({ lines }) => lines);
    expect(line?.parts.map(({ x, baseline }) => [x, baseline])).toEqual([
      [50, 106.5],
      [130, 100],
    ]);
  });
});

describe('what is no such table', () => {
  test('values that begin beside their labels are read line by line', () => {
    const lines = read(
      words('Term', 50, 100),
      words('has the meaning that', 130, 100),
      words('Clause 4 gives it', 130, 113),
      words('Fee', 50, 133),
      words('is the sum of', 130, 133),
      words('Schedule 2', 130, 146),
    );
    expect(lines).toEqual(['Term\thas the meaning that', 'Clause 4 gives it', 'Fee\tis the sum of', 'Schedule 2']);
  });

  test('two who sign beside each other', () => {
    const lines = read(
      words('For Acme Ltd', 50, 100),
      words('For Borel LLC', 260, 100),
      words('Ann Lee', 50, 120),
      words('Bo Kim', 260, 120),
    );
    expect(lines).toEqual(['For Acme Ltd\tFor Borel LLC', 'Ann Lee\tBo Kim']);
  });
});
