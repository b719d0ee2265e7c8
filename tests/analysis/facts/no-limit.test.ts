import { describe, expect, test } from 'bun:test';
import { isKeptOfPrice, isNoLimit } from '../../../src/analysis/facts/no-limit';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

describe('a sum beside which the rest is owed as well is no limit', () => {
  test.each([
    'If you finish late you pay £1,250 for each day, and this is in addition to any other loss we suffer.',
    'For each week of delay 1% of the price is due, up to 30% of it; damage beyond this is to be replaced additionally.',
    'The penalty is at most 5% of the price. Further damages may be claimed.',
    'Each partner may draw on account of profits $5,500 in every month, and what is found to exceed his share is made good.',
    'You will pay me £5,500 and no more, in place of the £9,200.',
    'The rest must join on the same terms, nor be liable for more than they receive.',
  ])('%s', (text) => {
    expect(isNoLimit(text)).toBe(true);
  });

  test.each([
    'In addition to any other claim that it may settle, Provider is liable for at most $5,000.',
    'Damage beyond this amount is not owed, and at most £900 a year is paid.',
    'The most that you may draw from the deposit for damage is £300.',
    'You will pay me for the damage £5,500 and no more.',
  ])('near miss: %s', (text) => {
    expect(isNoLimit(text)).toBe(false);
  });

  test('the clause alone makes no cap of it', () => {
    const clause = '7. The Members who sell need give no warranty, nor be liable for more than they receive.';
    expect(readFacts(contractWith(clause)).liabilityCap.status).toBe('absent');
    const limit = '7. The Members who sell are liable for no more than the sum that they receive.';
    expect(readFacts(contractWith(limit)).liabilityCap.status).not.toBe('absent');
  });
});

describe('what is left without a limit is no limit', () => {
  test.each([
    'We carry public liability insurance of €6.5 million and nothing in this agreement limits what we owe for injury to a child.',
    'Nothing here excludes liability for fraud.',
    'Nothing in these terms restricts the liability of either side for death.',
  ])('%s', (text) => expect(isNoLimit(text)).toBe(true));

  test.each([
    'Nothing in this agreement limits liability for fraud; otherwise it is limited to $5,000.',
    'Nothing in it excludes fraud, and for all else we owe no more than the price.',
  ])('near miss: %s', (text) => expect(isNoLimit(text)).toBe(false));
});

test('costs that cannot be had back are kept of a price', () => {
  expect(isKeptOfPrice('less costs already paid and not ', 'recoverable, in no case more than')).toBe(true);
  expect(isKeptOfPrice('less costs already paid and not ', 'recoverable, and the liability is limited to')).toBe(false);
  expect(isKeptOfPrice('the sum ', 'recoverable is never more than')).toBe(false);
});
