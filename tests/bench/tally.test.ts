import { expect, test } from 'bun:test';
import { Tally } from '../../bench/accuracy/tally';

test('answers are counted by question and by answer', () => {
  const tally = new Tally();
  tally.add('copies', 'yes', 'yes');
  tally.add('copies', 'no', 'yes');
  tally.add('survival', 'yes', null);
  tally.add('survival', 'not_stated', 'not_stated');
  expect(tally.names()).toEqual(['copies', 'survival']);
  expect(tally.accuracy()).toBe(0.5);
  expect(tally.accuracy('copies')).toBe(0.5);
  expect(tally.f1('yes')).toBe(0.5);
  expect(tally.f1('no')).toBe(0);
});
