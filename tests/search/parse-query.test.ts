import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { AppError } from '../../src/errors';
import { asFragments, parseQuery } from '../../src/search/parse-query';
import type { Term } from '../../src/search/terms';

/** As people would write it: [a b] in a row, a* begins, *a* is part of a word, =a as it is. */
function told(term: Term): string {
  if (term.kind === 'fragment') return `*${term.letters}*`;
  const words = term.words.join(' ') + (term.prefix ? '*' : '');
  if (term.words.length > 1) return `[${words}]`;
  return term.forms || term.prefix ? words : `=${words}`;
}

const READ: [typed: string, all: string, none?: string][] = [
  ['notice', 'notice'],
  ['Notice of TERMINATION', 'notice & of & termination'],
  ['"limitation of liability"', '[limitation of liability]'],
  ['“limitation of liability”', '[limitation of liability]'],
  ['"limitation of liab*"', '[limitation of liab*]'],
  ['"notice', '=notice'],
  ['terminat*', 'terminat*'],
  ['*ermina*', '*ermina*'],
  ['*ermina', '*ermina*'],
  ['notice -tenant', 'notice', 'tenant'],
  ['notice −"written notice"', 'notice', '[written notice]'],
  ['notice NOT tenant', 'notice', 'tenant'],
  ['landlord OR lessor rent', 'landlord | lessor & rent'],
  ['landlord | lessor', 'landlord | lessor'],
  ['OR landlord OR', 'landlord'],
  ['landlord AND rent', 'landlord & rent'],
  ['or and', 'or & and'],
  ['§ 7.2', '[7 2]'],
  ['non-compete', '[non compete]'],
  ['$1,500,000', '[1 500 000]'],
  ['Société Générale', 'societe & generale'],
  ['ﬁnal', 'final'],
  ['straße', 'strasse'],
  ["tenant's", '[tenant s]'],
  ['notice 🏠', 'notice'],
  ['notice\0period', '[notice period]'],
];

describe('what people type', () => {
  for (const [typed, all, none = ''] of READ)
    test(JSON.stringify(typed), () => {
      const query = parseQuery(typed);
      expect(query.all.map((group) => group.map(told).join(' | ')).join(' & ')).toBe(all);
      expect(query.none.map(told).join(' & ')).toBe(none);
    });
});

const REFUSED: [typed: string, why: RegExp][] = [
  ['', /type a word/],
  ['   ', /type a word/],
  ['"', /type a word/],
  ['""', /type a word/],
  ['🏠 !? §', /type a word/],
  ['OR OR AND', /type a word/],
  ['\0', /type a word/],
  ['-tenant', /add a word to look for/],
  ['NOT tenant -"written notice"', /add a word to look for/],
  ['*', /at least 3 letters/],
  ['a*', /at least 3 letters/],
  ['*ab*', /at least 3 letters/],
  ['word '.repeat(33), /at most 32 words/],
  [`"${'word '.repeat(2_000)}"`, /at most 32 words/],
];

describe('what cannot be looked for is refused in words', () => {
  for (const [typed, why] of REFUSED)
    test(JSON.stringify(typed.slice(0, 40)), () => {
      expect(() => parseQuery(typed)).toThrow(why);
    });
});

test('any other text is read or refused with words, too', () => {
  const pieces = fc.constantFrom(
    '"',
    '*',
    '-',
    ' OR ',
    'NOT ',
    'a',
    'notice',
    ' ',
    '\u0301',
    '\ud83c',
    '(',
    "'",
    '\\',
    ':',
    '&',
    '!',
    'ß',
    '½',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (typed) => {
        try {
          const { all, none } = parseQuery(typed);
          const words = [...all.flat(), ...none].flatMap((term) =>
            term.kind === 'words' ? term.words : [term.letters],
          );
          // Nothing else ever reaches the database.
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      },
    ),
  );
});

test('words that are found nowhere are looked for as parts of words, phrases and short ones stay', () => {
  const loosened = asFragments(parseQuery('ermina it "due date" -rent'));
  expect(loosened?.all.map((group) => group.map(told))).toEqual([['*ermina*'], ['it'], ['[due date]']]);
  expect(loosened?.none.map(told)).toEqual(['rent']);
  expect(asFragments(parseQuery('"due date" it'))).toBeNull();
});
