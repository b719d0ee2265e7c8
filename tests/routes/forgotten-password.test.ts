import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { deleteExpiredLinks } from '../../src/db/account-links';
import { accountLinks, auditEvents, outgoingMail } from '../../src/db/schema';
import { mailQueue } from '../../src/mail/queue-mail';
import { Cookies, type TestApp, type TestUser, testApp } from '../support/app';
import { sendAll, tokenOf } from '../support/sent-mail';

const MINUTE_MS = 60_000;
const NEW = 'seventeen grey horses';

let app: TestApp;
let user: TestUser;
let clock: Date;
beforeEach(async () => {
  clock = new Date();
  app = await testApp({ now: () => clock, queueMail: mailQueue(), env: { TRUST_PROXY: 'true' } });
  user = await app.signUp();
});
afterEach(() => app.close());

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS);
};
const ask = (email: string, from = '192.0.2.1', of: TestApp = app) =>
  of.call('POST /api/auth/forgot-password', { json: { email }, headers: { 'x-forwarded-for': from } });
const reset = (token: string, password = NEW) =>
  app.call('POST /api/auth/reset-password', { json: { token, password } });
const send = () => sendAll(app.db, () => clock);
const opens = async (password: string) =>
  (await app.call('POST /api/auth/signin', { json: { email: user.email, password } })).status === 200;

async function askedLink(): Promise<string> {
  expect((await ask(user.email)).status).toBe(200);
  const [message] = await send();
  return tokenOf(message);
}

describe('asking for a new password', () => {
  test('is answered alike whether there is such an account; the owner alone gets an e-mail', async () => {
    const answers = await Promise.all([user.email.toUpperCase(), 'nobody@example.com'].map((email) => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(2).fill('{"success":true}'));
    expect(await send()).toMatchObject([{ to: user.email, subject: 'Set a new password', unsubscribe: null }]);
  });

  test('keeps the token nowhere', async () => {
    await ask(user.email);
    const waiting = JSON.stringify(await app.db.select().from(outgoingMail));
    const [message] = await send();
    const token = tokenOf(message);
    const tables = ['account_links', 'outgoing_mail', 'sent_mail', 'audit_events'];
    const rows = await Promise.all(tables.map((table) => app.db.$client.unsafe(`select t::text from ${table} t`)));
    expect(waiting + JSON.stringify(rows)).not.toContain(token);
    expect(await app.db.select().from(accountLinks)).toHaveLength(1);
  });

  test('brings three e-mails in an hour, and says so to nobody', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask(user.email, `192.0.2.${i}`)).status).toBe(200);
    expect(await send()).toHaveLength(3);
    pass(61);
    await ask(user.email);
    expect(await send()).toHaveLength(1);
  });

  test('is heard twenty times from one network, for whatever addresses', async () => {
    for (let i = 0; i < 20; i += 1) expect((await ask(`nobody${i}@example.com`)).status).toBe(200);
    expect((await ask(user.email)).status).toBe(429);
    expect((await ask(user.email, '198.51.100.1')).status).toBe(200);
  });

  test('is refused where no e-mails are sent', async () => {
    const silent = await testApp();
    try {
      expect((await ask('a@example.com', '192.0.2.1', silent)).status).toBe(404);
    } finally {
      await silent.close();
    }
  });

  test('is refused for what is no address', async () => {
    expect((await ask('no address')).status).toBe(422);
  });
});

describe('the link', () => {
  test('sets a password, ends all sessions, and tells the owner', async () => {
    const phone = new Cookies();
    await app.call('POST /api/auth/signin', { json: user, as: phone });
    const token = await askedLink();
    expect((await reset(token)).status).toBe(200);
    expect([await opens(NEW), await opens(user.password)]).toEqual([true, false]);
    for (const as of [user.cookies, phone]) expect((await app.call('GET /api/auth/session', { as })).status).toBe(401);
    const told = (await send()).find(({ subject }) => subject === 'Your password was changed');
    expect(told?.text).toContain('by a link that was sent to this address');
    const events = await app.db.select().from(auditEvents);
    expect(events.filter(({ accountId }) => accountId === user.id).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['password-reset-asked', 'password-reset']),
    );
  });

  test('works once', async () => {
    const token = await askedLink();
    await reset(token);
    const again = await reset(token, 'eighteen grey horses');
    expect(again.status).toBe(404);
    expect(await again.json()).toEqual({
      error: 'This link does not work any more. It works once, for an hour: please ask for a new one.',
    });
    expect(await opens(NEW)).toBe(true);
  });

  test('is won by one of two that use it at the same time', async () => {
    const token = await askedLink();
    const passwords = ['a first grey horse', 'a second grey horse'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const [i, password] of passwords.entries()) expect(await opens(password)).toBe(answers[i]?.status === 200);
  });

  test('makes all others worthless', async () => {
    const [first, second] = [await askedLink(), await askedLink()];
    await reset(second);
    expect((await reset(first)).status).toBe(404);
  });

  test('works for an hour, and is swept then', async () => {
    const [late, early] = [await askedLink(), await askedLink()];
    pass(59);
    await deleteExpiredLinks(app.db, clock);
    expect((await reset(early, 'password')).status).toBe(422);
    pass(2);
    expect((await reset(late)).status).toBe(404);
    await deleteExpiredLinks(app.db, clock);
    expect(await app.db.select().from(accountLinks)).toEqual([]);
  });

  test.each([
    ['a common one', 'password123', 'This is one of the most common passwords'],
    ['the old one', 'correct horse', 'This is the password you have already.'],
  ])('refuses %s and goes on working', async (_, password, words) => {
    const token = await askedLink();
    const refused = await reset(token, password);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'password_refused', error: expect.stringContaining(words) });
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['nonsense', 'x'.repeat(43), ''])('is none: %p', async (token) => {
    expect((await reset(token)).status).toBe(token.length === 43 ? 404 : 422);
  });
});
