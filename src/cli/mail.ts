import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { ConfigError, readConfig } from '../config';
import { MailFailure } from '../mail/message';
import { type MailSettings, mailSettings } from '../mail/settings';

/** `mail check`: proves the mail server that is configured. */
export function mailCommand(): Command {
  const mail = new Command('mail').description('prove the mail server');
  mail
    .command('check')
    .description(
      'connect to the mail server and sign in; with --to, send a message that says no more than that it came',
    )
    .option('--to <address>', 'where to send it')
    .action(check);
  return mail;
}

async function check({ to }: { to?: string }): Promise<void> {
  const settings = mailSettings(readConfig(process.env));
  if (!settings) throw new ConfigError('No mail server is configured: set SMTP_URL, MAIL_FROM and APP_URL.');
  const { openMailServer } = await import('../mail/mail-server');
  const server = openMailServer(settings);
  console.log(`Checking ${describe(settings)}`);
  const steps: [string, () => Promise<void>][] = [
    ['takes the connection, and the user where there is one', server.check],
  ];
  if (to !== undefined)
    steps.push([`takes a message to ${to}`, () => server.send(testMessage(to, settings), AbortSignal.timeout(60_000))]);
  for (const [name, run] of steps) {
    const fault = await run().then(() => null, faultWords);
    console.log(`  ${fault === null ? 'ok    ' : 'FAILED'}  ${name}${fault === null ? '' : `: ${fault}`}`);
    if (fault !== null) {
      process.exitCode = 1;
      return;
    }
  }
  console.log(
    to === undefined
      ? 'Emails can be sent with it, as far as it says without one.'
      : 'Now look whether it has arrived.',
  );
}

function describe({ server: { host, port, secure, requireTls, auth }, from }: MailSettings): string {
  const tls = secure ? 'TLS' : requireTls ? 'TLS by STARTTLS' : 'TLS where it is offered';
  return `${host}:${port ?? (secure ? 465 : 587)} (${tls}, ${auth ? 'with a password' : 'without a password'}), as ${from.address}`;
}

function testMessage(to: string, { site }: MailSettings) {
  const words = `This message shows that Counterpart at ${site} can send emails.`;
  const html = `<!doctype html><html lang="en"><body><p>${Bun.escapeHTML(words)}</p></body></html>`;
  return { id: randomUUID(), to, subject: 'Counterpart can send emails', text: `${words}\n`, html, unsubscribe: null };
}

const ADVICE: Readonly<Record<string, string>> = {
  ECONNECTION: 'it cannot be reached, or closed the line: look at host and port of SMTP_URL',
  ESOCKET:
    'it cannot be reached, or its certificate is not trusted: look at host and port of SMTP_URL, and at NODE_EXTRA_CA_CERTS',
  EDNS: 'there is no such host: look at SMTP_URL',
  ETIMEDOUT: 'it does not answer in time: look at host and port of SMTP_URL, and at the firewall',
  ETLS: 'it offers no TLS: smtps:// where it begins with it, or ?requireTLS=false where the network is yours',
  EAUTH: 'it refuses user or password of SMTP_URL',
  EENVELOPE: 'it refuses the sender (MAIL_FROM) or the recipient',
  EMESSAGE: 'it refuses the message',
};

/** What went wrong and what to look at, without the server's own words, which may quote what is secret. */
function faultWords(error: unknown): string {
  if (!(error instanceof MailFailure)) throw error;
  const [code = ''] = error.code.split(' ');
  return `${ADVICE[code] ?? 'it does not answer as a mail server does'} (${error.code})`;
}
