import { describe, expect, test } from 'bun:test';
import { NestedForms } from '../../../src/analysis/pdf/nested-forms';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { nestedFormsPdf, rawPdf, twoPagePdf } from '../../support/raw-pdf';

const PAGE = 3;
const form = (content: string, resources = '') =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const SHOWS = 'BT /F1 12 Tf 72 700 Td (A form.) Tj ET';

/** A file whose first page draws the form `/F` (object 5) once; the others follow. */
function fileOf(forms: readonly string[], page = '/Resources << /XObject << /F 5 0 R >> >>'): Uint8Array {
  const node = `<< /Type /Pages /Kids [3 0 R] /Count 1 ${page.startsWith('/Parent') ? '/Resources << /XObject << /F 5 0 R >> >>' : ''} >>`;
  const own = page.startsWith('/Parent') ? '' : page;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    node,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${own} >>`,
    '<< /Length 5 >>\nstream\n/F Do\nendstream',
    ...forms,
  ]);
}

const DEEP = (next: number, name = 'F') =>
  form(`/${name} Do `.repeat(100), `/Resources << /XObject << /F ${next} 0 R >> >>`);

describe('a page is not read where its forms draw one another without end', () => {
  test.each([
    ['ten times over, nine deep', nestedFormsPdf(10, 9)],
    ['with words in the innermost', nestedFormsPdf(10, 9, SHOWS)],
    ['twice over, thirty deep', nestedFormsPdf(2, 30)],
    ['a form that draws itself', fileOf([form('/F Do', '/Resources << /XObject << /F 5 0 R >> >>')])],
    ['two that draw each other', fileOf([DEEP(6), DEEP(5)])],
    ['names that are written otherwise', fileOf([DEEP(6, '#46'), DEEP(7, 'F'), form(SHOWS)])],
    [
      'resources in an object of their own',
      fileOf([
        form('/F Do '.repeat(100), '/Resources 6 0 R'),
        '<< /XObject 7 0 R >>',
        '<< /F 8 0 R >>',
        DEEP(9),
        form(SHOWS),
      ]),
    ],
    ['resources of the node above the page', fileOf([DEEP(6), DEEP(7), form(SHOWS)], '/Parent')],
  ])('%s', (_name, pdf) => {
    expect(new NestedForms(pdf).isOn(PAGE)).toBe(true);
  });
});

describe('other pages are', () => {
  test.each([
    ['no forms', twoPagePdf('null')],
    ['a form in a form', nestedFormsPdf(1, 2, SHOWS)],
    ['a thousand draws', nestedFormsPdf(10, 3, SHOWS)],
    [
      'many of one form',
      fileOf([form('/F Do '.repeat(1_500), '/Resources << /XObject << /F 6 0 R >> >>'), form(SHOWS)]),
    ],
    ['forms that are drawn nowhere', fileOf([form(SHOWS), DEEP(7), DEEP(8), form(SHOWS)])],
  ])('%s', (_name, pdf) => {
    expect(new NestedForms(pdf).isOn(PAGE)).toBe(false);
  });
});

test('the pages beside it are read, and it is named as one that could not be', async () => {
  const nested = [DEEP(8), DEEP(9), form(SHOWS)];
  const second =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 10 0 R /Resources << /XObject << /F 7 0 R >> >> >>';
  const first = twoPagePdf(second);
  const objects = new TextDecoder('latin1').decode(first).matchAll(/\d+ 0 obj\n([\s\S]*?)\nendobj/g);
  const file = rawPdf([
    ...[...objects].map(([, body = '']) => body),
    ...nested,
    '<< /Length 5 >>\nstream\n/F Do\nendstream',
  ]);
  const { text, pages } = await extractContract(file);
  expect(text).toBe('The first page.');
  expect(pages.map(({ source }) => source)).toEqual(['text', 'failed']);
});
