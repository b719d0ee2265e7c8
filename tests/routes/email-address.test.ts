import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { findUserByEmail } from '../../src/db/accounts';
import { auditEvents, outgoingMail, sessions, users } from '../../src/db/schema';
import { mailQueue } from '../../src/mail/queue-mail';
import { mailStatusSchema } from '../../src/shared/mail';
import { Cookies, PASSWORD, type TestApp, type TestUser, testApp } from '../support/app';
import { addContract } from '../support/lease-contract';
import { AT_ONCE } from '../support/mail-world';
import { sendAll, tokenOf } from '../support/sent-mail';

const DAY_MS = 24 * 60 * 60_000;
const ADA = { name: 'Ada Lovelace', email: 'Ada@Example.com', password: PASSWORD };

let app: TestApp;
let user: TestUser;
let clock: Date;
beforeEach(async () => {
  clock = new Date();
  app = await testApp({ now: () => clock, queueMail: mailQueue(AT_ONCE) });
  user = await app.signUp();
});
afterEach(() => app.close());

const send = () => sendAll(app.db, () => clock);
const signUp = (json: object = ADA, of = app) => of.call('POST /api/auth/signup', { json });
const verify = (token: string) => app.call('POST /api/auth/verify-email', { json: { token } });
const change = (email: string, as = user.cookies, of = app) => of.call('POST /api/user/email', { json: { email }, as });
const again = (as: Cookies) => app.call('POST /api/user/email/verification', { as });
const status = async (as: Cookies) =>
  v.parse(mailStatusSchema, await (await app.call('GET /api/user/mail', { as })).json());
const subjects = async () => (await send()).map(({ to, subject }) => [to, subject]);

async function signIn(email: string): Promise<Cookies> {
  const as = new Cookies();
  expect((await app.call('POST /api/auth/signin', { json: { email, password: PASSWORD }, as })).status).toBe(200);
  return as;
}

describe('signing up where e-mails are sent', () => {
  test('answers alike whether there is such an account, and tells its owner alone', async () => {
    const answers = [await signUp(), await signUp({ ...ADA, email: user.email.toUpperCase() })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    for (const answer of answers) expect(await answer.json()).toEqual({ user: null });
    expect(await subjects()).toEqual([
      [ADA.email, 'Confirm your email address'],
      [user.email, 'You have an account already'],
    ]);
    await signIn(user.email);
  });

  test('twice at the same time makes one account', async () => {
    const answers = await Promise.all([signUp(), signUp(), signUp()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.db.select().from(users).where(eq(users.email, ADA.email))).toHaveLength(1);
  });

  test('with an address that is taken brings its owner three e-mails in an hour', async () => {
    for (let i = 0; i < 5; i += 1) await signUp({ ...ADA, email: user.email });
    expect(await send()).toHaveLength(3);
  });
});

describe('an address', () => {
  test('is proved by the link, once; before that no e-mails about documents go there', async () => {
    await signUp();
    const as = await signIn(ADA.email);
    expect(await status(as)).toEqual({ configured: true, verified: false, mailed: false, pending: null });
    const token = tokenOf((await send())[0]);
    const ada = await findUserByEmail(app.db, ADA.email);
    const analysed = async () => {
      const contractId = await addContract(app.db, ada?.id ?? '');
      await app.deps.queueMail?.(app.db, { kind: 'analyses', contractId, failed: false });
      return (await send()).map(({ subject }) => subject);
    };
    expect(await analysed()).toEqual([]);
    expect(await (await verify(token)).json()).toEqual({ email: ADA.email });
    expect(await status(as)).toEqual({ configured: true, verified: true, mailed: true, pending: null });
    expect(await analysed()).toEqual(['Your analysis is finished']);
    expect((await verify(token)).status).toBe(404);
    expect((await app.db.select().from(auditEvents)).map(({ action }) => action)).toContain('email-verified');
  });

  test('of an older account gets e-mails about documents as before', async () => {
    await app.db.update(users).set({ emailVerifiedAt: null, mailedUnverified: true }).where(eq(users.id, user.id));
    const contractId = await addContract(app.db, user.id);
    await app.deps.queueMail?.(app.db, { kind: 'analyses', contractId, failed: false });
    expect(await subjects()).toEqual([[user.email, 'Your analysis is finished']]);
    expect(await status(user.cookies)).toMatchObject({ verified: false, mailed: true });
  });

  test('is asked to be proved again three times in an hour, and no more once it is', async () => {
    await signUp();
    const as = await signIn(ADA.email);
    await send();
    for (let i = 0; i < 5; i += 1) expect((await again(as)).status).toBe(200);
    const sent = await send();
    expect(sent).toHaveLength(3);
    await verify(tokenOf(sent[2]));
    clock = new Date(clock.getTime() + DAY_MS / 2);
    await again(as);
    expect(await send()).toEqual([]);
  });

  test('is not proved by a link that is too old', async () => {
    await signUp();
    const token = tokenOf((await send())[0]);
    clock = new Date(clock.getTime() + 4 * DAY_MS);
    expect((await verify(token)).status).toBe(404);
  });

  test.each(['nonsense', 'x'.repeat(43)])('is not proved by %p', async (token) => {
    expect((await verify(token)).status).toBe(token.length === 43 ? 404 : 422);
  });
});

describe('another address', () => {
  test('is proved before it takes the place of the old one, which is told', async () => {
    expect(await (await change('new@example.com')).json()).toEqual({ pending: 'new@example.com' });
    expect(await status(user.cookies)).toMatchObject({ verified: true, pending: 'new@example.com' });
    const [first, second] = (await send()).toSorted((one, other) => one.to.localeCompare(other.to));
    expect([first?.to, first?.subject]).toEqual(['new@example.com', 'Confirm your new email address']);
    expect([second?.to, second?.subject]).toEqual([user.email, 'Another email address was asked for']);
    await signIn(user.email);
    expect(await (await verify(tokenOf(first))).json()).toEqual({ email: 'new@example.com' });
    await signIn('new@example.com');
    expect(await status(user.cookies)).toMatchObject({ verified: true, pending: null });
    expect(await subjects()).toContainEqual([user.email, 'The email address of your account was changed']);
    expect((await app.db.select().from(auditEvents)).map(({ action }) => action)).toContain('email-changed');
  });

  test('is taken back by the old one, and by asking for a third', async () => {
    await change('new@example.com');
    const link = tokenOf((await send()).find(({ to }) => to === 'new@example.com'));
    await change('third@example.com');
    expect((await verify(link)).status).toBe(404);
    expect(await (await change(user.email)).json()).toEqual({ pending: null });
    expect(await status(user.cookies)).toMatchObject({ pending: null });
  });

  test('that belongs to another account is not told of; its owner is', async () => {
    const other = await app.signUp();
    expect(await (await change(other.email)).json()).toEqual({ pending: other.email });
    expect(await subjects()).toContainEqual([other.email, 'You have an account already']);
  });

  test('that was taken before its link was opened is refused', async () => {
    await change('new@example.com');
    const link = tokenOf((await send()).find(({ to }) => to === 'new@example.com'));
    await signUp({ ...ADA, email: 'NEW@example.com' });
    expect((await verify(link)).status).toBe(409);
    await signIn(user.email);
  });

  test('wants a recent sign-in', async () => {
    await app.db.update(sessions).set({ authenticatedAt: new Date(0) });
    const refused = await change('new@example.com');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'reauthentication_required' });
  });

  test('by an administrator is not proved', async () => {
    const admin = await app.signUpAdmin();
    await app.call(`PATCH /api/admin/users/${user.id}`, { json: { email: 'new@example.com' }, as: admin.cookies });
    expect(await status(user.cookies)).toMatchObject({ verified: false, mailed: false });
    expect(await subjects()).toContainEqual(['new@example.com', 'Confirm your email address']);
  });
});

describe('where no e-mails are sent', () => {
  test('an address is changed at once, signing up says what is taken, and nothing is kept to be sent', async () => {
    const silent = await testApp();
    try {
      const [me, other] = [await silent.signUp(), await silent.signUp()];
      const taken = { error: 'An account with this email already exists' };
      const answers = [
        await signUp({ ...ADA, email: other.email }, silent),
        await change(other.email, me.cookies, silent),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(409);
        expect(await answer.json()).toEqual(taken);
      }
      expect(await (await change('new@example.com', me.cookies, silent)).json()).toEqual({ pending: null });
      expect((await findUserByEmail(silent.db, 'new@example.com'))?.id).toBe(me.id);
      expect((await silent.call('POST /api/user/email/verification', { as: me.cookies })).status).toBe(404);
      expect(await silent.db.select().from(outgoingMail)).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
