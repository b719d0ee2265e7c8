import { createGate } from './gate';

/** Bun's argon2id takes 65 MiB and some 100 ms of a core for each hash: two at once, and up to 5 s of them waiting. */
const gate = createGate(2, 100);

/** argon2id with a salt of its own. @throws AppError unavailable when too many wait */
export async function hashPassword(password: string): Promise<string> {
  return gate(() => Bun.password.hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it does the same work and says no, so that
 * the time of the answer does not tell which e-mail addresses have accounts.
 * @throws AppError unavailable when too many wait
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= Bun.password.hash(crypto.randomUUID());
  const against = hash ?? (await decoy);
  const right = await gate(() => Bun.password.verify(password, against));
  return right && hash !== undefined;
}
