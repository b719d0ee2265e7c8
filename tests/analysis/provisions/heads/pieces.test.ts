import { describe, expect, test } from 'bun:test';
import { piecesOf } from '../../../../src/analysis/provisions/heads/pieces';

const EXCLUSIONS =
  'Confidential Information does not include any information that the Receiving Party can show: (i) was in the public domain when it was disclosed to it; (ii) was known to the Receiving Party before; or (iii) was independently developed by its own staff, provided that they had no access to any of it.';

describe('pieces of a sentence', () => {
  test('are one where it is short', () => {
    expect(piecesOf('The tenant pays the rent; the landlord insures the house.')).toEqual([
      'The tenant pays the rent; the landlord insures the house.',
    ]);
    expect(piecesOf('')).toEqual(['']);
  });

  test('are its clauses and items where it is long', () => {
    const pieces = piecesOf(EXCLUSIONS);
    expect(pieces).toContain('(i) was in the public domain when it was disclosed to it;');
    expect(pieces.at(-1)).toBe('provided that they had no access to any of it.');
  });

  test('hold all its words, in order', () => {
    expect(piecesOf(EXCLUSIONS).join(' ')).toBe(EXCLUSIONS);
  });

  test('are of a bounded length where nothing separates the words but commas', () => {
    const list = Array.from({ length: 90 }, (_, index) => `item${index},`).join(' ');
    expect(Math.max(...piecesOf(list).map((piece) => piece.split(' ').length))).toBeLessThan(40);
  });
});
