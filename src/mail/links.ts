import { newToken, sha256 } from '../credentials/tokens';
import { insertLink } from '../db/account-links';
import type { Db } from '../db/client';
import type { LinkPurpose, MailKind } from '../shared/mail';

const HOUR_MS = 60 * 60_000;

/** The kinds of e-mails whose link does something by itself, each once. */
export const PURPOSE: Readonly<Partial<Record<MailKind, LinkPurpose>>> = {
  'password-reset': 'password-reset',
  'email-verification': 'email-verification',
  'email-change': 'email-change',
};

/** How long a link works, from when its e-mail is sent. */
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': HOUR_MS,
  'email-verification': 72 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
};

/**
 * Makes a link that works once. Done when the e-mail is written out, so that the token stands in no table: each try to send it has another, and all work until one is used.
 * @param email the address that it goes to
 * @returns the token, 256 random bits
 */
export async function makeLink(
  { db, now }: { db: Db; now: () => Date },
  { userId, purpose, email }: { userId: string; purpose: LinkPurpose; email: string },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + LIFE_MS[purpose]);
  await insertLink(db, { tokenHash: sha256(token), userId, purpose, email, expiresAt });
  return token;
}
