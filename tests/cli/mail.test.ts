import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type MailFault, startMailServer, type TestMailServer } from '../support/mail-server';
import { MAIL_ENV } from '../support/mail-world';
import { runProgram } from '../support/program';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer({ password: 'p@ss word' });
});
afterAll(() => server.close());

const check = (args: string[] = [], SMTP_URL = server.url) =>
  runProgram('src/cli.ts', ['mail', 'check', ...args], { env: { ...MAIL_ENV, SMTP_URL } });

describe('mail check', () => {
  test('signs in, and sends a message where it is told to whom', async () => {
    server.setFault('none');
    expect(await check()).toMatchObject({ code: 0, out: expect.stringContaining('ok      takes the connection') });
    expect(server.mails).toEqual([]);
    const { code, out } = await check(['--to', 'you@firm.example']);
    expect([code, out]).toEqual([0, expect.stringContaining('ok      takes a message to you@firm.example')]);
    expect(server.mails).toMatchObject([{ subject: 'Counterpart can send emails' }]);
  });

  const FAULTS: [MailFault, string][] = [
    ['away', 'look at host and port of SMTP_URL'],
    ['wrong password', 'refuses user or password'],
    ['refuses sender', 'refuses the sender (MAIL_FROM) or the recipient (EENVELOPE 550)'],
    ['refuses words', 'refuses the message (EMESSAGE 554)'],
  ];
  test.each(FAULTS)('of a server that %s says what to look at', async (fault, words) => {
    server.setFault(fault);
    const { code, out, err } = await check(['--to', 'you@firm.example']);
    expect([code, out]).toEqual([1, expect.stringContaining(words)]);
    expect(out + err).not.toMatch(/p@ss|p%40ss/);
  });

  test.each([
    [{ SMTP_URL: '', MAIL_FROM: '' }, 'No mail server is configured'],
    [{ SMTP_URL: 'http://user:secret@host' }, 'SMTP_URL must be smtp://'],
    [{ APP_URL: '' }, 'SMTP_URL needs APP_URL'],
    [{ MAIL_FROM: 'nobody' }, "MAIL_FROM must be an address, as 'mail@firm.example'"],
  ])('with %j ends with a sentence', async (env, words) => {
    const settings: Record<string, string> = { ...MAIL_ENV, ...env };
    const { code, err } = await runProgram('src/cli.ts', ['mail', 'check'], { env: settings });
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(err).not.toContain('secret');
  });
});
