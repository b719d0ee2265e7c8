import { beforeAll, expect, test } from 'bun:test';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { unpackText } from '../../src/contracts/packed-text';
import { runExtraction } from '../../src/jobs/extract';
import type { Analysis } from '../../src/shared/analysis';
import { pdfOfKinds } from '../support/scan-kinds';

const PATIENT_MS = 180_000;
const ENVELOPE = 'DocuSign Envelope ID: 8D3F1C2A-77B0-4E0D-9A51-2F6C0B9E4D11';
const LAW = [
  'This Agreement is governed by the laws of the State of New',
  'York. Each party may end it by notice of thirty days in',
  'writing to the other party. The Supplier shall keep secret',
  'whatever it learns of the business of the Customer, and',
  'shall return all papers when this Agreement comes to its end.',
];
const TITLE = 'ANNUAL REPORT OF THE LESSOR';
const UNMAPPED = 'Rent is due on the first of each month.';

let analysis: Analysis;
let contract: ContractText;
beforeAll(async () => {
  const pdf = await pdfOfKinds([
    { codec: 'g4' },
    { codec: 'jb2' },
    { codec: 'jp2' },
    { printed: LAW, stamp: ENVELOPE },
    { unmapped: UNMAPPED },
    { photo: true, stamp: TITLE },
  ]);
  const extraction = await runExtraction(pdf);
  analysis = extraction.analysis;
  contract = await unpackText(extraction.text);
}, PATIENT_MS);

const textOf = (page: number) => {
  const { start = 0, end = 0 } = contract.pages[page - 1] ?? {};
  return contract.text.slice(start, end);
};

test.each([
  ['CCITT group 4', 1, 'Fax pages are coded by CCITT group four.'],
  ['JBIG2', 2, 'Office scanners code pages by contexts.'],
  ['JPEG 2000', 3, 'Colour pages are coded by wavelets.'],
])('a page coded in %s is read', (_, page, line) => {
  expect(contract.pages[page - 1]?.source).toBe('ocr');
  expect(textOf(page)).toBe(line);
});

test('a scan with a stamp as its only text is read whole', () => {
  expect(contract.pages[3]?.source).toBe('ocr');
  expect(contract.text).toContain(LAW.join(' '));
  expect(textOf(4)).toContain('Envelope');
  expect(analysis.governingLaw).toContain('New York');
});

test('a text layer whose font does not say what its glyphs are is read from its picture', () => {
  expect(contract.pages[4]?.source).toBe('ocr');
  expect(textOf(5)).toBe(UNMAPPED);
});

test('a title over a photograph keeps its own text, and is not lost', () => {
  expect(contract.pages[5]).toMatchObject({ source: 'text' });
  expect(contract.pages[5]?.picture).toBeUndefined();
  expect(textOf(6)).toBe(TITLE);
  expect(analysis.coverage).toMatchObject({ pages: 6, read: 6, ocr: 5, unreadable: [] });
});
