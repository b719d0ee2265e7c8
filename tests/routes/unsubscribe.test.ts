import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { newToken } from '../../src/credentials/tokens';
import { findUserByEmail } from '../../src/db/accounts';
import { unsubscribeToken } from '../../src/db/outgoing-mail';
import { type CallInit, type TestApp, type TestUser, testApp } from '../support/app';
import { MAIL_ENV } from '../support/mail-world';

let app: TestApp;
let user: TestUser;
let token: string;
beforeAll(async () => {
  app = await testApp({ env: MAIL_ENV });
});
beforeEach(async () => {
  user = await app.signUp();
  token = await unsubscribeToken(app.db, user.id, 'emailDocuments', newToken());
});
afterAll(() => app.close());

const preferences = async () => {
  const row = await findUserByEmail(app.db, user.email);
  return [row?.emailSecurity, row?.emailDocuments, row?.emailMarketing, row?.documentProcessing, row?.analysisReports];
};
const read = async (of = token) => (await app.call(`GET /api/unsubscribe/${of}`)).json();

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};
/** By whom the button is pressed: a mail program (RFC 8058, both kinds of form), or our page, signed in or not. */
const PRESSES: [string, () => CallInit][] = [
  ['a form of a mail program', () => ({ body: 'List-Unsubscribe=One-Click', headers: FORM })],
  ['a form in parts of a mail program', () => ({ body: multipart() })],
  ['our page', () => ({ headers: { origin: MAIL_ENV.APP_URL, 'sec-fetch-site': 'same-origin' } })],
  ['somebody else who is signed in', () => ({ as: user.cookies.copy() })],
];

describe('a link to unsubscribe', () => {
  test.each(PRESSES)('pressed by %s turns its preference off, and no other; again it does no harm', async (_, init) => {
    expect(await read()).toEqual({ preference: 'emailDocuments', on: true });
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.call(`POST /unsubscribe/${token}`, init());
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ preference: 'emailDocuments', on: false });
      expect(await preferences()).toEqual([true, false, true, true, true]);
    }
    expect(await read()).toEqual({ preference: 'emailDocuments', on: false });
  });

  test('that is only opened, as programs do that check e-mails, changes nothing', async () => {
    expect((await app.call(`GET /api/unsubscribe/${token}`)).status).toBe(200);
    expect((await app.call(`HEAD /unsubscribe/${token}`)).status).toBe(200);
    expect(await preferences()).toEqual([true, true, true, true, true]);
  });

  test('is the same for every e-mail of its sort, and another for the next person', async () => {
    expect(await unsubscribeToken(app.db, user.id, 'emailDocuments', newToken())).toBe(token);
    expect(await unsubscribeToken(app.db, user.id, 'emailMarketing', newToken())).not.toBe(token);
    const other = await app.signUp();
    expect(await unsubscribeToken(app.db, other.id, 'emailDocuments', newToken())).not.toBe(token);
  });

  const WRONG: [string, () => string][] = [
    ['made up', () => newToken()],
    ['cut off', () => token.slice(0, -1)],
    ['continued', () => `${token}A`],
    ['in other letters', () => token.toUpperCase().padEnd(43, 'A')],
    ['with a quote', () => `${token.slice(1)}%27`],
    ['with a zero byte', () => `${token.slice(1)}%00`],
  ];
  test.each(WRONG)('%s: 404 in words, and nothing is changed', async (_, wrong) => {
    for (const call of [`GET /api/unsubscribe/${wrong()}`, `POST /unsubscribe/${wrong()}`]) {
      const answer = await app.call(call);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('does not work any more') });
    }
    expect(await preferences()).toEqual([true, true, true, true, true]);
  });

  test('of a deleted account is as good as none', async () => {
    await app.call('DELETE /api/user/account', { as: user.cookies });
    expect((await app.call(`POST /unsubscribe/${token}`)).status).toBe(404);
  });

  test("is not pressed by another site's page", async () => {
    const headers = { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = 'List-Unsubscribe=One-Click';
    expect((await app.call(`POST /unsubscribe/${token}`, { body, headers })).status).toBe(403);
    expect(await preferences()).toEqual([true, true, true, true, true]);
  });
});

test('forms are taken nowhere else', async () => {
  const body = 'currentPassword=a&newPassword=b';
  const answer = await app.call('PATCH /api/user/password', { body, headers: FORM, as: user.cookies });
  expect(answer.status).toBe(415);
});
