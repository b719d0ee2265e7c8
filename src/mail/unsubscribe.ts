import { updateUser } from '../db/accounts';
import type { Db } from '../db/client';
import { findUnsubscribe } from '../db/outgoing-mail';
import { AppError } from '../errors';
import type { Unsubscription } from '../shared/mail';

/** The page that e-mails lead to, before its token. A POST to the same address is the press itself (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

const unknown = () =>
  new AppError('not_found', 'This link does not work any more. The account it was made for may be gone.');

/**
 * What a link ends, and whether that is still on.
 * @throws AppError not_found where it was made for no account that there is
 */
export async function readUnsubscribe({ db }: { db: Db }, token: string): Promise<Unsubscription> {
  const found = TOKEN.test(token) ? await findUnsubscribe(db, token) : null;
  if (!found) throw unknown();
  const { preference, user } = found;
  return { preference, on: user[preference] };
}

/**
 * Turns the preference off that the link was made for; once more does no harm. Nothing else can be changed by it, and nobody has to be signed in.
 * @throws AppError likewise
 */
export async function unsubscribe({ db }: { db: Db }, token: string): Promise<Unsubscription> {
  const found = TOKEN.test(token) ? await findUnsubscribe(db, token) : null;
  const user = found && (await updateUser(db, found.userId, { [found.preference]: false }));
  if (!user) throw unknown();
  return { preference: found.preference, on: false };
}
