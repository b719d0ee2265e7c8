import { describe, expect, test } from 'bun:test';
import { isBroken } from '../../../src/analysis/pdf/broken-text';

const ENGLISH =
  'This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to its conflict of laws principles. Any notice must be given in writing, thirty days before the end of the term, to the address of the other party.';
const POLISH =
  'Niniejsza umowa podlega prawu polskiemu. Wszelkie zmiany umowy wymagają formy pisemnej pod rygorem nieważności. Strony zobowiązują się do zachowania w tajemnicy wszystkich informacji uzyskanych w związku z wykonywaniem niniejszej umowy przez okres trzech lat.';
const GLYPHS = (shift: number) => [...ENGLISH].map((c) => String.fromCharCode(c.charCodeAt(0) + shift)).join('');

describe('text that people can read is not broken', () => {
  test.each([
    ['English', ENGLISH],
    ['English in capitals', ENGLISH.toUpperCase()],
    ['Polish', POLISH],
    ['Chinese', '本协议受中华人民共和国法律管辖。'.repeat(10)],
    ['a table of numbers and codes', 'SKU-4431 QTY 12 $1,200.00 XKCD BRTP '.repeat(3)],
    ['a bullet from a symbol font in every line', `\uf0b7 ${ENGLISH.slice(0, 60)}\n`.repeat(4)],
    ['nothing', ' \n'],
  ])('%s', (_, text) => expect(isBroken(text)).toBe(false));
});

describe('text that is none is', () => {
  test.each([
    ['private-use glyphs', GLYPHS(0xf000)],
    ['replacement characters', '\ufffd'.repeat(40)],
    ['numbers of glyphs', GLYPHS(-29)],
    // Where the spaces are gaps, small letters become other letters.
    [
      'numbers of glyphs without spaces',
      ENGLISH.toLowerCase().replace(/[a-z]/g, (c) => String.fromCharCode(97 + ((c.charCodeAt(0) - 97 + 3) % 26))),
    ],
  ])('%s', (_, text) => expect(isBroken(text)).toBe(true));
});
