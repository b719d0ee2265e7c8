import { beforeAll, describe, expect, test } from 'bun:test';
import { createCanvas } from '@napi-rs/canvas';
import { DEFAULT_BUDGET } from '../../src/analysis/pdf/budget';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { extractContract } from '../../src/analysis/pdf/pdf';
import { openPdf } from '../../src/analysis/pdf/pdfjs';
import type { RecognisedPage } from '../../src/analysis/pdf/recognised';
import { rectanglesOf } from '../../src/analysis/pdf/rectangles';
import { readPage } from '../../src/ocr/read-page';
import { Tesseract } from '../../src/ocr/tesseract';
import { wordsOf } from '../../src/ocr/words';
import { baselineOf, type ScanOptions, SIZE, scanPdf } from '../support/scan';

const PATIENT_MS = 180_000;
const LINES = [
  'This Agreement is made on March 1, 2026 between Alder',
  'Systems, Inc. and Birch Labs LLC. It is governed by the',
  'laws of the State of New York and ends in two years.',
];

let tesseract: Tesseract;
beforeAll(async () => {
  tesseract = await Tesseract.load();
}, PATIENT_MS);

async function read(pdf: Uint8Array): Promise<{ page: RecognisedPage; contract: ContractText }> {
  const document = await openPdf(pdf, 'decode');
  const page = await readPage(document, 1, tesseract).finally(() => document.loadingTask.destroy());
  return { page, contract: await extractContract(pdf, DEFAULT_BUDGET, [page]) };
}

/** Where 'Birch' stands on the straight sheet: the middle of the word, measured in a 200 dpi picture of it. */
const BIRCH = { x: 152.4, y: baselineOf(1) - SIZE * 0.3 };

describe('a scanned page is read, and its words are marked where they stand', () => {
  test.each<[string, ScanOptions, (x: number, y: number) => [number, number]]>([
    ['straight', {}, (x, y) => [x, y]],
    ['at 150 dpi', { dpi: 150 }, (x, y) => [x, y]],
    ['at 300 dpi', { dpi: 300 }, (x, y) => [x, y]],
    ['askew', { askew: 2.5 }, (x, y) => askew(2.5, x, y)],
    ['askew the other way', { askew: -4 }, (x, y) => askew(-4, x, y)],
    ['on its side', { turn: 1 }, (x, y) => [200 - y, x]],
    ['upside down', { turn: 2 }, (x, y) => [420 - x, 200 - y]],
    ['on its side and displayed upright', { turn: 3, rotate: 90 }, (x, y) => [x, y]],
  ])('%s', async (_, options, place) => {
    const { contract } = await read(await scanPdf([LINES], options));
    expect(contract.text).toBe(LINES.join(' '));
    expect(contract.pages).toMatchObject([{ source: 'ocr' }]);
    expect(contract.pages[0]?.confidence).toBeGreaterThan(0.85);
    const start = contract.text.indexOf('Birch');
    const [marked] = rectanglesOf(contract, start, start + 'Birch'.length);
    const [rectangle] = marked?.rectangles ?? [];
    if (!rectangle) throw new Error('nothing is marked');
    const [x, y] = place(BIRCH.x, BIRCH.y);
    expect(Math.abs(rectangle.x + rectangle.width / 2 - x)).toBeLessThan(3);
    expect(Math.abs(rectangle.y + rectangle.height / 2 - y)).toBeLessThan(3);
  });

  /** A point of the sheet turned about its middle. */
  function askew(degrees: number, x: number, y: number): [number, number] {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [x - 210, y - 100];
    return [210 + dx * Math.cos(angle) - dy * Math.sin(angle), 100 + dx * Math.sin(angle) + dy * Math.cos(angle)];
  }
});

test('white on black is read like black on white', () => {
  const [width, height] = [1_200, 300];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.fillRect(40, 130, 1_100, 80);
  context.font = '40px Scanned';
  context.fillText('Ordinary words stand above the bar.', 50, 80);
  context.fillStyle = '#fff';
  context.fillText('Fees and charges in white on black', 60, 185);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => data[i * 4] ?? 0);
  const words = wordsOf(tesseract.recognise({ width, height, scale: 300 / 72, pixels }), 300 / 72);
  expect(words.map(({ text }) => text).join(' ')).toBe(
    'Ordinary words stand above the bar. Fees and charges in white on black',
  );
});

test('the empty back of a sheet is blank, not unread', async () => {
  const { contract, page } = await read(await scanPdf([[]]));
  expect(page.words).toEqual([]);
  expect(contract.pages).toMatchObject([{ source: 'blank' }]);
});

test('a page with a text layer keeps its text whatever was recognised', async () => {
  const { onePagePdf } = await import('../support/raw-pdf');
  const pdf = onePagePdf('BT /F1 12 Tf 72 700 Td (Its own words) Tj ET');
  const word = { text: 'Other', x: 72, width: 30, baseline: 100, size: 12, confidence: 1 };
  const page: RecognisedPage = { number: 1, turn: 0, slant: 0, blank: false, words: [word] };
  const { text, pages } = await extractContract(pdf, DEFAULT_BUDGET, [page]);
  expect([text, pages[0]?.source]).toEqual(['Its own words', 'text']);
});

test('a line that lies askew is marked in steps, none of which reaches into the lines beside it', async () => {
  const { contract } = await read(await scanPdf([LINES], { askew: -4 }));
  const [marked] = rectanglesOf(contract, 0, contract.text.length);
  expect(marked?.rectangles.length).toBeGreaterThan(LINES.length);
  for (const { height } of marked?.rectangles ?? []) expect(height).toBeLessThan(SIZE * 1.6);
});
