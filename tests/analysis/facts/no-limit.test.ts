import { describe, expect, test } from 'bun:test';
import { isNoLimit } from '../../../src/analysis/facts/no-limit';
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
