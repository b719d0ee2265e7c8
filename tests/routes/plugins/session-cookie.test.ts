import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import { setToken } from '../../../src/routes/plugins/session-cookie';
import { type TestApp, type TestUser, testApp } from '../../support/app';

const TOKEN = /^[\w-]{43}$/;

/** Name, value and attributes of one Set-Cookie line. */
function read(line = '') {
  const [pair = '', ...attributes] = line.split('; ');
  const [name, value] = pair.split('=');
  return { name, value, attributes: attributes.sort() };
}

describe.each([
  ['http', '', undefined, []],
  ['https', '__Host-', 'https://contracts.example', ['Secure']],
] as const)('cookies over %s', (_, prefix, url, secure) => {
  const fixed = ['HttpOnly', 'Path=/', 'SameSite=Lax', ...secure];
  let app: TestApp;
  let user: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    app = await testApp({ env: url ? { APP_URL: url } : {} });
    user = await app.signUp();
    admin = await app.signUpAdmin();
  });
  afterAll(() => app.close());

  test('sign-in, and by which the browser is known the next time', async () => {
    const [line, device, ...more] = (await app.call('POST /api/auth/signin', { json: user })).headers.getSetCookie();
    expect(more).toEqual([]);
    expect(read(device)).toEqual({
      name: `${prefix}device`,
      value: expect.stringMatching(TOKEN),
      attributes: ['Max-Age=34560000', ...fixed].sort(),
    });
    expect(read(line)).toEqual({
      name: `${prefix}session`,
      value: expect.stringMatching(TOKEN),
      attributes: ['Max-Age=2592000', ...fixed].sort(),
    });
  });

  test('admin login', async () => {
    const [line] = (await app.call('POST /api/admin/login', { json: admin })).headers.getSetCookie();
    expect(read(line)).toEqual({
      name: `${prefix}admin_session`,
      value: expect.stringMatching(TOKEN),
      attributes: ['Max-Age=43200', ...fixed].sort(),
    });
  });

  test('signing out takes the cookie away under the same attributes', async () => {
    for (const [call, name] of [
      ['POST /api/auth/signout', 'session'],
      ['POST /api/admin/logout', 'admin_session'],
    ] as const) {
      const [line] = (await app.call(call)).headers.getSetCookie();
      expect(read(line)).toEqual({ name: prefix + name, value: '', attributes: ['Max-Age=0', ...fixed].sort() });
    }
  });

  test('a cookie of the other name opens nothing', async () => {
    const header = user.cookies.header;
    const other = header.startsWith('__Host-') ? header.slice('__Host-'.length) : `__Host-${header}`;
    expect((await app.call('GET /api/auth/session', { headers: { cookie: other } })).status).toBe(401);
    expect((await app.call('GET /api/auth/session', { headers: { cookie: header } })).status).toBe(200);
  });

  test('two cookies in one answer both arrive', async () => {
    const both = new Elysia().get('/', ({ cookie }) => {
      setToken(cookie, app.config, 'session', 'a'.repeat(43), 1);
      setToken(cookie, app.config, 'admin_session', 'b'.repeat(43), 2);
      return {};
    });
    const answer = await both.handle(new Request('http://localhost/'));
    expect(answer.headers.getSetCookie().map((line) => read(line).name)).toEqual([
      `${prefix}session`,
      `${prefix}admin_session`,
    ]);
  });

  test('only https promises to stay https', async () => {
    const { headers } = await app.call('GET /api/health');
    expect(headers.has('strict-transport-security')).toBe(url !== undefined);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
