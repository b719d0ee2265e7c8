import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createAdmin, revokeAdmin } from '../../src/admin/admins';
import { auditEvents, auditNames } from '../../src/db/schema';
import { contractAnswerSchema } from '../../src/shared/contracts';
import { type CallInit, Cookies, PASSWORD, type TestApp, type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addRun } from '../support/findings';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());

const FROM = '192.0.2.7';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const call = (route: string, init: CallInit = {}) =>
  app.call(route, { ...init, headers: { ...init.headers, 'x-forwarded-for': FROM, 'user-agent': BROWSER } });

/** What the log has about an account, or of an actor, oldest first: who, what, of what, with what. */
async function eventsOf(id: string) {
  const rows = await app.db
    .select({ event: auditEvents, names: auditNames.details })
    .from(auditEvents)
    .leftJoin(auditNames, sql`${auditNames.eventId} = ${auditEvents.id}`)
    .where(sql`${auditEvents.accountId} = ${id} or ${auditEvents.actorId} = ${id} or ${auditEvents.subjectId} = ${id}`)
    .orderBy(auditEvents.at);
  return rows.map(({ event: { action, actorKind, actorId, subjectId, address, details }, names }) => ({
    ...{ action, who: `${actorKind} ${actorId}`, subjectId, address, details, names },
  }));
}

const PDF = '%PDF-1.7\nplanted words of a contract';
async function upload(owner: TestUser): Promise<string> {
  const body = new FormData();
  body.set('pdf', new File([PDF], 'Planted filename.pdf', { type: 'application/pdf' }));
  const answer = await call('POST /api/contracts/upload', { body, as: owner.cookies });
  const { contract } = v.parse(contractAnswerSchema, await answer.json());
  await addRun(app.db, contract.id);
  return contract.id;
}

const signIn = (email: string, password = PASSWORD, as = new Cookies()) =>
  call('POST /api/auth/signin', { json: { email, password }, as });

describe('what an account does', () => {
  test('signing in and out, and failing to', async () => {
    const { id, email } = await app.signUp();
    const as = new Cookies();
    await signIn(email, 'wrong horse');
    await signIn(email, PASSWORD, as);
    await signIn(email, PASSWORD, as);
    await call('POST /api/auth/signout', { as });
    const own = { who: `user ${id}`, subjectId: null, address: FROM, names: null };
    expect(await eventsOf(id)).toEqual([
      {
        ...{ ...own, action: 'sign-in-failed', who: 'stranger null', subjectId: id },
        details: { to: 'user', reason: 'wrong password' },
      },
      { ...own, action: 'sign-in', details: { browser: 'Firefox on Linux' } },
      { ...own, action: 'sign-in', details: { browser: 'Firefox on Linux' } },
      { ...own, action: 'session-ended', details: { why: 'signed in again' } },
      { ...own, action: 'sign-out', details: {} },
    ]);
  });

  test('ending other sessions, one and all', async () => {
    const { id, email, cookies: as } = await app.signUp();
    await signIn(email);
    await signIn(email);
    await signIn(email);
    const { sessions } = await (await call('GET /api/user/sessions', { as })).json();
    const other = sessions.at(-1).id;
    await call(`DELETE /api/user/sessions/${other}`, { as });
    await call('DELETE /api/user/sessions', { as });
    await call('DELETE /api/user/sessions', { as });
    const ended = (await eventsOf(id)).filter(({ action }) => action === 'session-ended');
    expect(ended.map(({ subjectId, details }) => [subjectId, details])).toEqual([
      [other, {}],
      [null, { sessionsEnded: 2 }],
    ]);
  });

  test('of an unknown address nothing is kept that was typed', async () => {
    await signIn('planted-unknown@example.com', 'planted unknown password');
    const kept = await app.db.select().from(auditEvents).where(sql`details->>'reason' = 'unknown account'`);
    expect(kept).toMatchObject([{ accountId: null, subjectId: null, actorId: null, address: FROM }]);
    expect(JSON.stringify(kept)).not.toContain('planted');
  });

  test('attempts that are refused unheard are told once', async () => {
    const { id, email } = await app.signUp();
    for (let i = 0; i < 13; i++) await signIn(email, 'wrong horse');
    const actions = (await eventsOf(id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'sign-in-failed')).toHaveLength(10);
    expect(actions.filter((action) => action === 'sign-in-refused')).toHaveLength(1);
  });

  test('a new account, its name, its password and its calendar', async () => {
    const json = { name: 'Ada Lovelace', email: `${crypto.randomUUID()}@example.com`, password: PASSWORD };
    const made = await call('POST /api/auth/signup', { json });
    const { user } = await made.json();
    const as = new Cookies();
    await signIn(json.email, PASSWORD, as);
    await call('PATCH /api/user/profile', { json: { name: 'Countess Ada', email: json.email }, as });
    await call('PATCH /api/user/profile', { json: { name: 'Countess Ada', email: json.email }, as });
    await call('PATCH /api/user/password', {
      json: { currentPassword: 'wrong horse', newPassword: 'new horse 12' },
      as,
    });
    await call('PATCH /api/user/password', { json: { currentPassword: PASSWORD, newPassword: 'new horse 12' }, as });
    await call('POST /api/auth/reauthenticate', { json: { password: PASSWORD }, as });
    await call('POST /api/auth/reauthenticate', { json: { password: 'new horse 12' }, as });
    await call('POST /api/calendar/address', { as });
    await call('DELETE /api/calendar/address', { as });
    expect((await eventsOf(user.id)).map(({ action, details, names }) => [action, details, names])).toEqual([
      ['sign-up', {}, null],
      ['sign-in', { browser: 'Firefox on Linux' }, null],
      ['profile-changed', {}, { nameBefore: 'Ada Lovelace', name: 'Countess Ada' }],
      ['password-change-failed', {}, null],
      ['password-changed', { sessionsEnded: 1 }, null],
      ['reauthentication-failed', { by: 'password' }, null],
      ['reauthenticated', { by: 'password' }, null],
      ['calendar-address-made', {}, null],
      ['calendar-address-revoked', {}, null],
    ]);
  });

  test('a contract: uploaded, read once a day and address however many calls, exported, deleted', async () => {
    const owner = await app.signUp();
    const other = await app.signUp();
    const id = await upload(owner);
    const calls = ['', '/findings', '/highlights', '/contents', '/file', '/passage?at=0-4', '/dates?on=2027-01-01'];
    for (const path of [...calls, ...calls])
      expect((await call(`GET /api/contracts/${id}${path}`, { as: owner.cookies })).status).toBe(200);
    for (const path of [...calls, '/exports/facts.csv', '/file?download=1'])
      expect((await call(`GET /api/contracts/${id}${path}`, { as: other.cookies })).status).toBe(404);
    for (const path of ['/exports/facts.csv', '/file?download=1', '/dates.ics'])
      expect((await call(`GET /api/contracts/${id}${path}`, { as: owner.cookies })).status).toBe(200);
    await app.call(`GET /api/contracts/${id}`, { as: owner.cookies, headers: { 'x-forwarded-for': '192.0.2.8' } });
    await call(`DELETE /api/contracts/${id}`, { as: owner.cookies });
    const events = (await eventsOf(owner.id)).filter(({ action }) => action !== 'contract-refused');
    expect(events.map(({ action, details, subjectId, address }) => [action, details, subjectId, address])).toEqual([
      ['contract-uploaded', {}, id, FROM],
      ['contract-read', {}, id, FROM],
      ['contract-exported', { format: 'facts.csv' }, id, FROM],
      ['contract-exported', { format: 'pdf' }, id, FROM],
      ['contract-exported', { format: 'dates.ics' }, id, FROM],
      ['contract-read', {}, id, '192.0.2.8'],
      ['contract-deleted', {}, id, FROM],
    ]);
    const refused = await eventually(async () => {
      const actions = (await eventsOf(other.id)).map(({ action }) => action);
      return actions.length > 0 && actions;
    });
    expect(refused).toEqual(['contract-refused']);
  });

  test.each([
    ...['', '/findings', '/highlights', '/contents', '/file', '/passage?at=0-4', '/dates?on=2027-01-01'],
    '/analyses/RUN',
  ])('each call that shows what stands in a contract is a reading: %s', async (path) => {
    const owner = await app.signUp();
    const id = await upload(owner);
    const listed = await call(`GET /api/contracts/${id}/analyses`, { as: owner.cookies });
    const { runs } = await listed.json();
    const answer = await call(`GET /api/contracts/${id}${path.replace('RUN', runs[0].id)}`, { as: owner.cookies });
    expect(answer.status).toBe(200);
    expect((await eventsOf(owner.id)).map(({ action }) => action)).toEqual(['contract-uploaded', 'contract-read']);
  });

  test('a contract that has nothing to read yet was not read', async () => {
    const owner = await app.signUp();
    const body = new FormData();
    body.set('pdf', new File(['%PDF-1.7\n'], 'Lease.pdf', { type: 'application/pdf' }));
    const answer = await call('POST /api/contracts/upload', { body, as: owner.cookies });
    const { contract } = await answer.json();
    await call(`GET /api/contracts/${contract.id}`, { as: owner.cookies });
    expect((await eventsOf(owner.id)).map(({ action }) => action)).toEqual(['contract-uploaded']);
  });

  test('after its deletion the log has the account’s id and nothing that names it', async () => {
    const owner = await app.signUp('Planted Quillfeather');
    const id = await upload(owner);
    await call('PATCH /api/user/profile', { json: { name: 'Planted Newname', email: owner.email }, as: owner.cookies });
    await call(`GET /api/contracts/${id}`, { as: owner.cookies });
    await call('DELETE /api/user/account', { as: owner.cookies });
    const events = await eventsOf(owner.id);
    expect(events.at(-1)).toMatchObject({ action: 'account-deleted', subjectId: owner.id, details: { contracts: 1 } });
    expect(events.map(({ names }) => names)).toEqual([null, null, null, null]);
    expect(JSON.stringify(events)).not.toMatch(/planted/i);
    expect(JSON.stringify(events)).not.toContain(owner.email);
  });
});

describe('what administrators do', () => {
  test('a change of an account is told with before and after, of a password that it changed', async () => {
    const [admin, user] = [await app.signUpAdmin(), await app.signUp('Ada Lovelace')];
    const json = { name: 'Ada Byron', email: 'byron@example.com', plan: 'pro', password: 'planted secret' };
    await call(`PATCH /api/admin/users/${user.id}`, { json, as: admin.cookies });
    expect(await eventsOf(user.id)).toEqual([
      {
        ...{ action: 'admin-account-changed', who: `admin ${admin.id}`, subjectId: user.id, address: FROM },
        details: { planBefore: 'free', plan: 'pro', password: 'changed' },
        names: { nameBefore: 'Ada Lovelace', name: 'Ada Byron', emailBefore: user.email, email: 'byron@example.com' },
      },
    ]);
    await call(`DELETE /api/admin/users/${user.id}`, { as: admin.cookies });
    expect((await eventsOf(user.id)).map(({ action, who, names }) => [action, who, names])).toEqual([
      ['admin-account-changed', `admin ${admin.id}`, null],
      ['account-deleted', `admin ${admin.id}`, null],
    ]);
  });

  test('that they ended the sessions of an account, whose, and how many', async () => {
    const [admin, user] = [await app.signUpAdmin(), await app.signUp()];
    for (let i = 0; i < 2; i += 1) await call(`DELETE /api/admin/users/${user.id}/sessions`, { as: admin.cookies });
    const event = {
      action: 'session-ended' as const,
      who: `admin ${admin.id}`,
      subjectId: user.id,
      address: FROM,
      names: null,
    };
    expect(await eventsOf(user.id)).toEqual([
      { ...event, details: { sessionsEnded: 1 } },
      { ...event, details: { sessionsEnded: 0 } },
    ]);
  });

  test('their own sign-ins', async () => {
    const { id, email } = await app.signUpAdmin();
    const as = new Cookies();
    await call('POST /api/admin/login', { json: { email, password: 'wrong horse' } });
    await call('POST /api/admin/login', { json: { email, password: PASSWORD }, as });
    await call('POST /api/admin/logout', { as });
    expect((await eventsOf(id)).map(({ action, who }) => [action, who])).toEqual([
      ['sign-in-failed', 'stranger null'],
      ['sign-in', `admin ${id}`],
      ['sign-out', `admin ${id}`],
    ]);
  });

  test('code of the site is told by length and hash', async () => {
    const admin = await app.signUpAdmin();
    for (const value of ['<p>planted code</p>', '<p>planted code</p>', ''])
      await call('POST /api/admin/settings', { json: { key: 'body_html', value }, as: admin.cookies });
    const hash = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect((await eventsOf(admin.id)).map(({ action, subjectId, details }) => [action, subjectId, details])).toEqual([
      ['operator-code-changed', 'body_html', { lengthBefore: 0, length: 19, hashBefore: null, hash }],
      ['operator-code-changed', 'body_html', { lengthBefore: 19, length: 0, hashBefore: hash, hash: null }],
    ]);
  });

  test('who they were stays known after they were removed', async () => {
    const { id, email } = await createAdmin(app.deps, {
      name: 'Second',
      email: 'second@example.com',
      password: 'horse horse',
    });
    await revokeAdmin(app.deps, email);
    expect((await eventsOf(id)).map(({ action, who, details }) => [action, who, details])).toEqual([
      ['admin-made', 'system null', { name: 'Second', email }],
      ['admin-removed', 'system null', { name: 'Second', email }],
    ]);
  });
});

test('no words of contracts, names of files, passwords, tokens or code ever stand in the log', async () => {
  const tables = await Promise.all([app.db.select().from(auditEvents), app.db.select().from(auditNames)]);
  const log = JSON.stringify(tables);
  expect(tables[0].length).toBeGreaterThan(20);
  for (const marker of [
    'planted words',
    'Planted filename',
    'planted secret',
    'planted code',
    PASSWORD,
    'new horse 12',
  ])
    expect(log).not.toContain(marker);
  // Session tokens, device tokens and calendar secrets are 43 characters of base64url.
  expect(log).not.toMatch(/"[\w-]{43}"/);
});
