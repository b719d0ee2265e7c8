import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type TestApp, testApp } from '../../support/app';

type Row = [name: string, headers: Record<string, string>, status: number];

const BY_THE_BROWSER: Row[] = [
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' }, 403],
  ['another site that fakes Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  ['a value that is not one', { 'sec-fetch-site': 'whatever' }, 403],
];

const BY_ORIGIN_AND_HOST: Row[] = [
  ['curl', {}, 200],
  ['the same host', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['another host', { origin: 'https://evil.example', host: 'localhost:3000' }, 403],
  ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, 403],
  ['a sandboxed frame', { origin: 'null', host: 'localhost:3000' }, 403],
  ['an Origin that is no URL', { origin: 'localhost:3000/', host: 'localhost:3000' }, 403],
];

const BY_ORIGIN_AND_APP_URL: Row[] = [
  ['APP_URL', { origin: 'https://contracts.example' }, 200],
  ['APP_URL without https', { origin: 'http://contracts.example' }, 403],
  [
    'the Host of a request that does not come through APP_URL',
    { origin: 'http://inside:3000', host: 'inside:3000' },
    403,
  ],
  ['a name that begins alike', { origin: 'https://contracts.example.evil.example' }, 403],
];

let app: TestApp;
let behindName: TestApp;
beforeAll(async () => {
  app = await testApp();
  behindName = await testApp({ env: { APP_URL: 'https://contracts.example' } });
});
afterAll(() => Promise.all([app.close(), behindName.close()]));

const signOut = async (to: TestApp, headers: Record<string, string>) =>
  (await to.call('POST /api/auth/signout', { headers })).status;

describe('a write is taken by where it comes from', () => {
  test.each(BY_THE_BROWSER)('as the browser says: %s', async (_, headers, status) => {
    expect(await signOut(app, headers)).toBe(status);
  });
  test.each(BY_ORIGIN_AND_HOST)('by Origin and Host: %s', async (_, headers, status) => {
    expect(await signOut(app, headers)).toBe(status);
  });
  test.each(BY_ORIGIN_AND_APP_URL)('by Origin and APP_URL: %s', async (_, headers, status) => {
    expect(await signOut(behindName, headers)).toBe(status);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s from another site reaches no call', async (method) => {
  const response = await app.call(`${method} /api/user/account`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: 'This request came from another site and was refused.' });
});

test('a refused write does nothing', async () => {
  const { cookies } = await app.signUp();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await app.call('DELETE /api/user/account', { as: cookies, headers })).status).toBe(403);
  expect((await app.call('GET /api/auth/session', { as: cookies })).status).toBe(200);
});

test('reading from another site is left to the browser, which hides the answer', async () => {
  const response = await app.call('GET /api/admin/session', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
