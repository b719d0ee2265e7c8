import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { eventually } from '../support/eventually';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import { type RunningServer, startServer } from '../support/server';

setDefaultTimeout(120_000);

/** The whole server as a process of its own, with a mail server: what a user does, and what comes of it in their mailbox. */
let mailServer: TestMailServer;
let server: RunningServer;
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' };
const SITE = 'http://contracts.firm.example';

beforeAll(async () => {
  mailServer = await startMailServer({ password: 'p@ss word' });
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Counterpart <mail@firm.example>', APP_URL: SITE };
  server = await startServer({ ...env, LOG_LEVEL: 'info' }, undefined, 'tests/support/fast-clockwork.ts');
});
afterAll(async () => {
  await server.dispose();
  await mailServer.close();
});

const call = async (method: string, path: string, body: object | FormData, cookie = '') => {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + path, {
    method,
    body: isForm ? body : JSON.stringify(body),
    headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
  });
  expect(answer.status).toBeLessThan(300);
  return answer;
};

test('a contract that is uploaded and a password that is changed are each told, and the link ends the one', async () => {
  await call('POST', '/api/auth/signup', ADA);
  const asked = await eventually(() =>
    mailServer.mails.find(({ subject }) => subject === 'Confirm your email address'),
  );
  const [, proof = ''] = /\/verify-email#(\S+)/.exec(asked.text ?? '') ?? [];
  await call('POST', '/api/auth/verify-email', { token: proof });
  mailServer.mails.length = 0;
  const signedIn = await call('POST', '/api/auth/signin', ADA);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const form = new FormData();
  form.append('pdf', Bun.file(join(import.meta.dir, '../../public/samples/nda.pdf')), 'nda.pdf');
  const { contract } = (await (await call('POST', '/api/contracts/upload', form, cookie)).json()) as {
    contract: { id: string };
  };
  await call('PATCH', '/api/user/password', { currentPassword: ADA.password, newPassword: 'another horse' }, cookie);
  const mails = await eventually(() => mailServer.mails.length >= 2 && mailServer.mails);
  const [finished, changed] = mails.toSorted((one, other) => (one.subject ?? '').localeCompare(other.subject ?? ''));
  expect([finished?.subject, changed?.subject]).toEqual(['Your analysis is finished', 'Your password was changed']);
  for (const mail of mails) expect(mail.to).toMatchObject({ text: ADA.email });
  expect(finished?.text).toContain(`- nda.pdf: finished\n  ${SITE}/analysis/${contract.id}`);
  const [, token = ''] = /Unsubscribe: \S+\/unsubscribe\/(\S+)/.exec(finished?.text ?? '') ?? [];
  const pressed = await fetch(`${server.url}/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(await pressed.json()).toEqual({ preference: 'emailDocuments', on: false });
  // RFC 8058 wants https for the header; the link is there all the same.
  expect(finished?.headerLines.map(({ key }) => key)).not.toContain('list-unsubscribe-post');
  expect(server.output()).toContain('emails are sent by this server');
  expect(server.output()).not.toMatch(/ada@example|p@ss|p%40ss/);
});
