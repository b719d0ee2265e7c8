import { expect, test } from 'bun:test';
import { romanValue } from '../../../src/analysis/mentions/roman-numerals';

test.each([
  ['IV', 4],
  ['xii', 12],
  ['XLIX', 49],
  ['C', 100],
  ['', 0],
])('%s is %d', (numeral, value) => expect(romanValue(numeral)).toBe(value));

test.each(['A', 'IVB', '4'])('%s is none', (numeral) => expect(romanValue(numeral)).toBeNaN());
