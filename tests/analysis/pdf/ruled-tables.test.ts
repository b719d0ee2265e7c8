import { describe, expect, test } from 'bun:test';
import { type PDFPage, rgb } from 'pdf-lib';
import type { Rectangle } from '../../../src/analysis/pdf/frame';
import { layoutPage } from '../../../src/analysis/pdf/page-layout';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import type { TextPiece } from '../../../src/analysis/pdf/pieces';
import { ruledTables } from '../../../src/analysis/pdf/ruled-tables';
import { drawnPdf, PAGE_HEIGHT } from '../../support/drawn-pdf';

const SIZE = 10;
const LEADING = 13;
const PAD = 4;

/** Words at a place, as wide as half their letters' size each. */
function words(text: string, x: number, baseline: number): TextPiece {
  return { text, x, width: text.length * 5, baseline, size: SIZE, turn: 0, spaced: true, rightToLeft: false };
}

const level = (x: number, y: number, width: number): Rectangle => ({ x, y, width, height: 0.7 });
const upright = (x: number, y: number, height: number): Rectangle => ({ x, y, width: 0.7, height });

type Table = readonly (readonly (readonly string[])[])[];

/** The words and the lines of a table whose cells stand in the middle of their rows. */
function table(rows: Table, edges: readonly number[], top = 100): { pieces: TextPiece[]; rules: Rectangle[] } {
  const [left = 0] = edges;
  const width = (edges.at(-1) ?? 0) - left;
  let y = top;
  const drawn = rows.map((row) => {
    const most = Math.max(...row.map((cell) => cell.length));
    const height = most * LEADING + 2 * PAD;
    const from = y;
    y += height;
    return {
      pieces: row.flatMap((cell, column) =>
        cell.map((line, at) =>
          words(line, (edges[column] ?? 0) + PAD, from + PAD + SIZE + LEADING * (at + (most - cell.length) / 2)),
        ),
      ),
      rules: [level(left, from, width), ...edges.map((x) => upright(x, from, height))],
    };
  });
  return {
    pieces: drawn.flatMap(({ pieces }) => pieces),
    rules: [...drawn.flatMap(({ rules }) => rules), level(left, y, width)],
  };
}

/** The lines of a page as they are read. */
function read(pieces: readonly TextPiece[], rules: readonly Rectangle[]): string[] {
  return layoutPage(pieces, ruledTables(rules)).flatMap(({ lines }) => lines.map(({ text }) => text));
}

const EDGES = [50, 110, 175, 255, 320];
const MILESTONES: Table = [
  [['Milestone'], ['Deliverable'], ['Target date'], ['Fees']],
  [['M1'], ['Solution', 'design'], ['27 February', '2026'], ['$62,000']],
  [['M2'], ['Cutover'], ['30 September', '2026'], ['$79,000']],
];

describe('tables whose cells are parted by lines', () => {
  test('are read cell by cell, however the words of a cell are broken', () => {
    const { pieces, rules } = table(MILESTONES, EDGES);
    expect(read(pieces, rules)).toEqual([
      'Milestone\tDeliverable\tTarget date\tFees',
      'M1\tSolution design\t27 February 2026\t$62,000',
      'M2\tCutover\t30 September 2026\t$79,000',
    ]);
    expect(read(pieces, [])).not.toContain('M2\tCutover\t30 September 2026\t$79,000');
  });

  test('a last cell of several lines goes on below its row', () => {
    const { pieces, rules } = table([[['Seller'], ['Acme Mills, of the Old', 'Rectory, Leeds']]], [50, 130, 400]);
    expect(read(pieces, rules)).toEqual(['Seller\tAcme Mills, of the Old', 'Rectory, Leeds']);
  });

  test('what stands above, below and beside them stays where it is', () => {
    const { pieces, rules } = table(MILESTONES.slice(1), EDGES);
    const [above, below] = [words('3. Milestones', 50, 80), words('3.1 Dates are estimates.', 50, 220)];
    const lines = read([above, ...pieces, below], rules);
    expect(lines.at(0)).toBe('3. Milestones');
    expect(lines.at(-1)).toBe('3.1 Dates are estimates.');
    expect(lines).toContain('M2\tCutover\t30 September 2026\t$79,000');
    // A row with a note in the margin is none of the table's alone.
    for (const at of [340, 15]) {
      const noted = read([...pieces, words('* net', at, pieces.at(-1)?.baseline ?? 0)], rules);
      expect(noted).not.toContain('M2\tCutover\t30 September 2026\t$79,000');
    }
  });

  test('an empty cell leaves no gap, and sides that are not drawn are those of the table', () => {
    const { pieces, rules } = table(
      [
        [['Deposit'], [], ['£500']],
        [['Rent'], [], ['£900']],
      ],
      [50, 130, 230, 330],
    );
    expect(read(pieces, rules)).toEqual(['Deposit\t£500', 'Rent\t£900']);
    const open = rules.filter(({ x, width }) => width > 1 || (x > 50 && x < 330));
    expect(read(pieces, open)).toEqual(['Deposit\t£500', 'Rent\t£900']);
  });

  test('a line below a few words of a row does not end it', () => {
    const { pieces, rules } = table(MILESTONES.slice(1, 2), EDGES);
    const underlined = level(110, 117, 42);
    expect(read(pieces, [...rules, underlined])).toEqual(['M1\tSolution design\t27 February 2026\t$62,000']);
  });

  test('a side parts the cells of the rows that it runs along', () => {
    const heights = [100, 130, 160, 190].map((y) => level(50, y, 350));
    const [made] = ruledTables([...heights, upright(50, 100, 90), upright(400, 100, 90), upright(200, 130, 30)]);
    expect(made?.bands.map(({ edges }) => edges.length)).toEqual([2, 3, 2]);
  });

  test('a name over its address stays over it, and words that only did not fit do not', () => {
    const parties: Table = [
      [
        ['Acme Mills', '4 Low Row'],
        ['Borel Ltd', '9 High Row'],
      ],
    ];
    const { pieces, rules } = table(parties, [50, 230, 400]);
    expect(read(pieces, rules)).toEqual(read(pieces, []));
    expect(read(pieces, rules)[0]).not.toContain('4 Low Row');
    const narrow = table(parties, [50, 110, 400]);
    expect(read(narrow.pieces, narrow.rules)[0]).toStartWith('Acme Mills 4 Low Row');
  });

  test.each([
    [
      'texts side by side in two languages',
      [[Array.from({ length: 7 }, () => 'The seller one'), Array.from({ length: 7 }, () => 'Der Verkäufer')]],
    ],
    [
      'places to sign',
      [
        [
          ['By: __________', 'Date: ____'],
          ['By: __________', 'Date: ____'],
        ],
      ],
    ],
  ] satisfies [string, Table][])('%s stay line by line', (_, rows) => {
    const { pieces, rules } = table(rows, [50, 130, 400]);
    expect(read(pieces, rules)).toEqual(read(pieces, []));
    expect(read(pieces, rules).length).toBeGreaterThan(1);
  });

  test.each([
    [
      'a frame around a page',
      [level(50, 100, 350), level(50, 300, 350), upright(50, 100, 200), upright(400, 100, 200)],
    ],
    ['underlines', [level(50, 100, 90), level(50, 140, 90)]],
    [
      'thick bars',
      [
        { x: 50, y: 100, width: 350, height: 20 },
        { x: 200, y: 100, width: 20, height: 90 },
      ],
    ],
    ['lines that do not meet', [level(50, 100, 350), level(50, 140, 350), upright(130, 200, 40)]],
    [
      'a drawing of very many lines',
      [level(50, 100, 350), level(50, 140, 350), ...Array.from({ length: 3_000 }, () => upright(130, 100, 40))],
    ],
  ])('%s make none', (_, rules) => {
    expect(ruledTables(rules)).toEqual([]);
  });
});

test('a page of a PDF with such a table is read by its lines, whether they are drawn or filled', async () => {
  const cells = [
    { text: 'Acme Kelp', x: 56, y: 100 },
    { text: 'Limited', x: 56, y: 113 },
    { text: 'of 4th Floor, Nandan', x: 121, y: 100 },
    { text: 'Arcade, Pune', x: 121, y: 113 },
  ];
  const rules = table(
    [
      [
        ['', ''],
        ['', ''],
      ],
    ],
    [50, 115, 350],
    85,
  ).rules;
  const ways: ((page: PDFPage) => void)[] = [
    (page) => {
      for (const { x, y, width, height } of rules)
        page.drawRectangle({ x, y: PAGE_HEIGHT - y - height, width, height, color: rgb(0.5, 0.5, 0.5) });
    },
    (page) => {
      for (const { x, y, width, height } of rules) {
        const [across, down] = width > height ? [width, 0] : [0, height];
        const from = { x, y: PAGE_HEIGHT - y };
        page.drawLine({ start: from, end: { x: x + across, y: from.y - down }, thickness: 0.5 });
      }
    },
  ];
  for (const onPage of ways) {
    const { text } = await extractContract(await drawnPdf([cells], { onPage }));
    expect(text).toBe('Acme Kelp Limited\tof 4th Floor, Nandan Arcade, Pune');
  }
  const { text } = await extractContract(await drawnPdf([cells]));
  expect(text).not.toContain('Acme Kelp Limited');
});
