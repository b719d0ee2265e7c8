import { describe, expect, test } from 'bun:test';
import { DEFAULT_BUDGET } from '../../../src/analysis/text/budget';
import { extractContract } from '../../../src/analysis/text/pdf';
import { drawnPdf, linesAt } from '../../support/drawn-pdf';
import { encryptedPdf, onePagePdf, twoPagePdf } from '../../support/raw-pdf';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('sources of pages', () => {
  test('text, blank, scanned and drawn pages are told apart', async () => {
    const pdf = await drawnPdf([linesAt(['Some text.']), [], [], []], {
      onPage: async (page, index, document) => {
        if (index === 2) page.drawImage(await document.embedPng(PIXEL), { x: 0, y: 0, width: 612, height: 792 });
        if (index === 3) page.drawLine({ start: { x: 10, y: 10 }, end: { x: 400, y: 300 } });
      },
    });
    const { pages, text } = await extractContract(pdf);
    expect(pages.map(({ source }) => source)).toEqual(['text', 'blank', 'unreadable', 'unreadable']);
    expect(text).toBe('Some text.');
  });

  test('a page that cannot be parsed is failed, and the others are read', async () => {
    const { pages, text } = await extractContract(twoPagePdf('[ no page'));
    expect(pages.map(({ source }) => source)).toEqual(['text', 'failed']);
    expect(text).toBe('The first page.');
  });

  test('what was typed into form fields and left in them is part of the text', async () => {
    const pdf = await drawnPdf([linesAt(['The Tenant is named below.'])], {
      onPage: (page, _, document) => {
        const form = document.getForm();
        const tenant = form.createTextField('Tenant');
        tenant.setText('Marta Quist');
        tenant.addToPage(page, { x: 72, y: 500, width: 200, height: 20 });
        const pets = form.createCheckBox('Pets allowed');
        pets.addToPage(page, { x: 72, y: 450, width: 12, height: 12 });
        pets.check();
        form.createCheckBox('Smoking allowed').addToPage(page, { x: 72, y: 430, width: 12, height: 12 });
      },
    });
    const contract = await extractContract(pdf);
    const fields = contract.paragraphs.filter(({ kind }) => kind === 'form-field');
    const texts = fields.map(({ start, end }) => contract.text.slice(start, end));
    expect(texts[0]).toBe('Tenant: Marta Quist');
    expect(texts[1]).toStartWith('Pets allowed: ');
    expect(texts).toHaveLength(2);
  });
});

describe('budgets end the reading and say so', () => {
  const pages = [1, 2, 3].map((n) => linesAt([`This is page number ${n}.`]));

  test('pages', async () => {
    const contract = await extractContract(await drawnPdf(pages), { ...DEFAULT_BUDGET, pages: 2 });
    expect([contract.truncated, contract.pages.length]).toEqual([true, 2]);
  });

  test('characters', async () => {
    const contract = await extractContract(await drawnPdf(pages), { ...DEFAULT_BUDGET, characters: 30 });
    expect([contract.truncated, contract.pages.length]).toEqual([true, 2]);
  });

  test('not when everything was read', async () => {
    expect((await extractContract(await drawnPdf(pages))).truncated).toBe(false);
  });
});

describe('files that cannot be read', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test.each([
    ['empty', new Uint8Array(0)],
    ['not_pdf', bytes('PK\u0003\u0004 a word processor file')],
    ['damaged', bytes('%PDF-1.7\nand nothing else')],
    ['encrypted', encryptedPdf()],
  ])('%s', async (code, file) => {
    const reading = extractContract(file);
    await expect(reading).rejects.toMatchObject({ name: 'PdfError', code });
  });

  test('the bytes that were given stay usable', async () => {
    const file = onePagePdf('BT /F1 12 Tf 72 700 Td (Once and again) Tj ET');
    const [first, second] = [await extractContract(file), await extractContract(file)];
    expect(second.text).toBe(first.text);
    expect(file.length).toBeGreaterThan(0);
  });
});
