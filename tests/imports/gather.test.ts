import { describe, expect, test } from 'bun:test';
import { type GivenFile, gather } from '../../src/imports/gather';
import { shownName } from '../../src/imports/path';
import { UPLOAD_MAX_BYTES } from '../../src/shared/limits';
import { pdfBytes } from '../support/contracts';
import { zipOf } from '../support/zips';

const PDF = new Blob([pdfBytes('x')]);
const given = (path: string, blob: Blob = PDF): GivenFile => ({ path, blob });
const sized = (size: number) => Object.defineProperty(new Blob([]), 'size', { value: size });

async function found(...files: GivenFile[]) {
  const { pdfs, ...rest } = await gather(files);
  return { names: pdfs.map(({ name }) => name), ...rest };
}

describe('what was chosen', () => {
  test('keeps its folders as part of the names, but for those that all lie in', async () => {
    expect(await found(given('Firm/Leases/2024/Mill Road.pdf'), given('Firm/Leases/Side.pdf'))).toEqual({
      names: ['2024 › Mill Road.pdf', 'Side.pdf'],
      refused: [],
      passedOver: 0,
    });
  });

  test('has its ZIPs looked into, wherever they lie', async () => {
    const zip = zipOf({ name: 'A/1.pdf', bytes: 'x' }, { name: '../2.pdf', bytes: 'x' }, { name: 'b.txt', bytes: 'x' });
    expect(await found(given('Firm/Old.zip', zip), given('Firm/3.pdf'), given('Firm/c.docx'))).toEqual({
      names: ['Old › A › 1.pdf', '3.pdf'],
      refused: [{ name: 'Firm/Old.zip: ../2.pdf', reason: 'The name leads out of the archive (“..”).' }],
      passedOver: 2,
    });
  });

  test('goes on where a ZIP cannot be read', async () => {
    expect(await found(given('Broken.zip'), given('1.pdf'))).toEqual({
      names: ['1.pdf'],
      refused: [{ name: 'Broken.zip', reason: 'This is no ZIP archive, or it is damaged.' }],
      passedOver: 0,
    });
  });

  test('is judged by size, and by type where the name says nothing', async () => {
    const files = [
      given('Empty.pdf', new Blob([])),
      given('Large.pdf', sized(UPLOAD_MAX_BYTES + 1)),
      given('Right.pdf', sized(UPLOAD_MAX_BYTES)),
      given('scan', new Blob(['x'], { type: 'application/pdf' })),
      given('a/._Right.pdf'),
      given('a/.DS_Store'),
      given('a/notes.txt'),
    ];
    expect(await found(...files)).toEqual({
      names: ['Right.pdf', 'scan'],
      refused: [
        { name: 'Empty.pdf', reason: 'The file is empty. Please choose another PDF.' },
        { name: 'Large.pdf', reason: 'The file is larger than 50 MB. Please upload a smaller PDF.' },
      ],
      passedOver: 1,
    });
  });

  test('has an end', async () => {
    const { names, refused } = await found(...Array.from({ length: 10_002 }, (_, at) => given(`${at}.pdf`)));
    expect([names.length, refused.length]).toEqual([10_000, 2]);
  });
});

test.each<[string, string, number, string]>([
  ['without folders', 'Lease.pdf', 0, 'Lease.pdf'],
  ['with folders', 'a/b/Lease.pdf', 1, 'b › Lease.pdf'],
  ['the name itself always stays', 'a/Lease.pdf', 5, 'Lease.pdf'],
  ['composed', 'Mu\u0308ller/x.pdf', 0, 'Müller › x.pdf'],
  ['outer folders go where it is too long', `${'o'.repeat(240)}/inner/x.pdf`, 0, '… › inner › x.pdf'],
])('the name of a file is kept %s', (_, path, shared, name) => {
  expect(shownName(path, shared)).toBe(name);
});
