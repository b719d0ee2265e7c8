import { expect, test } from 'bun:test';
import { windowIn } from '../../../src/analysis/facts/notice-window';

test.each([
  ['not more than seven and not less than six calendar months before the end', 6, 'month'],
  ['no later than 60 clear days and no earlier than 90 clear days before the end', 60, 'day'],
] as const)('the months of a window may be called by an adjective: %s', (words, count, unit) => {
  expect(windowIn(words, { count, unit })?.late).toMatchObject({ count, unit });
});
