import { createTransport } from 'nodemailer';
import { MailFailure, type MailServer } from './message';
import type { MailSettings } from './settings';

const SECOND = 1_000;
/** Of an SMTP conversation; RFC 5321 allows minutes, which would keep all others waiting. */
const LIMITS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 15 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 45 * SECOND,
  socketCloseTimeout: 2 * SECOND,
  maxResponseSize: 64 * 1024,
};
/** There is nothing to protect on the way to oneself, and such servers have certificates of their own making. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/**
 * The server of the settings. Nothing is sent until it is asked to; each message has a connection of its own.
 * @param limits of a conversation; tests take shorter ones
 */
export function openMailServer({ server, from, site }: MailSettings, limits: Partial<typeof LIMITS> = {}): MailServer {
  const { host, port, secure, requireTls, auth } = server;
  const transport = createTransport({
    host,
    ...(port !== null && { port }),
    secure,
    requireTLS: requireTls,
    ignoreTLS: !requireTls && LOOPBACK.test(host),
    ...(auth && { auth }),
    ...LIMITS,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, next) => {
    const { onHandedOver } = mail.data as Handed;
    mail.message.processFunc((words) => words.once('end', () => onHandedOver?.()));
    next();
  });
  const domain = from.address.split('@').at(-1) ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, unsubscribe }, signal) => {
      let handedOver = false;
      const message = {
        messageId: `<${id}@${domain}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          // RFC 3834: no holiday note shall answer.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribe !== null && unsubscribeHeaders(unsubscribe, site)),
        },
        signal,
        onHandedOver: () => {
          handedOver = true;
        },
      };
      await transport.sendMail(message).catch((error) => {
        throw failureOf(error, handedOver);
      });
    },
    check: async () => {
      await transport.verify().catch((error) => {
        throw failureOf(error, false);
      });
    },
  };
}

/** RFC 2369, and RFC 8058 for the one press, which that allows by https only. */
function unsubscribeHeaders(address: string, site: string): Record<string, string> {
  const list = { 'List-Unsubscribe': `<${address}>` };
  return site.startsWith('https:') ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : list;
}

interface Handed {
  /** Told when the last word of a message was given to the line. */
  onHandedOver?: () => void;
}

interface NodemailerError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** The commands whose refusal is about this one message; that of any other would be the same for all. */
const ABOUT_MESSAGE = /^(RCPT TO|DATA)$/;

function failureOf(error: unknown, handedOver: boolean): MailFailure {
  const { code = 'unknown', responseCode, command = '' } = error as NodemailerError;
  const name = responseCode ? `${code} ${responseCode}` : code;
  if (!responseCode) return new MailFailure(handedOver ? 'unclear' : 'down', name);
  // 421 closes the whole conversation, whatever was asked.
  if (!ABOUT_MESSAGE.test(command) || responseCode === 421) return new MailFailure('down', name);
  return new MailFailure(responseCode >= 500 ? 'refused' : 'later', name);
}
