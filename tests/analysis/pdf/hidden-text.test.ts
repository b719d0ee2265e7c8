import { expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import { StandardFonts } from 'pdf-lib';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { drawnPdf } from '../../support/drawn-pdf';
import { onePagePdf } from '../../support/raw-pdf';

const SEEN = 'The term of this agreement is three years.';
const HIDDEN = 'The term of this agreement is ninety years.';
const line = (words: string, y = 700) => `BT /F1 12 Tf 72 ${y} Td (${words}) Tj ET`;

const bare = (words: string) => words.replaceAll(' ', '');

/** What is read of a page with these operators: the contract's own text, and what nobody can see. */
async function read(content: string, extra: readonly string[] = [], packed = true) {
  const bytes = packed ? deflateSync(Buffer.from(content)) : content;
  const { text, paragraphs } = await extractContract(onePagePdf(bytes, packed ? '/Filter /FlateDecode' : '', extra));
  const of = (isHidden: boolean) =>
    paragraphs.filter(({ kind }) => (kind === 'hidden') === isHidden).map(({ start, end }) => text.slice(start, end));
  return { body: of(false), hidden: of(true) };
}

test.each([
  ['in the colour of the paper', `1 1 1 rg ${line(HIDDEN, 600)}`],
  ['in nearly the colour of the paper', `0.96 g ${line(HIDDEN, 600)}`],
  ['in white of four inks', `0 0 0 0 k ${line(HIDDEN, 600)}`],
  ['in the colour of a rectangle under it', `0 0 0.4 rg 60 590 400 30 re f ${line(HIDDEN, 600)}`],
  ['drawn with no ink', `3 Tr ${line(HIDDEN, 600)}`],
  ['that only cuts', `BT 7 Tr /F1 12 Tf 72 600 Td (${HIDDEN}) Tj ET`],
  ['under a black bar', `${line(HIDDEN, 600)} 0 g 60 590 400 30 re f`],
  ['under white paint', `${line(HIDDEN, 600)} 1 g 60 590 400 30 re f`],
  ['of no size', `BT /F1 1 Tf 72 600 Td (${HIDDEN}) Tj ET`],
  ['pressed together', `BT /F1 12 Tf 1 Tz 72 600 Td (${HIDDEN}) Tj ET`],
])('text %s is no part of the contract', async (_, operators) => {
  for (const packed of [true, false]) {
    const { body, hidden } = await read(`${line(SEEN)} q ${operators} Q ${line('Signed.', 500)}`, [], packed);
    // Between letters that are pressed together there is no room for a space.
    expect({ body, hidden: hidden.map(bare) }).toEqual({ body: [SEEN, 'Signed.'], hidden: [bare(HIDDEN)] });
  }
});

test.each([
  ['white letters on a dark bar', '0 0 0.4 rg 60 590 400 30 re f 1 g', ''],
  ['white letters on a shape that is no rectangle', '0 g 60 590 m 460 590 l 470 640 l 60 640 l h f 1 g', ''],
  ['light grey letters', '0.85 g', ''],
  ['outlined letters with a white filling', '1 g 0 G 2 Tr', ''],
  ['letters with a bar beside them', '', '0 g 60 560 400 20 re f'],
  ['letters that were painted over and written again', '', `1 g 60 590 400 30 re f 0 g ${line(SEEN, 600)}`],
])('%s can be seen', async (_, before, after) => {
  const { body, hidden } = await read(`q ${before} ${line(SEEN, 600)} ${after} Q`);
  expect({ body: [...new Set(body)], hidden }).toEqual({ body: [SEEN], hidden: [] });
});

test.each([
  ['beside the page', `BT /F1 12 Tf -900 600 Td (${HIDDEN}) Tj ET`],
  ['below the page', `BT /F1 12 Tf 72 -100 Td (${HIDDEN}) Tj ET`],
])('text %s is not read at all', async (_, operators) => {
  expect(await read(`${line(SEEN)} ${operators}`)).toEqual({ body: [SEEN], hidden: [] });
});

test('letters of no opacity are hidden, those under a clear bar are not', async () => {
  const bytes = await drawnPdf([[{ text: SEEN, x: 72, y: 100 }]], {
    onPage: async (page, _index, document) => {
      const font = await document.embedFont(StandardFonts.TimesRoman);
      page.drawText(HIDDEN, { x: 72, y: 500, size: 12, font, opacity: 0 });
      page.drawRectangle({ x: 60, y: 680, width: 400, height: 30, opacity: 0.3 });
    },
  });
  const { text, paragraphs } = await extractContract(bytes);
  expect(paragraphs.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['body', SEEN],
    ['hidden', HIDDEN],
  ]);
});

test('the text layer of a scan lies over its picture and is read', async () => {
  const picture = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q';
  expect(await read(`${picture} q 3 Tr ${line(SEEN)} Q`)).toEqual({ body: [SEEN], hidden: [] });
});

test('a black bar over a quarter of a line hides that quarter', async () => {
  const { body, hidden } = await read(`${line('Price: 4,000,000 dollars')} 0 g 70 695 36 14 re f`);
  expect(body).toEqual(['4,000,000 dollars']);
  expect(hidden).toEqual(['Price:']);
});
