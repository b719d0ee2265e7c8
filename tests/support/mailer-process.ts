/** A mailer as a process of its own, for tests that kill it. Its settings come as JSON in the first argument. */
import pino from 'pino';
import { openDatabase } from '../../src/db/client';
import { startMailer } from '../../src/jobs/mailer';
import { openMailServer } from '../../src/mail/mail-server';
import { parseSmtpUrl } from '../../src/shared/mail-settings';

const { options, url, site } = JSON.parse(process.argv[2] ?? '');
const server = parseSmtpUrl(url);
if (!server) throw new Error('no SMTP_URL');
startMailer({
  db: openDatabase(options),
  log: pino({ level: 'warn' }, pino.destination(2)),
  now: () => new Date(),
  server: openMailServer({ server, from: { name: '', address: 'mail@firm.example' }, site }),
  site,
  timing: { leaseMs: 1_500, pollMs: 50 },
});
