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

  test('rows under the title alone, of which one waits', () => {
    const table =
      'Homeowner\tAnn Lee\t02/08/2025\nHomeowner\t________\t________\nAcme Solar LLC\tBo Kim, Consultant\t02/08/2025';
    expect(cells(`SIGNATURES\n${table}`)).toEqual([
      ['Homeowner | Ann Lee | 02/08/2025', false],
      ['Homeowner | ________ | ________', true],
      ['Acme Solar LLC | Bo Kim, Consultant | 02/08/2025', false],
    ]);
    expect(cells(`PRICES\n${table}`)).toEqual([]);
    expect(cells('SIGNATURES\nHomeowner\tAnn Lee\t02/08/2025\nAcme LLC\tBo Kim\t02/08/2025')).toEqual([]);
    expect(cells('SIGNATURES\nHomeowner\t________\t________\nAcme LLC\t________\t________')).toEqual([]);
    expect(cells('SIGNATURES\nHomeowner\tAnn Lee\nAcme LLC\t________')).toEqual([]);
    expect(cells('SIGNATURES\nHomeowner\tAnn Lee\t4\nFee\t$4\t5\nAcme LLC\t________\t6')).toEqual([]);
  });

  test('the column in which they sign, not that of who does', () => {
    const table = 'Signed by\tSignature\tDate\nClient, Ann Lee\t________\t2025-02-24\nBo Kim\t________\t2025-02-24';
    expect(cells(table)).toEqual([
      ['Client, Ann Lee | ________ | 2025-02-24', true],
      ['Bo Kim | ________ | 2025-02-24', true],
    ]);
  });

  test('who signed, where the column says so', () => {
    const table = 'Party\tSigned by\tCapacity\nAcme Pty Ltd\tA Lee\tSole director\nBo Kim\tB Kim\tGuarantor';
    expect(cells(table)).toEqual([
      ['Acme Pty Ltd | A Lee | Sole director', false],
      ['Bo Kim | B Kim | Guarantor', false],
    ]);
    expect(states(table)).toEqual(['typed', 'typed']);
  });

  test('who signed, where the row says so', () => {
    const table = 'Name\tAcme B.V.\tBorel B.V.\nSigned by\tDrs. A.B. van Lee, director\tP. Kim, director';
    expect(cells(`${table}\nDate\t23-01-2025\t27-01-2025`)).toEqual([
      ['Drs. A.B. van Lee, director', false],
      ['P. Kim, director', false],
    ]);
    expect(states(`${table}\nDate\t23-01-2025\t27-01-2025`)).toEqual(['typed', 'typed']);
  });

  test('the names over the lines on which both sign are no signatures', () => {
    const table =
      'For Acme Ltd\tFor Borel Ltd\nName\tAnn Lee, Director\tBo Kim, Director\nSignature\t________\t________';
    expect(states(`${table}\nDate\t6 May 2025\t8 May 2025`)).toEqual(['empty', 'empty']);
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
    ['one who signs with a single word', 'Party\tSigned by\nAcme Ltd\tDirector'],
    ['small letters under such a head', 'Party\tSigned by\nAcme Ltd\tthe director of it'],
    ['a row of one name', 'Signed by\tAnn Lee\tDirector'],
    ['a head without rows', 'Party\tSigned by\tCapacity'],
    ['a row of names', 'By\tAnn Lee\tBo Kim'],
  ])('not %s', (_, table) => {
    expect(cells(table)).toEqual([]);
  });
});

describe('names and days below those for whom they sign, without a line', () => {
  const block = (...rows: string[]) => ['For Acme Studio LLC\tFor Customer', ...rows].join('\n');
  const DATES = 'Date: 9/30/2024\tDate: 9/27/2024';
  const NAMES = 'Name: Ann Lee, VP Sales\tName: Bo Kim';

  test('wherever in the paper', () => {
    const told = [
      ['Name: Ann Lee, VP Sales', false],
      ['Name: Bo Kim', false],
    ];
    expect(cells(block(NAMES, DATES))).toEqual(told);
    expect(cells(block(NAMES, 'Title: VP\tTitle: Owner', DATES))).toEqual(told);
    expect(cells(`Acme Studio LLC\tBorel Supply, Inc.\n${NAMES}\n${DATES}`)).toEqual(told);
  });

  test('near misses', () => {
    expect(cells(block(NAMES))).toEqual([]);
    expect(cells(block(NAMES, 'Date: ____\tDate: ____'))).toEqual([]);
    expect(cells(block('Name: ____\tName: ____', DATES))).toEqual([]);
    expect(cells(block('By: ____\tBy: ____', NAMES, DATES))).toEqual([]);
    expect(cells(`The shop\tThe guest\n${NAMES}\n${DATES}`)).toEqual([]);
    expect(cells(block('a\tb', 'a\tb', 'a\tb', 'a\tb', NAMES, DATES))).toEqual([]);
  });
});
