import { expect, test } from 'bun:test';
import { bestLines, type Line } from '../../../../src/analysis/report/key-terms/line';

const line = (text: string, weight: number, start = 0): Line => ({
  text,
  weight,
  evidence: [{ quote: text, page: 1, start, end: start + text.length }],
});
const texts = (lines: readonly Line[], once?: boolean) => bestLines(lines, 3, once).map(({ text }) => text);

test('the weightiest stand first, then the first in the text', () => {
  expect(texts([line('b', 1, 9), line('c', 2, 8), line('a', 1, 3), line('d', 0)])).toEqual(['c', 'a', 'b']);
});

test('the same words are told once, whatever signs stand among them; names that are alike are told each', () => {
  const lines = [line('We pay, at once…', 2), line('We pay at once', 1), line('We pay at one', 1)];
  expect(texts(lines)).toEqual(['We pay, at once…', 'We pay at one']);
  expect(texts(lines, false)).toHaveLength(3);
});
