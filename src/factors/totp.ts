import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, CODE_SECONDS } from '../shared/factors';

/** 160 bits, as RFC 4226 recommends for HMAC-SHA-1, which is all that every authenticator app knows. */
const SECRET_BYTES = 20;
/** Clocks of phones are wrong by seconds, and people slow: the code before and the one after count, too (RFC 6238, 5.2). */
const NEIGHBOURS = 1;

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Counterpart', label, algorithm: 'SHA1', digits: CODE_DIGITS, period: CODE_SECONDS, secret });

/** A new secret for an authenticator app. */
export function newAppSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** What is shown of a secret, once: in base32, to be typed, and as the address (otpauth://) of a QR code. @param account whose it is, as the app shows it */
export function shownSecret(bytes: Uint8Array, account: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: totpOf(secret, account).toString() };
}

/**
 * Which step of 30 seconds, counted from 1970, a code stands for: the present one or a neighbour of it.
 * @returns null where it is the code of none of them
 */
export function stepOf(bytes: Uint8Array, code: string, now: Date): number | null {
  const delta = totpOf(secretOf(bytes)).validate({ token: code, timestamp: now.getTime(), window: NEIGHBOURS });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / CODE_SECONDS) + delta;
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
