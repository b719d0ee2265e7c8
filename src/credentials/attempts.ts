import type { Db } from '../db/client';
import { countFailure, forgetFailures, uncountFailure } from '../db/sign-in-failures';
import { AppError } from '../errors';
import { sha256 } from './tokens';

const WINDOW_MS = 15 * 60_000;
/** One person mistyping, against one guessing. */
const MAX_PER_ACCOUNT = 10;
/** An office behind one address, against a list of stolen passwords. */
const MAX_PER_ADDRESS = 100;

interface AttemptDeps {
  db: Db;
  now: () => Date;
}

/** A password attempt: on what kind of account, whose, and from where (null where no address counts). */
export interface Attempt {
  kind: 'user' | 'admin' | 'password';
  account: string;
  address: string | null;
}

function keysOf({ kind, account, address }: Attempt): { account: Uint8Array; address: Uint8Array | null } {
  return {
    account: sha256(JSON.stringify([kind, account.toLowerCase(), address])),
    address: address === null ? null : sha256(JSON.stringify([kind, address])),
  };
}

async function count(deps: AttemptDeps, key: Uint8Array, max: number): Promise<void> {
  const now = deps.now();
  const { failures, windowEndsAt } = await countFailure(deps.db, key, now, new Date(now.getTime() + WINDOW_MS));
  if (failures <= max) return;
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AppError('too_many', `Too many failed attempts. Please try again in ${wait}.`, seconds);
}

/**
 * Runs `check`, which says whether the password was right, unless too many attempts failed in the last 15 minutes. The attempt is
 * counted before the check and taken back when it succeeds: many at the same time can't slip through.
 * @throws AppError too_many with the seconds until the window ends
 */
export async function attempt<T>(deps: AttemptDeps, what: Attempt, check: () => Promise<T | null>): Promise<T | null> {
  const keys = keysOf(what);
  if (keys.address) await count(deps, keys.address, MAX_PER_ADDRESS);
  await count(deps, keys.account, MAX_PER_ACCOUNT);
  const result = await check();
  if (result !== null) {
    await forgetFailures(deps.db, keys.account);
    if (keys.address) await uncountFailure(deps.db, keys.address);
  }
  return result;
}
