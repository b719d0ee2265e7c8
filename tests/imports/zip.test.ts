import { describe, expect, test } from 'bun:test';
import { strToU8, zipSync } from 'fflate';
import { openZip } from '../../src/imports/zip';
import { pdfBytes } from '../support/contracts';
import { type ZipEntryOptions, zipOf } from '../support/zips';

const PDF = pdfBytes('a lease');
const MIB = 1024 ** 2;

const open = (...entries: ZipEntryOptions[]) => openZip(zipOf(...entries));
const ok = { name: 'Good.pdf', bytes: PDF };

describe('a ZIP', () => {
  test('gives its PDFs, whoever wrote it, stored or deflated', async () => {
    const bytes = zipSync({ 'Leases/2024/Mill Road.pdf': PDF, 'Side letter.PDF': [PDF, { level: 0 }] });
    const { pdfs, refused } = await openZip(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    expect(refused).toEqual([]);
    expect(pdfs.map(({ path, size }) => [path, size])).toEqual([
      ['Leases/2024/Mill Road.pdf', PDF.length],
      ['Side letter.PDF', PDF.length],
    ]);
    for (const pdf of pdfs) expect(await (await pdf.read()).bytes()).toEqual(PDF);
    expect(await (await pdfs[0]?.read())?.bytes()).toEqual(PDF);
  });

  test('passes over what is no PDF, and without a word what systems leave there', async () => {
    const { pdfs, refused, passedOver } = await open(
      { name: 'Leases/', bytes: '' },
      { name: 'Notes.docx', bytes: 'x' },
      { name: 'list.txt', bytes: 'x' },
      { name: '__MACOSX/._Good.pdf', bytes: 'x' },
      { name: '._Good.pdf', bytes: 'x' },
      { name: '.DS_Store', bytes: 'x' },
      { name: 'Thumbs.db', bytes: 'x' },
      ok,
    );
    expect([pdfs.map(({ path }) => path), refused, passedOver]).toEqual([['Good.pdf'], [], 2]);
  });

  test('reads names of old archivers and of Windows', async () => {
    const { pdfs } = await open({ name: 'Mieten\\Straße.pdf', bytes: PDF }, { name: './Pacht.pdf', bytes: PDF });
    expect(pdfs.map(({ path }) => path)).toEqual(['Mieten\\Straße.pdf', './Pacht.pdf']);
  });
});

const huge = new Uint8Array(30 * MIB);

describe('an entry is refused by name while the others are taken:', () => {
  test.each<[string, ZipEntryOptions[], string, string]>([
    ['it climbs out', [{ name: '../../etc/x.pdf', bytes: PDF }], '../../etc/x.pdf', 'leads out of the archive'],
    ['it climbs inside', [{ name: 'a/../../x.pdf', bytes: PDF }], 'a/../../x.pdf', 'leads out of the archive'],
    ['it climbs by backslashes', [{ name: 'a\\..\\x.pdf', bytes: PDF }], 'a\\..\\x.pdf', 'leads out of the archive'],
    ['it is absolute', [{ name: '/etc/x.pdf', bytes: PDF }], '/etc/x.pdf', 'absolute path'],
    ['it names a drive', [{ name: 'C:\\x.pdf', bytes: PDF }], 'C:\\x.pdf', 'absolute path'],
    ['it names a server', [{ name: '\\\\srv\\x.pdf', bytes: PDF }], '\\\\srv\\x.pdf', 'absolute path'],
    ['it has a line end', [{ name: 'a\nb.pdf', bytes: PDF }], 'a\ufffdb.pdf', 'cannot be shown'],
    ['it has a NUL', [{ name: 'a.exe\0.pdf', bytes: PDF }], 'a.exe\ufffd.pdf', 'cannot be shown'],
    ['it turns the text', [{ name: 'a\u202efdp.pdf', bytes: PDF }], 'a\ufffdfdp.pdf', 'cannot be shown'],
    ['its name is endless', [{ name: `${'n'.repeat(1_001)}.pdf`, bytes: PDF }], 'nnnn', 'longer than 1,000'],
    ['it lies too deep', [{ name: `${'a/'.repeat(31)}x.pdf`, bytes: PDF }], 'a/a/', 'more than 30 folders'],
    ['its name came before', [ok, { name: './Good.pdf', bytes: pdfBytes('b') }], './Good.pdf', 'the same name'],
    ['it is protected', [{ name: 'x.pdf', bytes: PDF, flags: 1 }], 'x.pdf', 'protected by a password'],
    ['its packing is unknown', [{ name: 'x.pdf', bytes: PDF, method: 95 }], 'x.pdf', 'cannot be unpacked here'],
    ['it is a link', [{ name: 'x.pdf', bytes: '/etc/passwd', mode: 0o120777 }], 'x.pdf', 'a link'],
    ['it is empty', [{ name: 'x.pdf', bytes: '' }], 'x.pdf', 'The file is empty'],
    ['it is too large', [{ name: 'x.pdf', bytes: PDF, size: 51 * MIB }], 'x.pdf', 'larger than 50 MB'],
    ['it is a bomb', [{ name: 'x.pdf', bytes: huge }], 'x.pdf', 'over 200 times its size'],
    ['it is an archive', [{ name: 'more.zip', bytes: PDF }], 'more.zip', 'are not opened'],
    ['it is another archive', [{ name: 'more.tar.gz', bytes: PDF }], 'more.tar.gz', 'are not opened'],
  ])('%s', async (_, entries, path, words) => {
    const { pdfs, refused } = await open(...entries, { name: 'Last.pdf', bytes: PDF });
    expect(refused).toHaveLength(1);
    expect(refused[0]?.path).toStartWith(path);
    expect(refused[0]?.reason).toContain(words);
    expect(pdfs.at(-1)?.path).toBe('Last.pdf');
    expect(await (await pdfs.at(-1)?.read())?.bytes()).toEqual(PDF);
  });

  test('several share the same bytes, as in archives that unpack without end', async () => {
    const { pdfs, refused } = await open(
      ok,
      ...Array.from({ length: 50 }, (_, at) => ({ name: `${at}.pdf`, bytes: PDF, dataOf: 0 })),
    );
    expect(pdfs.map(({ path }) => path)).toEqual(['Good.pdf']);
    expect(refused).toHaveLength(50);
    expect(refused[0]).toEqual({
      path: '0.pdf',
      reason: 'Its bytes lie within those of another entry, as in no honest archive.',
    });
  });

  test('all together would be more than 10 GB', async () => {
    const claims = { bytes: new Uint8Array(400_000).map((_, at) => (at * 7919) % 251), method: 0, size: 49 * MIB };
    const { pdfs, refused } = await open(...Array.from({ length: 215 }, (_, at) => ({ name: `${at}.pdf`, ...claims })));
    expect([pdfs.length, refused.length]).toEqual([208, 7]);
    expect(refused[0]?.reason).toContain('more than 10 GB');
  });

  test('there are more than 10,000', async () => {
    const { pdfs, refused } = await open(
      ...Array.from({ length: 10_003 }, (_, at) => ({ name: `${at}.pdf`, bytes: PDF, method: 0 })),
    );
    expect([pdfs.length, refused.length]).toEqual([10_000, 3]);
    expect(refused[0]).toEqual({ path: '10000.pdf', reason: 'Only 10,000 PDFs are taken at once.' });
  });
});

describe('an entry that lies comes out when it is unpacked, and only it:', () => {
  const half = (bytes: Uint8Array) => bytes.map((byte, at) => (at > bytes.length / 2 ? byte ^ 0xff : byte));
  test.each<[string, ZipEntryOptions, string]>([
    ['it is longer than said', { name: 'x.pdf', bytes: PDF, size: 4 }, 'damaged'],
    ['it is shorter than said', { name: 'x.pdf', bytes: PDF, size: PDF.length + 1 }, 'damaged'],
    ['a bomb that calls itself small', { name: 'x.pdf', bytes: huge, size: 1_000 }, 'damaged'],
    ['its sum is wrong', { name: 'x.pdf', bytes: PDF, crc: 1 }, 'damaged'],
    [
      'its bytes are broken',
      { name: 'x.pdf', bytes: crypto.getRandomValues(new Uint8Array(5_000)), packed: half },
      'damaged',
    ],
  ])('%s', async (_, entry, words) => {
    const { pdfs } = await open(entry, { name: 'Last.pdf', bytes: PDF });
    await expect(pdfs[0]?.read()).rejects.toMatchObject({
      name: 'ImportFault',
      message: expect.stringContaining(words),
    });
    expect(await (await pdfs[1]?.read())?.bytes()).toEqual(PDF);
  });
});

test.each<[string, Blob, string]>([
  ['it is none', new Blob(['%PDF-1.7\n']), 'no ZIP archive'],
  ['it is empty', new Blob([]), 'no ZIP archive'],
  ['it was cut off', zipOf(ok, ok).slice(0, 90), 'no ZIP archive'],
  ['its directory is elsewhere', new Blob([zipOf(ok).slice(0, 60), zipOf(ok).slice(-22)]), 'no ZIP archive'],
  ['it is one part of several', new Blob([strToU8('PK\x07\x08'), zipOf(ok).slice(0, 60)]), 'one part of several'],
])('the whole archive is refused where %s', async (_, archive, words) => {
  await expect(openZip(archive)).rejects.toMatchObject({
    name: 'ImportFault',
    message: expect.stringContaining(words),
  });
});

test('an archive with nothing in it has nothing', async () => {
  expect(await open()).toEqual({ pdfs: [], refused: [], passedOver: 0 });
});
