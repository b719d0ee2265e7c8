import { describe, expect, test } from 'bun:test';
import { withoutTicks } from '../../../src/analysis/document/tick-marks';

describe('a text without the marks of its ticked boxes', () => {
  test.each([
    ['[x] Full, £37 a month', 'Full, £37 a month'],
    ['Payment: [X] ten instalments of £438.60', 'Payment: ten instalments of £438.60'],
    ['Joining fee: £15 ☒ paid at the desk ☒ receipt given', 'Joining fee: £15 paid at the desk receipt given'],
    ['Paid by card [x]', 'Paid by card '],
    ['Room 5(☑)', 'Room 5()'],
  ])('%s', (text, without) => {
    expect(withoutTicks(text)).toBe(without);
  });

  test.each(['[ ] none', '☐ weekly', 'The sum of (x) the price and (y) the costs', '✓ Free returns', '● Graphics'])(
    'near miss: %s',
    (text) => {
      expect(withoutTicks(text)).toBe(text);
    },
  );
});
