import pLimit from 'p-limit';
import { AppError } from '../errors';

/** Bun's argon2id takes 65 MiB and some 100 ms of one core for each hash: more at once would only cost memory. */
const AT_ONCE = 2;
/** Beyond this many waiting, an answer would come too late to be of use. */
const MAX_WAITING = 100;

const limit = pLimit(AT_ONCE);

function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new AppError('unavailable', 'Too many people are signing in right now. Please try again in a moment.', 5);
  }
  return limit(work);
}

/** argon2id with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  return bounded(() => Bun.password.hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it does the same work and says no, so that
 * the time of the answer does not tell which e-mail addresses have accounts.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = hash ?? (await decoy);
  const right = await bounded(() => Bun.password.verify(password, against));
  return right && hash !== undefined;
}
