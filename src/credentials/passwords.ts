import { createGate } from './gate';

/**
 * Bun's argon2id takes 65 MiB and some 100 ms of a core for each hash. So each lane has one at once, and up to some seconds of them waiting: whoever fills
 * the lane of new accounts, or of strangers, does not keep those from signing in who did so with the same browser before.
 */
const LANES = {
  /** Passwords that are set: new accounts above all. */
  new: createGate(1, 30),
  /** Those who are signed in, or come with a browser that signed in to the account before. */
  known: createGate(1, 50),
  stranger: createGate(1, 80),
  admin: createGate(1, 20),
} as const;
export type Lane = keyof typeof LANES;

/** argon2id with a salt of its own. @throws AppError unavailable when too many wait in the lane */
export async function hashPassword(password: string, lane: Lane = 'known'): Promise<string> {
  return LANES[lane](() => Bun.password.hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it does the same work and says no, so that
 * the time of the answer does not tell which e-mail addresses have accounts.
 * @throws AppError unavailable when too many wait in the lane
 */
export async function verifyPassword(password: string, hash: string | null | undefined, lane: Lane): Promise<boolean> {
  decoy ??= Bun.password.hash(crypto.randomUUID());
  const against = hash ?? (await decoy);
  const right = await LANES[lane](() => Bun.password.verify(password, against));
  return right && typeof hash === 'string';
}
