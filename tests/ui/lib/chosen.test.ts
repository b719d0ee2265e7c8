import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { chosenIn, isMany } from '../../../src/ui/lib/chosen';
import { labelOf, look } from '../../../src/ui/lib/look-through';
import { pdfFile } from '../../support/ui-fixtures';

const files = (count: number) => Array.from({ length: count }, (_, at) => pdfFile(`${at}.pdf`));
const inFolder = (path: string) =>
  Object.defineProperty(pdfFile(path.split('/').at(-1)), 'webkitRelativePath', { value: path });

/** A folder as browsers hand it over: in portions, the last of which is empty. */
function folder(path: string, ...entries: FileSystemEntry[]): FileSystemDirectoryEntry {
  const portions = [entries.slice(0, 1), entries.slice(1), []].filter((portion, at) => portion.length > 0 || at === 2);
  const readEntries = (done: (entries: FileSystemEntry[]) => void) => done(portions.shift() ?? []);
  return {
    isDirectory: true,
    name: path.split('/').at(-1),
    fullPath: path,
    createReader: () => ({ readEntries }),
  } as never;
}

function entry(path: string): FileSystemEntry {
  const name = path.split('/').at(-1) ?? '';
  return {
    isDirectory: false,
    name,
    fullPath: path,
    file: (done: (file: File) => void) => done(pdfFile(name, name.endsWith('.pdf') ? 'application/pdf' : 'text/plain')),
  } as never;
}

const broken = (path: string): FileSystemEntry =>
  ({
    isDirectory: false,
    fullPath: path,
    file: (_: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
  }) as never;
const closed = (path: string): FileSystemEntry =>
  ({
    isDirectory: true,
    fullPath: path,
    createReader: () => ({ readEntries: (_: unknown, fail: (error: Error) => void) => fail(new Error('not yours')) }),
  }) as never;

describe('what is given', () => {
  test.each<[string, File[], boolean]>([
    ['one PDF', files(1), false],
    ['ten PDFs', files(10), false],
    ['eleven PDFs', files(11), true],
    ['ten PDFs and a text', [...files(10), pdfFile('a.txt', 'text/plain')], false],
    ['a ZIP', [pdfFile('a.ZIP', 'application/zip')], true],
    ['a folder with one PDF', [inFolder('Firm/a.pdf')], true],
  ])('%s', (_, given, many) => {
    expect(isMany({ files: given, folders: [] })).toBe(many);
  });

  test('a drop is told apart into files and folders', () => {
    const lease = pdfFile();
    const items = [
      { kind: 'file', webkitGetAsEntry: () => folder('/Firm'), getAsFile: () => pdfFile('Firm') },
      { kind: 'file', webkitGetAsEntry: () => entry('/Lease.pdf'), getAsFile: () => lease },
      { kind: 'file', getAsFile: () => lease },
      { kind: 'string', getAsFile: () => null },
    ];
    const chosen = chosenIn({ items, files: [] } as never);
    expect([chosen.folders.map(({ name }) => name), chosen.files]).toEqual([['Firm'], [lease, lease]]);
    expect(isMany(chosen)).toBe(true);
  });

  test('is called by its folder or archive, if it is one', () => {
    expect(labelOf({ files: [], folders: [folder('/Firm')] })).toBe('Firm');
    expect(labelOf({ files: [inFolder('Firm/a.pdf'), inFolder('Firm/b/c.pdf')], folders: [] })).toBe('Firm');
    expect(labelOf({ files: [pdfFile('firm.zip')], folders: [] })).toBe('firm.zip');
    expect(labelOf({ files: files(12), folders: [] })).toBe('');
  });
});

test('dropped folders are walked to their ends, and what cannot be read of them is named', async () => {
  const dropped = folder(
    '/Firm',
    entry('/Firm/a.pdf'),
    folder('/Firm/Leases', entry('/Firm/Leases/b.pdf'), broken('/Firm/Leases/c.pdf'), entry('/Firm/Leases/d.pdf')),
    closed('/Firm/Private'),
    entry('/Firm/e.txt'),
  );
  const { found, unreadable } = await look({ files: [pdfFile('f.pdf')], folders: [dropped] });
  expect(found.pdfs.map(({ name }) => name)).toEqual([
    'f.pdf',
    'Firm › a.pdf',
    'Firm › Leases › b.pdf',
    'Firm › Leases › d.pdf',
  ]);
  expect(unreadable.map(({ name }) => name)).toEqual(['Firm/Leases/c.pdf', 'Firm/Private']);
});
