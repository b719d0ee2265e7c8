import { describe, expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import { PDFName } from 'pdf-lib';
import { HiddenSigns } from '../../../src/analysis/pdf/hidden-signs';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { fromAscii85 } from '../../../src/analysis/pdf/pdf-streams';
import { drawnPdf, linesAt } from '../../support/drawn-pdf';
import { rawPdf } from '../../support/raw-pdf';

const SEEN = 'BT /F1 12 Tf 72 700 Td (The term is three years.) Tj ET';
const UNSEEN = `${SEEN} q 1 g BT /F1 12 Tf 72 600 Td (The term is ninety years.) Tj ET Q`;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const stream = (content: string, more = '') => `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;
const page = (contents: number, more = '') => `<< /Type /Page /Parent 2 0 R /Contents ${contents} 0 R ${more} >>`;
const pages = (more = '') =>
  `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] /Resources << /Font << /F1 7 0 R >> ${more} >> >>`;

/** Two pages (objects 3 and 4) with their contents (5 and 6). */
function twoPages(first: string, second: string, { inherited = '', own = '', extra = [] as string[] } = {}) {
  const objects = [pages(inherited), page(5), page(6, own), first, second, FONT, ...extra];
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...objects]);
}

function signsOn(pdf: Uint8Array): boolean[] {
  const signs = new HiddenSigns(pdf);
  return [3, 4].map((number) => signs.isOn(number));
}

async function hiddenPages(pdf: Uint8Array): Promise<number[]> {
  return (await extractContract(pdf)).paragraphs.filter(({ kind }) => kind === 'hidden').map((p) => p.page);
}

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';

describe('signs of hidden text are told page by page', () => {
  test.each([
    ['in the contents of a page', twoPages(stream(SEEN), stream(UNSEEN))],
    [
      'in a form that only this page uses',
      twoPages(stream(SEEN), stream(`${SEEN} /X Do`), {
        own: '/Resources << /Font << /F1 7 0 R >> /XObject << /X 8 0 R >> >>',
        extra: [stream(UNSEEN, `${FORM} /Resources << /Font << /F1 7 0 R >> >>`)],
      }),
    ],
    [
      'in a state of its own resources',
      twoPages(stream(SEEN), stream(`${SEEN} /G gs BT /F1 12 Tf 72 600 Td (The term is ninety years.) Tj ET`), {
        own: '/Resources 8 0 R',
        extra: ['<< /Font << /F1 7 0 R >> /ExtGState << /G 9 0 R >> >>', '<< /Type /ExtGState /ca 0 >>'],
      }),
    ],
    ['written over by a later version', Buffer.concat([twoPages(stream(SEEN), stream(UNSEEN)), later(5, SEEN)])],
  ])('%s', async (_, pdf) => {
    expect(signsOn(pdf)).toEqual([false, true]);
    expect(await hiddenPages(pdf)).toEqual([2]);
  });

  test.each([
    [
      'a form that both pages could use',
      twoPages(stream(SEEN), stream(`${SEEN} /X Do`), withForm(stream(UNSEEN, FORM))),
    ],
    ['an object whose number stands apart from it', hiddenNumber(twoPages(stream(SEEN), stream(UNSEEN)))],
    ['a page that is not among the objects', twoPages(stream(SEEN), stream(UNSEEN)).map(masked)],
  ])('in doubt there is one: %s', (_, pdf) => {
    expect(signsOn(pdf)).toEqual([true, true]);
  });

  test('no page of a document without any has one', () => {
    expect(signsOn(twoPages(stream(SEEN), stream(SEEN)))).toEqual([false, false]);
  });
});

function withForm(form: string) {
  return { inherited: '/XObject << /X 8 0 R >>', extra: [form] };
}

/** The same object again behind the end, as programs save changes. */
function later(number: number, content: string): Uint8Array {
  return Buffer.from(`\n${number} 0 obj\n${stream(content)}\nendobj\n`);
}

function hiddenNumber(pdf: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(pdf).toString('latin1').replace('5 0 obj\n', '5 0%\nobj'), 'latin1');
}

/** With '3 0 obj' renamed there is none of that number. */
function masked(byte: number, index: number, bytes: Uint8Array): number {
  const isNumber = Buffer.from(bytes.subarray(index, index + 7)).toString() === '3 0 obj';
  return isNumber ? '9'.charCodeAt(0) : byte;
}

test('text of no opacity is found where objects are packed together', async () => {
  const pdf = await drawnPdf([linesAt(['The term is three years.']), linesAt(['Signed by both parties.'])], {
    onPage: (sheet, index, document) => {
      if (index === 0) return;
      const state = document.context.obj({ Type: 'ExtGState', ca: 0 });
      sheet.node.setExtGState(PDFName.of('G'), document.context.register(state));
      sheet.drawText('The term is ninety years.', { x: 72, y: 300, size: 12, opacity: 0 });
    },
  });
  expect(await hiddenPages(pdf)).toEqual([2]);
});

describe('streams packed as text', () => {
  const packed = (content: string) => ascii85(deflateSync(Buffer.from(content)));

  test('are unpacked', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', '\0\0\0\0', '\0\0\0\0x', 'Man is distinguished']) {
      expect(fromAscii85(Buffer.from(ascii85(Buffer.from(text)))).toString()).toBe(text);
    }
    // The example of Wikipedia's article, with white space.
    expect(fromAscii85(Buffer.from('9jqo^ BlbD-\nBleB1DJ+*+F(f,q~>')).toString()).toBe('Man is distinguished');
  });

  test('bear signs only where there are some', () => {
    const filter = '/Filter [/ASCII85Decode /FlateDecode]';
    const pdf = twoPages(stream(packed(SEEN), filter), stream(packed(UNSEEN), filter));
    expect(signsOn(pdf)).toEqual([false, true]);
  });
});

function ascii85(data: Buffer): string {
  let text = '';
  for (let i = 0; i < data.length; i += 4) {
    const four = Buffer.alloc(4);
    const length = data.copy(four, 0, i, i + 4);
    let value = four.readUInt32BE();
    if (value === 0 && length === 4) {
      text += 'z';
      continue;
    }
    let five = '';
    for (let k = 0; k < 5; k++, value = Math.floor(value / 85)) five = String.fromCharCode(33 + (value % 85)) + five;
    text += five.slice(0, length + 1);
  }
  return `${text}~>`;
}
