import { expect, test } from 'bun:test';
import { deviceWords } from '../../src/accounts/device-words';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36`],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
])('a browser is called %p', (words, userAgent) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test.each([
  ['nothing', null],
  ['an empty header', ''],
  ['a program', 'curl/8.0'],
  ['words of its own', 'Your bank <script>\u202e on Windows'],
  ['a long header', 'a/'.repeat(8_000)],
])('%s is called nothing that was sent', (_, userAgent) => {
  expect(deviceWords(userAgent)).toBeOneOf([null, 'Windows']);
});
