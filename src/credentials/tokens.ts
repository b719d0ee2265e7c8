import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits in base64url (43 characters). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256. Enough for what is random already: a token can't be guessed from its hash. */
export function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
