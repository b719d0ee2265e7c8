import pino from 'pino';
import type { Database } from '../../src/db/client';
import { mailedContracts, outgoingMail } from '../../src/db/schema';
import { type MailerTiming, startMailer } from '../../src/jobs/mailer';
import { openMailServer } from '../../src/mail/mail-server';
import { mailQueue } from '../../src/mail/queue-mail';
import { parseSmtpUrl } from '../../src/shared/mail-settings';
import { startMailServer } from './mail-server';

export const SITE = 'https://contracts.firm.example';
/** Settings of a site that sends e-mails; nobody listens there. */
export const MAIL_ENV = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Counterpart <mail@firm.example>', APP_URL: SITE };
/** Analyses that ended together are told at once. */
export const AT_ONCE = { quietMs: 0, busyMs: 0, maxMs: 0 };
const FAST: MailerTiming = { leaseMs: 30_000, attemptMs: 10_000, retryMs: 10, pollMs: 20, downMs: 10, downMaxMs: 20 };

/** A mail server and what sends to it from a database. `send` starts a mailer, which ends with `close`. @param site where the links of its e-mails lead */
export async function mailWorld(db: Database, site = SITE) {
  const mailServer = await startMailServer();
  const mailers: { stop(): Promise<void> }[] = [];
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

  const open = (url = mailServer.url, limits = {}) => {
    const server = parseSmtpUrl(url);
    if (!server) throw new Error(`${url} is no SMTP_URL`);
    const from = { name: 'Counterpart', address: 'mail@firm.example' };
    return openMailServer({ server, from, site }, limits);
  };

  function send({ timing = {}, now = () => new Date(), server = open() }: SendOptions = {}) {
    const mailer = startMailer({ db, log, now, server, site, timing: { ...FAST, ...timing } });
    mailers.push(mailer);
    return mailer;
  }

  const queued = () => db.select().from(outgoingMail);

  async function quiet(): Promise<void> {
    await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()));
  }

  async function clear(): Promise<void> {
    await quiet();
    mailServer.setFault('none');
    mailServer.mails.length = 0;
    lines.length = 0;
    await db.delete(outgoingMail);
  }

  return {
    mailServer,
    queueMail: mailQueue(AT_ONCE),
    open,
    send,
    queued,
    listed: () => db.select().from(mailedContracts),
    logged: () => lines.join(''),
    quiet,
    clear,
    close: async () => {
      await quiet();
      await mailServer.close();
    },
  };
}

interface SendOptions {
  timing?: Partial<MailerTiming>;
  now?: () => Date;
  server?: ReturnType<typeof openMailServer>;
}

export type MailWorld = Awaited<ReturnType<typeof mailWorld>>;
