import { expect, test } from 'bun:test';
import { StandardFonts } from 'pdf-lib';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { rectanglesOf } from '../../../src/analysis/pdf/rectangles';
import { drawnPdf, linesAt, MARGIN, PAGE_HEIGHT, timesRoman } from '../../support/drawn-pdf';

const LINE = 'Either party may terminate this Agreement on thirty (30) days written notice to the other.';
const QUOTE = 'thirty (30) days written notice';

/** Where a quote in the one line at (MARGIN, 100) truly stands, by the metrics of its font. */
async function truth(size = 11) {
  const font = await timesRoman();
  const left = MARGIN + font.widthOfTextAtSize(LINE.slice(0, LINE.indexOf(QUOTE)), size);
  return { left, width: font.widthOfTextAtSize(QUOTE, size) };
}

function placeOf(contract: Awaited<ReturnType<typeof extractContract>>, quote: string) {
  const start = contract.text.indexOf(quote);
  return rectanglesOf(contract, start, start + quote.length);
}

test('a quote within a line is placed to a letter', async () => {
  const { left, width } = await truth();
  const [page] = placeOf(await extractContract(await drawnPdf([linesAt([LINE])])), QUOTE);
  const [rectangle] = page?.rectangles ?? [];
  expect(page?.rectangles).toHaveLength(1);
  expect(Math.abs((rectangle?.x ?? 0) - left)).toBeLessThan(5);
  expect(Math.abs((rectangle?.width ?? 0) - width)).toBeLessThan(8);
  expect(rectangle?.y).toBeGreaterThan(100 - 11);
  expect((rectangle?.y ?? 0) + (rectangle?.height ?? 0)).toBeLessThan(100 + 5);
});

test('monospaced text is placed by its own metrics', async () => {
  const contract = await extractContract(await drawnPdf([linesAt([LINE])], { font: StandardFonts.Courier }));
  const rectangle = placeOf(contract, QUOTE)[0]?.rectangles[0];
  expect(Math.abs((rectangle?.x ?? 0) - (MARGIN + LINE.indexOf(QUOTE) * 6.6))).toBeLessThan(5);
});

test('a quote over lines and pages has a rectangle a line on each page', async () => {
  const contract = await extractContract(
    await drawnPdf([
      linesAt(
        ['The first line of a clause that has no end on this page', 'and the second line of the very same clause,'],
        MARGIN,
        740,
      ),
      linesAt(['which ends on the next page.']),
    ]),
  );
  const places = placeOf(contract, 'no end on this page and the second line of the very same clause, which ends');
  expect(places.map(({ page, rectangles }) => [page, rectangles.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('on a page that is displayed turned the rectangles are turned as well', async () => {
  const { left, width } = await truth();
  const contract = await extractContract(await drawnPdf([linesAt([LINE])], { rotate: 90 }));
  expect([contract.pages[0]?.width, contract.pages[0]?.height]).toEqual([PAGE_HEIGHT, 612]);
  const rectangle = placeOf(contract, QUOTE)[0]?.rectangles[0];
  expect(contract.text).toBe(LINE);
  // Turned clockwise, what ran to the right runs down, and the top of the page is at the right.
  const [top, bottom] = [rectangle?.y ?? 0, (rectangle?.y ?? 0) + (rectangle?.height ?? 0)];
  expect([top < left + 3, bottom > left + width - 3]).toEqual([true, true]);
  expect(bottom - top).toBeLessThan(width + 2 * 24 * 6);
  expect(Math.abs((rectangle?.x ?? 0) + (rectangle?.width ?? 0) - (PAGE_HEIGHT - 100 + 11 * 0.78))).toBeLessThan(2);
});

test('an empty stretch has no rectangles', async () => {
  const contract = await extractContract(await drawnPdf([linesAt([LINE])]));
  expect(rectanglesOf(contract, 5, 5)).toEqual([]);
});
