import { expect, test } from 'bun:test';
import { windowIn } from '../../../src/analysis/facts/notice-window';

test.each([
  ['not more than seven and not less than six calendar months before the end', 6, 'month'],
  ['no later than 60 clear days and no earlier than 90 clear days before the end', 60, 'day'],
  ['not less than one hundred twenty (120) and not more than one hundred fifty (150) days before the end', 120, 'day'],
  ['not more than one hundred and fifty (150) and not fewer than one hundred (100) days before it', 100, 'day'],
  ['not less than 180 and not more than 270 days before the end', 180, 'day'],
] as const)('the months of a window may be called by an adjective: %s', (words, count, unit) => {
  expect(windowIn(words, { count, unit })?.late).toMatchObject({ count, unit });
});
