import { describe, expect, test } from 'bun:test';
import { linesOf } from '../../../src/analysis/document/lines';
import { signatureColumns } from '../../../src/analysis/document/signature-columns';
import { signatureLines } from '../../../src/analysis/document/signature-lines';
import { contractTextFromPlain } from '../../support/contract-text';

const cells = (text: string) =>
  signatureColumns(linesOf(text)).cells.map(({ text: words, isEmpty }) => [words.replaceAll('\t', ' | '), isEmpty]);
const states = (table: string) =>
  signatureLines(
    contractTextFromPlain(`AGREEMENT\nThis is between Ann Lee and Bo Kim.\n1. They share the yard.\n${table}`),
  ).map(({ state }) => state);

describe('tables in which some have signed', () => {
  test('a row for each who signs', () => {
    const table =
      'Signature\tPrinted name\tDate\n/s/ Ann Lee\tAnn Lee, Member\t3/14/2025\n________\tBo Kim, Member\t________';
    expect(cells(table)).toEqual([
      ['/s/ Ann Lee | Ann Lee, Member | 3/14/2025', false],
      ['________ | Bo Kim, Member | ________', true],
    ]);
    expect(states(table)).toEqual(['marked', 'empty']);
  });

  test('a column for each who signs', () => {
    const table = 'Acme Studio LLC\tBorel Supply, Inc.\nBy\tAnn Lee\t________\nTitle\tPartner\t________';
    expect(cells(table)).toEqual([
      ['Ann Lee', false],
      ['________', true],
    ]);
    expect(states(table)).toEqual(['typed', 'empty']);
  });

  test('a name with a day beside such a table is that of somebody else', () => {
    const table =
      'Ann Borel\t11 March 2018\nSignature\tPrinted name\tDate\n________\tBo Kim\t________\nTom Reed\t2 May 2022\t4\t5';
    expect(states(table)).toEqual(['empty']);
  });

  test.each([
    ['where all have signed, each in his own way', 'Owner\tSignature\tDate\nAnn Lee\tsigned\t13 March 2025'],
    ['a row for one with a day', 'Signed\tAnn Lee\t2/5/24'],
    ['one with a day, and a place to stamp', 'Signed\tAnn Lee\t2/5/24\t________'],
    ['a column of other things', 'Signature\tPrice\tWeight\n________\t$4\t12 kg'],
    ['another number of cells', 'Signature\tPrinted name\tDate\n________\tBo Kim'],
    ['a label and one who signs', 'By\t________'],
    ['a row of names', 'By\tAnn Lee\tBo Kim'],
  ])('not %s', (_, table) => {
    expect(cells(table)).toEqual([]);
  });
});
