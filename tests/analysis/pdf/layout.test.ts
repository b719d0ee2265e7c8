import { describe, expect, test } from 'bun:test';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { COLUMN, drawnPdf, linesAt, MARGIN, timesRoman, type Words, wrapped } from '../../support/drawn-pdf';

const CLAUSE =
  'The Supplier shall deliver the goods to the place named by the Customer within ten days of each order, and shall bear the cost of carriage and the risk of loss until the Customer has taken them over in writing.';

async function paragraphsOf(...pages: Words[][]): Promise<string[]> {
  const contract = await extractContract(await drawnPdf(pages));
  return contract.paragraphs.map(({ start, end }) => contract.text.slice(start, end));
}

describe('lines and paragraphs', () => {
  test('joins the lines of a paragraph and parts paragraphs by the space between them', async () => {
    const lines = wrapped(await timesRoman(), CLAUSE);
    const second = linesAt(lines, MARGIN, 100 + lines.length * 13.2 + 10);
    expect(await paragraphsOf([...linesAt(lines), ...second])).toEqual([CLAUSE, CLAUSE]);
  });

  test('parts numbered provisions that follow each other without space', async () => {
    const lines = ['1. Fees. The Customer pays the fees.', '2. Term. The term is one year.', '(a) It may be renewed.'];
    expect(await paragraphsOf(linesAt(lines))).toEqual(lines);
  });

  test('takes a number at the start of a line for a reference where the sentence goes on', async () => {
    const font = await timesRoman();
    const texts = Array.from(
      { length: 30 },
      (_, i) => `${CLAUSE.slice(0, 140 + 2 * i)} subject to Section 3.2 hereof.`,
    );
    const text = texts.find((candidate) => wrapped(font, candidate).some((line) => line.startsWith('3.2'))) ?? '';
    expect(await paragraphsOf(linesAt(wrapped(font, text)))).toEqual([text]);
  });

  test('a clause that changes to capitals or back inside of a sentence is one paragraph', async () => {
    const font = await timesRoman();
    for (const text of [
      'You agree that YOU WAIVE ANY RIGHT TO A TRIAL BY JURY AND THAT ANY DISPUTE ARISING OUT OF THE SOFTWARE SHALL BE FINALLY DECIDED BY BINDING ARBITRATION BEFORE ONE ARBITRATOR of the Association in King County, and each side bears its own costs of it.',
      'The Seller has made no promise beside these words, and SELLER DISCLAIMS ANY WARRANTY OF MERCHANTABILITY AND OF FITNESS FOR A PARTICULAR PURPOSE OF THE GOODS.',
    ]) {
      const lines = wrapped(font, text);
      const inCapitals = lines.filter((line) => line === line.toUpperCase());
      expect([lines.length > inCapitals.length, inCapitals.length > 0]).toEqual([true, true]);
      expect(await paragraphsOf([...linesAt(wrapped(font, CLAUSE)), ...linesAt(lines, MARGIN, 200)])).toEqual([
        CLAUSE,
        text,
      ]);
    }
  });

  test('a heading in capitals stands alone, and a number at the edge where the next word would not fit', async () => {
    const font = await timesRoman();
    const body = wrapped(font, CLAUSE);
    const reach = (text: string, right: number) => right - font.widthOfTextAtSize(text, 11);
    const edge = Math.max(...body.map((line) => MARGIN + font.widthOfTextAtSize(line, 11)));
    const heading = 'DELIVERY OF THE GOODS AND PASSING OF THE RISK IN THEM TO THE CUSTOMER';
    const number = 'EXHIBIT 10.12';
    expect(
      await paragraphsOf([
        ...linesAt(body),
        { text: heading, x: MARGIN, y: 200 },
        ...linesAt(body, MARGIN, 213.2),
        { text: number, x: reach(number, edge), y: 300 },
        ...linesAt(body, MARGIN, 313.2),
      ]),
    ).toEqual([CLAUSE, heading, CLAUSE, number, CLAUSE]);
  });

  test('after a full line, a numbered, a centred or an ended beginning in capitals is no part of the sentence', async () => {
    const font = await timesRoman();
    const full = wrapped(font, CLAUSE)[0] ?? '';
    const room = COLUMN - font.widthOfTextAtSize(full, 11);
    const centred = 'DELIVERYANDRISKOFALLTHEGOODS';
    expect(font.widthOfTextAtSize(centred, 11)).toBeGreaterThan(room);
    const middle = MARGIN + (COLUMN - font.widthOfTextAtSize(centred, 11)) / 2;
    const below = (text: string, x: number) => [...linesAt([...wrapped(font, CLAUSE), full]), { text, x, y: 139.6 }];
    const last = (await paragraphsOf(below(centred, middle))).at(-1);
    expect(last).toBe(centred);
    expect((await paragraphsOf(below(`2. ${centred}`, MARGIN))).at(-1)).toBe(`2. ${centred}`);
    const ended = `${full.slice(0, -1)}.`;
    const after = [...linesAt([...wrapped(font, CLAUSE), ended]), { text: centred, x: MARGIN, y: 139.6 }];
    expect((await paragraphsOf(after)).at(-1)).toBe(centred);
  });

  test('keeps the cells of a row apart, and rows from each other', async () => {
    const rows = ['Basic', 'Plus', 'Large'].flatMap((name, i) => [
      { text: name, x: MARGIN, y: 100 + i * 14 },
      { text: `$${i + 1}00`, x: 300, y: 100 + i * 14 },
    ]);
    expect(await paragraphsOf(rows)).toEqual(['Basic\t$100', 'Plus\t$200', 'Large\t$300']);
  });

  test('reads two columns one after the other below a title that spans them', async () => {
    const font = await timesRoman();
    const title = { text: 'GENERAL TERMS OF SALE OF THE SUPPLIER NAMED BELOW', x: 130, y: 80, size: 12 };
    const left = wrapped(font, `${CLAUSE} ${CLAUSE}`, 210);
    const right = wrapped(font, `On the right it goes on. ${CLAUSE} ${CLAUSE}`, 210);
    const paragraphs = await paragraphsOf([title, ...linesAt(left), ...linesAt(right, 330)]);
    expect(paragraphs).toEqual([title.text, left.join(' '), right.join(' ')]);
  });

  test('joins a word broken at the end of a line when the document knows it, and keeps other hyphens', async () => {
    const lines = [
      'The confidentiality of the drawings shall be kept, and the confiden-',
      'tiality of the samples too.',
    ];
    expect(await paragraphsOf(linesAt(lines))).toEqual([
      'The confidentiality of the drawings shall be kept, and the confidentiality of the samples too.',
    ]);
    const compound = ['The Licensor hereby grants to the Licensee a worldwide and wholly non-', 'exclusive licence.'];
    expect(await paragraphsOf(linesAt(compound))).toEqual([
      'The Licensor hereby grants to the Licensee a worldwide and wholly non-exclusive licence.',
    ]);
  });

  test('joins letter-spaced words', async () => {
    expect(await paragraphsOf(linesAt(['W I T N E S S E T H:']))).toEqual(['WITNESSETH:']);
    expect(await paragraphsOf(linesAt(['E n d U s e r']))).toEqual(['End User']);
    expect(await paragraphsOf(linesAt(['Columns A B C D E']))).toEqual(['Columns A B C D E']);
  });

  test('reads text printed twice to look bold once', async () => {
    const line = { text: 'TERMINATION', x: MARGIN, y: 100 };
    expect(await paragraphsOf([line, { ...line, x: MARGIN + 0.4 }])).toEqual(['TERMINATION']);
  });

  test('names headings, list items and rows', async () => {
    const contract = await extractContract(
      await drawnPdf([
        [
          { text: 'SERVICES AGREEMENT', x: 230, y: 80 },
          ...linesAt(['(a) The Provider renders the services with due care.'], MARGIN, 120),
          ...linesAt(wrapped(await timesRoman(), CLAUSE), MARGIN, 150),
          { text: 'Setup', x: MARGIN, y: 250 },
          { text: '$100', x: 300, y: 250 },
        ],
      ]),
    );
    expect(contract.paragraphs.map(({ kind }) => kind)).toEqual(['heading', 'list-item', 'body', 'table-row']);
  });
});

describe('page breaks', () => {
  test('a sentence that runs over a page break is one paragraph, whatever stands between', async () => {
    const lines = wrapped(await timesRoman(), CLAUSE);
    const footer = (n: number) => ({ text: `Page ${n} of 3`, x: 290, y: 760, size: 9 });
    const header = { text: 'Supply Agreement - Confidential', x: MARGIN, y: 40, size: 9 };
    const pages = [
      [header, ...linesAt(lines.slice(0, 2), MARGIN, 700), footer(1)],
      [header, ...linesAt(lines.slice(2)), footer(2)],
      [header, ...linesAt(['Schedule of prices follows.']), footer(3)],
    ];
    const contract = await extractContract(await drawnPdf(pages));
    const [first] = contract.paragraphs;
    expect(contract.text.slice(first?.start, first?.end)).toBe(CLAUSE);
    expect(first?.page).toBe(1);
    const furniture = contract.paragraphs.filter(({ kind }) => kind === 'header' || kind === 'footer');
    expect(furniture).toHaveLength(6);
    expect(Math.min(...furniture.map(({ start }) => start))).toBeGreaterThan(
      contract.text.indexOf('Schedule of prices'),
    );
  });

  test('capitals that fill the last line of a page run on, and a heading there does not', async () => {
    const font = await timesRoman();
    const end = linesAt(['Schedule of prices follows.']);
    const pages = (...[above, below]: string[][]) => [linesAt(above ?? [], MARGIN, 700), linesAt(below ?? []), end];
    const shouted = wrapped(font, CLAUSE.toUpperCase());
    expect((await paragraphsOf(...pages(shouted.slice(0, 2), shouted.slice(2))))[0]).toBe(CLAUSE.toUpperCase());
    const title = 'GENERAL TERMS OF SALE OF THE SUPPLIER';
    expect(await paragraphsOf(...pages([shouted[0] ?? ''], [title, ...wrapped(font, CLAUSE)]))).toContain(title);
    const back = [shouted[0] ?? '', `${shouted[1]?.toLowerCase()}.`];
    expect((await paragraphsOf(...pages(back.slice(0, 1), back.slice(1))))[0]).toBe(back.join(' '));
    const heading = 'DELIVERY OF THE GOODS AND PASSING OF THE RISK IN THEM';
    const body = wrapped(font, CLAUSE.toLowerCase());
    expect((await paragraphsOf(...pages([heading], body))).slice(0, 2)).toEqual([heading, CLAUSE.toLowerCase()]);
  });

  test('page numbers of an older paging do not cut sentences', async () => {
    const lines = wrapped(await timesRoman(), CLAUSE);
    const pages = [1, 2, 3].map((n) => [
      ...linesAt(lines.slice(0, 2), MARGIN, 200 + 40 * n),
      { text: `-${n}-`, x: 300, y: 260 + 40 * n },
      ...linesAt(lines.slice(2), MARGIN, 300 + 40 * n),
    ]);
    expect((await paragraphsOf(...pages)).slice(0, 3)).toEqual([CLAUSE, CLAUSE, CLAUSE]);
  });

  test('text that repeats inside of the body stays in the body', async () => {
    const pages = [1, 2, 3].map(() => linesAt(['Initials of the parties:', 'The parties agree.'], MARGIN, 400));
    const contract = await extractContract(await drawnPdf(pages));
    expect(contract.paragraphs.every(({ kind }) => kind === 'body')).toBe(true);
  });
});

test('offsets hold together: paragraphs, runs and pages cover the text in order', async () => {
  const font = await timesRoman();
  const pages = [1, 2].map((n) => linesAt(wrapped(font, `${n}. ${CLAUSE} ${CLAUSE}`)));
  const contract = await extractContract(await drawnPdf(pages));
  expect(contract.paragraphs.map(({ start, end }) => contract.text.slice(start, end)).join('\n')).toBe(contract.text);
  for (const [index, run] of contract.runs.entries()) {
    expect(run[1]).toBeGreaterThan(run[0]);
    expect(run[0]).toBeGreaterThanOrEqual(contract.runs[index - 1]?.[1] ?? 0);
  }
  expect(contract.pages.map((page) => contract.text.slice(page.start, page.end)[0])).toEqual(['1', '2']);
});
