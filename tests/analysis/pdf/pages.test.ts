import { describe, expect, test } from 'bun:test';
import { DEFAULT_BUDGET } from '../../../src/analysis/pdf/budget';
import { extractContract } from '../../../src/analysis/pdf/pdf';
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

  test.each([
    ['a rule between header and footer', '72 700 468 1 re f'],
    ['rules that are drawn', '0.5 w 72 700 m 540 700 l S 72 60 468 600 re S'],
    ['a rule of two colours with joints', '0.6 g 72 700 468 0.5 re f 0.9 g 72 699.5 468 0.5 re f 540 699.5 1 1 re f'],
    ['white paint', '1 g 0 0 612 792 re f'],
    ['a path that only cuts', '10 10 500 700 re W n'],
    ['spaces', 'BT /F1 12 Tf 72 700 Td (   ) Tj ET'],
    ['what lies beside it', '700 700 100 100 re f'],
    ['a picture as thin as a rule', 'q 468 0 0 1 72 700 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q'],
  ])('a page with nothing but %s is blank', async (_, operators) => {
    expect((await extractContract(onePagePdf(operators))).pages).toMatchObject([{ source: 'blank' }]);
  });

  test.each([
    ['letters without a font', 'BT 72 700 Td (Hello) Tj ET BT /F1 12 Tf 3 Tr 72 700 Td (Hello) Tj ET'],
    ['letters drawn as shapes', '72 700 1 9 re f 76 700 5 1 re f 76 704 5 1 re f 76 708 5 1 re f'],
    ['a bar over words', '72 700 200 12 re f'],
    ['a bow', '72 700 m 100 760 160 760 200 700 c S'],
    ['a stroke from the left to the right', '72 700 m 200 640 l S'],
    ['many short lines', Array.from({ length: 120 }, (_, i) => `72 ${i * 5} 40 1 re f`).join(' ')],
    ['a picture', 'q 468 0 0 300 72 400 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q'],
  ])('a page with %s is none that is blank', async (_, operators) => {
    expect((await extractContract(onePagePdf(operators))).pages).toMatchObject([{ source: 'unreadable' }]);
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
