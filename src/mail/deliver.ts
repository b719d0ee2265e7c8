import type { Logger } from 'pino';
import { newToken } from '../credentials/tokens';
import type { UserRow } from '../db/accounts';
import type { Database } from '../db/client';
import {
  claimMail,
  countSent,
  findMail,
  findMailed,
  type MailLease,
  noteSent,
  releaseMail,
  removeMail,
  unsubscribeToken,
} from '../db/outgoing-mail';
import { PREFERENCE } from './kinds';
import { LISTED, letterOf } from './letters';
import { makeLink, PURPOSE } from './links';
import { type FailureKind, MailFailure, type MailServer, type Message } from './message';
import { printLetter } from './print-letter';
import { UNSUBSCRIBE_PATH } from './unsubscribe';

export interface DeliverDeps {
  db: Database;
  log: Logger;
  now: () => Date;
  server: MailServer;
  /** APP_URL. */
  site: string;
  timing: DeliveryTiming;
}

/** The clockwork of sending, in milliseconds. Tests run it faster. */
export interface DeliveryTiming {
  /** How long a claim holds: longer than an attempt, since an attempt whose lease ended would be made twice. */
  leaseMs: number;
  /** How long one attempt may take in all. */
  attemptMs: number;
  /** The first back-off of a message that was put off; each further one doubles it. */
  retryMs: number;
}

export const DELIVERY: DeliveryTiming = { leaseMs: 4 * 60_000, attemptMs: 2 * 60_000, retryMs: 60_000 };

const HOUR_MS = 60 * 60_000;
/** A server that is back should not be waited for; one that puts a message off (greylisting) says a quarter of an hour, or hours when it is full. */
const BACKOFF_MAX_MS: Readonly<Record<Exclude<FailureKind, 'refused'>, number>> = {
  down: HOUR_MS / 4,
  later: 2 * HOUR_MS,
  unclear: 2 * HOUR_MS,
};
/** Each may have arrived. */
const MAX_UNCLEAR = 4;
/**
 * More than this in 24 hours nobody reads: whoever signs up with another's address must not flood it. Those about documents, and what anybody can ask for, stop
 * first, so that they never keep one about security waiting.
 */
export const MAX_A_DAY = { all: 40, others: 20 } as const;

/** What became of one look into the queue. 'down': the server takes nothing at all at the moment. */
export type Delivery = 'sent' | 'dropped' | 'put off' | 'down' | 'none';

/**
 * Sends the e-mail that is due longest. While it is sent no transaction is open; a process that dies meanwhile leaves a lease that ends. An e-mail is sent twice
 * only where the process dies, or the line breaks, after the server has taken it and before that is written down: both have the same Message-ID.
 */
export async function deliverNext(deps: DeliverDeps): Promise<Delivery> {
  const lease = await claimMail(deps.db, deps.timing.leaseMs);
  if (!lease) return 'none';
  const found = await findMail(deps.db, lease);
  if (!found) return 'dropped';
  const log = deps.log.child({ mailId: lease.id, kind: found.mail.kind, attempt: lease.attempts });
  if (found.expired) {
    log.warn({ lastError: found.mail.lastError }, 'an email was given up: it could not be sent in time');
    return await drop(deps, lease);
  }
  const message = await compose(deps, found.mail, found.user);
  if (!message) return await drop(deps, lease);
  const limit = PREFERENCE[found.mail.kind] === 'emailSecurity' ? MAX_A_DAY.all : MAX_A_DAY.others;
  if ((await countSent(deps.db, found.user.id)) >= limit) {
    log.warn('an email waits: its account was sent as many as it may have in a day');
    await releaseMail(deps.db, lease, { delayMs: HOUR_MS, lastError: 'daily limit', counts: false });
    return 'put off';
  }
  try {
    await deps.server.send(message, AbortSignal.timeout(deps.timing.attemptMs));
  } catch (error) {
    return await settle(deps, lease, log, error);
  }
  await removeMail(deps.db, lease);
  await noteSent(deps.db, found.user.id);
  log.info('an email was sent');
  return 'sent';
}

async function drop(deps: DeliverDeps, lease: MailLease): Promise<Delivery> {
  await removeMail(deps.db, lease);
  return 'dropped';
}

/** What to do about a message that was not taken. It goes behind the others, so that one at which a server chokes holds up no other. */
async function settle(deps: DeliverDeps, lease: MailLease, log: Logger, error: unknown): Promise<Delivery> {
  if (!(error instanceof MailFailure)) throw error;
  const { kind: failure, code: lastError } = error;
  if (failure === 'refused' || (failure === 'unclear' && lease.attempts >= MAX_UNCLEAR)) {
    log.warn({ failure, lastError }, 'an email was given up');
    return await drop(deps, lease);
  }
  const delayMs = Math.min(deps.timing.retryMs * 2 ** (lease.attempts - 1), BACKOFF_MAX_MS[failure]);
  await releaseMail(deps.db, lease, { delayMs, lastError, counts: true });
  if (failure === 'down') return 'down';
  log.info({ failure, lastError }, 'an email was put off');
  return 'put off';
}

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>['mail'];

/** The message as it is true now; null where there is nothing to tell any more, or the user has turned it off since. */
async function compose(deps: DeliverDeps, mail: Mail, user: UserRow): Promise<Message | null> {
  const { db, site } = deps;
  const { id, kind, data } = mail;
  const preference = PREFERENCE[kind];
  if (preference && !user[preference]) return null;
  if (preference === 'emailDocuments' && !user.emailVerifiedAt && !user.mailedUnverified) return null;
  const { listed, all, failed } = await findMailed(db, id, LISTED);
  const isList = kind === 'analyses' || kind === 'days';
  if (isList && all === 0) return null;
  const letter = letterOf({ kind, data, listed, all, failed, today: deps.now().toISOString().slice(0, 10) });
  // Security messages end by the switch alone: whoever reads another's mail must not turn them off unseen.
  const unsubscribe =
    preference && preference !== 'emailSecurity'
      ? `${site}${UNSUBSCRIBE_PATH}${await unsubscribeToken(db, user.id, preference, newToken())}`
      : null;
  const to = mail.address ?? user.email;
  const purpose = PURPOSE[kind];
  const token = purpose ? await makeLink(deps, { userId: user.id, purpose, email: to }) : null;
  const printed = printLetter(letter, { site, preference, unsubscribe, token, more: all - listed.length });
  return { id, to, subject: letter.subject, unsubscribe, ...printed };
}
