import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { findInText } from '../../src/search/find-in-text';
import { parseQuery } from '../../src/search/parse-query';
import { snippetsOf } from '../../src/search/snippets';
import { withoutFragments } from '../../src/search/terms';
import { foldWord, wordsOf } from '../../src/search/words';

function found(typed: string, text: string): string[] | null {
  const query = withoutFragments(parseQuery(typed), new Map());
  const matches = query && findInText(query, text);
  return matches?.map(({ start, end }) => text.slice(start, end)) ?? null;
}

const CASES: [query: string, text: string, found: string[] | null][] = [
  ['notice', 'Notice of notices; noticeable.', ['Notice', 'notices']],
  ['notices', 'No notice.', ['notice']],
  ['party', 'The parties', ['parties']],
  ['"notice"', 'Notices and notice', ['notice']],
  ['"limitation of liability"', 'A Limitation\nof  liability.', ['Limitation\nof  liability']],
  ['"limitation of liability"', 'limitation of the liability', null],
  ['"limitation of liab*"', 'limitation of liabilities', ['limitation of liabilities']],
  ['terminat*', 'It terminates on Termination.', ['terminates', 'Termination']],
  ['subcontractor', 'any sub-contractor', ['sub-contractor']],
  ['indemnification', 'indemnifi-cation', ['indemnifi-cation']],
  ['sub-contractor', 'any sub-contractor', ['sub-contractor']],
  ['sub-contractor', 'any subcontractor', null],
  ['7.2', '§ 7.2 and 7.20', ['7.2']],
  ['societe', 'Société', ['Société']],
  ['Société', 'SOCIETE', ['SOCIETE']],
  ['office', 'the oﬃce', ['oﬃce']],
  ['liability', 'li\u00adabil\u00adity', ['li\u00adabil\u00adity']],
  ['rent -tenant', 'rent for the tenant', null],
  ['rent -"for the"', 'rent for the tenant', null],
  ['rent -"for tenant"', 'rent for the tenant', ['rent']],
  ['landlord OR lessor', 'The lessor', ['lessor']],
  ['landlord lessor', 'The lessor', null],
  ['notice "notice of termination"', 'notice of termination', ['notice of termination']],
];

describe('words in a text', () => {
  for (const [query, text, expected] of CASES)
    test(`${query} in ${JSON.stringify(text)}`, () => expect(found(query, text)).toEqual(expected));
});

test('every word of any text is found where it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { word, start, end } of wordsOf(text)) {
        expect(foldWord(text.slice(start, end))).toBe(word);
        const query = { all: [[{ kind: 'words' as const, words: [word], prefix: false, forms: false }]], none: [] };
        expect(findInText(query, text)).toContainEqual(expect.objectContaining({ start }));
      }
    }),
  );
});

test('snippets are slices of the text with their marks, overlap nowhere and are few', () => {
  const words = fc.constantFrom('notice', 'rent', 'due', 'the', 'Mieter', '🏠', '\n', 'x'.repeat(400), '. ');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 300 }), (pieces) => {
      const text = pieces.join(' ');
      const matches = findInText(parseQuery('notice OR rent') as never, text) ?? [];
      const snippets = snippetsOf(text, matches);
      expect(snippets.length).toBeLessThanOrEqual(3);
      expect(snippets.length).toBeGreaterThanOrEqual(matches.length > 0 ? 1 : 0);
      let before = 0;
      for (const { start, text: piece, marks } of snippets) {
        expect(text.slice(start, start + piece.length)).toBe(piece);
        expect(piece.isWellFormed()).toBe(true);
        expect(piece.length).toBeLessThan(800);
        expect(start).toBeGreaterThanOrEqual(before);
        expect(marks.length).toBeGreaterThan(0);
        for (const [from, to] of marks) expect(['notice', 'rent']).toContain(piece.slice(from, to));
        before = start + piece.length;
      }
    }),
  );
});

test('a snippet answers as much of the query as can be shown together', () => {
  const far = 'Nothing is said here. '.repeat(30);
  const text = `The rent. ${far}\nNotice of the rent that is due. ${far}`;
  const [first] = snippetsOf(text, findInText(parseQuery('notice rent') as never, text) ?? [], 1);
  expect(first?.marks.map(([from, to]) => first.text.slice(from, to))).toEqual(['Notice', 'rent']);
});
