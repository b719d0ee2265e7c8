import { describe, expect, test } from 'bun:test';
import { withFigures } from '../../../src/analysis/mentions/figures';

describe('figures', () => {
  test.each([
    ['within thirty (30) days', 'within 30 days'],
    ['one hundred eighty (180) days', '180 days'],
    ['three percent (3%) of sales', '3% of sales'],
    ['fifty (50)% of revenues', '50% of revenues'],
    ['Twenty-Nine Thousand and No/100 Dollars ($29,000.00) on signing', '$29,000.00 on signing'],
    ['2 (two) years', '2 years'],
    ['the tenth (10th) day', 'the 10th day'],
    ['thirty percent (3016) of sales', '30% of sales'],
    ['the one (the "One") that counts', 'the one (the "One") that counts'],
  ])('%s', (written, told) => expect(withFigures(written)).toBe(told));
});
