import * as v from 'valibot';

/** The parts of SMTP_URL. `requireTls`: whether the connection is given up where the server offers no STARTTLS. */
export interface SmtpAddress {
  host: string;
  /** Null for the usual one: 587, and 465 of smtps. */
  port: number | null;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; pass: string } | null;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
/** The only parameter, by the name that it has elsewhere. */
const PARAMETER = 'requireTLS';
/** 'Name <address>' or an address alone. A quote or comma in the name would have to be escaped, a line break would begin a header of its own. */
const SENDER = /^(?:([^<>"\\,\p{Cc}]+?)\s*<([^<>\s]+)>|([^<>\s]+))$/u;

/** The parts of an SMTP_URL; null where it is none. A password never goes over the network in the open, unless the URL says so. */
export function parseSmtpUrl(text: string): SmtpAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const parameters = [...url.searchParams];
  const isPlain = /^smtps?:$/.test(url.protocol) && host !== '' && /^\/?$/.test(url.pathname) && url.hash === '';
  if (!isPlain || parameters.some(([name, value]) => name !== PARAMETER || !/^(true|false)$/.test(value))) return null;
  if (Boolean(url.username) !== Boolean(url.password)) return null;
  const secure = url.protocol === 'smtps:';
  const wanted = url.searchParams.get(PARAMETER);
  try {
    const auth = url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : null;
    const requireTls = !secure && (wanted === null ? auth !== null && !LOOPBACK.test(host) : wanted === 'true');
    return { host, port: url.port ? Number(url.port) : null, secure, requireTls, auth };
  } catch {
    return null;
  }
}

export const isSmtpUrl = (text: string): boolean => parseSmtpUrl(text) !== null;

/** Name and address of MAIL_FROM; null where it is no sender. */
export function parseSender(text: string): { name: string; address: string } | null {
  const [, name = '', bracketed, alone] = SENDER.exec(text.trim()) ?? [];
  const address = bracketed ?? alone ?? '';
  return v.is(v.pipe(v.string(), v.email()), address) ? { name: name.trim(), address } : null;
}

export const isSender = (text: string): boolean => parseSender(text) !== null;
