import { expect, test } from 'bun:test';
import { costWords, secondsWords, takenWords, tokensWords } from '../../src/shared/model-use';

test.each([
  [800, '0.8 s'],
  [9_940, '9.9 s'],
  [9_960, '10 s'],
  [119_000, '119 s'],
  [720_000, '12 min'],
])('%d ms are %s', (ms, words) => {
  expect(secondsWords(ms)).toBe(words);
});

test.each([
  [0, '0 USD'],
  [0.000_01, 'under 0.0001 USD'],
  [0.021_34, '0.0213 USD'],
  [0.5, '0.5 USD'],
  [3.4, '3.40 USD'],
])('money: %d is %s', (cost, words) => {
  expect(costWords(cost, 'USD')).toBe(words);
});

test('tokens and the whole sentence', () => {
  expect(tokensWords({ promptTokens: 1, completionTokens: 0 })).toBe('1 token');
  const used = { requests: 3, promptTokens: 40_000, completionTokens: 1_200, ms: 38_000 };
  expect(takenWords({ ...used, cost: { amount: 0.12, currency: 'USD' } })).toBe(
    'The model took 3 requests, 41,200 tokens, 38 s and 0.12 USD.',
  );
  expect(takenWords({ ...used, requests: 1, cost: null })).toBe('The model took 1 request, 41,200 tokens and 38 s.');
});
