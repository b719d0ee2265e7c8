import { randomBytes } from 'node:crypto';
import { sha256 } from '../credentials/tokens';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '../shared/factors';

/** Crockford's base32: nothing in it is taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = /.{4}(?=.)/g;

/** New recovery codes of 120 random bits (ASVS 5.0 V6.5.2 asks for 112), as they are shown: six groups of four, 'XXXX-XXXX-…'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').replace(GROUP, '$&-');
  });
}

/** What is kept of a recovery code: 120 random bits can't be found again from their SHA-256. @param code with or without its dashes, in capitals */
export function recoveryCodeHash(code: string): Uint8Array {
  return sha256(`recovery ${code.replaceAll('-', '')}`);
}
