import { describe, expect, test } from 'bun:test';
import { signingPlaces } from '../../../src/analysis/document/signing-places';
import { isThroughFirm, writtenOnLine } from '../../../src/analysis/document/written-on-lines';
import { contractTextFromPlain } from '../../support/contract-text';

const statesOf = (end: string) =>
  signingPlaces(
    contractTextFromPlain(
      `AGREEMENT\n1. Tern Ltd sells its boat to Ann Heron.\nIN WITNESS WHEREOF the parties have signed.\n${end}`,
    ),
  ).map(({ state }) => state);

describe('a name on a line to sign on', () => {
  test.each([
    ['between its ends', '______A. Heron______ Ann Heron 5/20/24', '', '', 'A. Heron'],
    ['before its rest, and printed below', 'Ann Heron ____________', '', 'Ann Heron, Director', 'Ann Heron'],
    ['before its rest, and printed beside it', 'A. Heron ……………', 'Signed by ANN HERON', '', 'A. Heron'],
  ])('%s', (_, cell, left, below, name) => expect(writtenOnLine(cell, left, below)).toBe(name));

  test.each([
    ['a name that says whose line it is', 'Ann Heron ____________', '', 'Date'],
    ['another name below', 'Ann Heron ____________', '', 'Tom Tern ____________'],
    ['an empty line', '____________', 'Signed by Ann Heron', ''],
    ['another name beside it', 'Tom Tern ____________', 'Signed by Ann Heron', ''],
  ])('near miss: %s', (_, cell, left, below) => expect(writtenOnLine(cell, left, below)).toBeNull());

  test('is no empty place', () => {
    expect(
      statesOf('______A. Heron______ Ann Heron 5/20/24\n______T. Reed______ Tom Reed, for Tern Ltd 5/14/24'),
    ).toEqual(['named', 'named']);
    expect(statesOf('____________________ Ann Heron\n____________________ Tom Reed')).toEqual(['empty', 'empty']);
  });
});

describe('the firm through which somebody signs', () => {
  test('signs in the next line', () => {
    expect(isThroughFirm('By: Tern Capital GP, LLC, its general partner', 'By: /s/ Ann Heron')).toBe(true);
    expect(statesOf('TERN CAPITAL, L.P.\nBy: Tern Capital GP, LLC, its general partner\nBy: /s/ Ann Heron')).toEqual([
      'signed',
    ]);
  });

  test.each([
    ['By: Ann Heron, its manager', 'Date: 4 May 2025'],
    ['By: Ann Heron', 'By: Tom Reed'],
  ])('near miss: %s over %s', (cell, below) => expect(isThroughFirm(cell, below)).toBe(false));
});
