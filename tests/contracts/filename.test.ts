import { expect, test } from 'bun:test';
import { cleanFilename } from '../../src/contracts/filename';

test.each([
  ['Lease.pdf', 'Lease.pdf'],
  ['C:\\Users\\ada\\Lease 2026.pdf', 'Lease 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['exe.\u202efdp', 'exe.fdp'],
  ['Vertra\u0308ge.pdf', 'Verträge.pdf'],
  ['契約書.pdf', '契約書.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ['  ', 'contract.pdf'],
  ['folder/', 'contract.pdf'],
  ['<b>"x"</b>.pdf', 'b>.pdf'],
  ["Robert'); DROP TABLE contracts;--.pdf", "Robert'); DROP TABLE contracts;--.pdf"],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFilename(given)).toBe(shown);
});

test('a long name is cut at 300 characters and never through one', () => {
  expect(cleanFilename(`${'x'.repeat(400)}.pdf`)).toHaveLength(300);
  expect(cleanFilename(`${'x'.repeat(299)}😀.pdf`).isWellFormed()).toBe(true);
});
