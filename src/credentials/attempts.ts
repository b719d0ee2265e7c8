import type { Db } from '../db/client';
import { countFailure, forgetFailures, uncountFailure } from '../db/sign-in-failures';
import { AppError } from '../errors';
import { networkOf } from '../shared/network';
import { sha256 } from './tokens';

const SECOND_MS = 1_000;
const WINDOW_MS = 15 * 60 * SECOND_MS;
/** One person mistyping, against one guessing. */
const MAX_FROM_ONE_PLACE = 10;
/**
 * An office behind one network, and an account that is tried from many: beyond this attempts are slowed, not locked out, for the right password may
 * be among them. So who guesses has a few thousand guesses a day and no more, from however many addresses.
 */
const FREE_OF_NETWORK = 100;
const NETWORK_PAUSE_MS = 3 * SECOND_MS;
const FREE_OF_ACCOUNT = 30;
const ACCOUNT_PAUSE_MS = 15 * SECOND_MS;
/** Six digits are guessed sooner than a password, and three codes are right at a time: so slowed, a guess is likely to hit after half a year of days and nights. */
const FREE_CODES_OF_ACCOUNT = 10;
const CODE_PAUSE_MS = 5 * 60 * SECOND_MS;
const SLOW_PASSWORDS = { free: FREE_OF_ACCOUNT, pauseMs: ACCOUNT_PAUSE_MS };
const SLOW_CODES = { free: FREE_CODES_OF_ACCOUNT, pauseMs: CODE_PAUSE_MS };
/** Accounts made from one network: a class that signs up together, against a script. */
const MAX_SIGN_UPS = 30;
/** E-mails that anybody can ask for: from one network in 15 minutes, and to one address in an hour. */
const MAX_ASKED = 20;
const MAX_ASKED_FOR = 3;
const HOUR_MS = 60 * 60 * SECOND_MS;

interface AttemptDeps {
  db: Db;
  now: () => Date;
}

/** An attempt with a password, or with a code of a second factor: on what kind of account, whose, and from where (null where no address counts). */
export interface Attempt {
  kind: 'user' | 'admin' | 'password' | 'second-factor';
  account: string;
  address: string | null;
  /** What tells the browser, where somebody signed in to this account with it before: it counts alone, and whatever others do does not stop it. */
  knownDevice?: string | null;
  /** False where it is on no account in particular: only its network is slowed. */
  slowAccount?: boolean;
}

const keyOf = (...parts: (string | null)[]) => sha256(JSON.stringify(parts));

/**
 * Adds one to a count of failures.
 * @throws AppError too_many where it is beyond `max` in this window, with the seconds until that ends
 */
async function count(
  deps: AttemptDeps,
  key: Uint8Array,
  max: number,
  windowMs = WINDOW_MS,
  what = 'failed attempts',
): Promise<void> {
  const now = deps.now();
  const { failures, windowEndsAt } = await countFailure(deps.db, key, now, new Date(now.getTime() + windowMs));
  if (failures > max) throw tooMany(what, Math.ceil((windowEndsAt.getTime() - now.getTime()) / SECOND_MS));
}

function tooMany(what: string, until: number): AppError {
  const seconds = Math.max(1, until);
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? 'a moment' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('too_many', `Too many ${what}. Please try again in ${wait}.`, seconds);
}

/** Whether a count was within its limit. */
function isWithin(counted: Promise<void>): Promise<boolean> {
  return counted.then(
    () => true,
    (error) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

/** Adds one to a count of failures; beyond `free` in a window there may be one in each pause. @throws AppError too_many within a pause */
async function slow(deps: AttemptDeps, key: Uint8Array, free: number, pauseMs: number): Promise<void> {
  if (!(await isWithin(count(deps, key, free)))) await count(deps, sha256(`pause ${key.toHex()}`), 1, pauseMs);
}

/**
 * Runs `check`, which says whether the password was right, unless too many attempts failed in the last 15 minutes. The attempt is
 * counted before the check and taken back when it succeeds: many at the same time can't slip through.
 * @throws AppError too_many with the seconds until another attempt is heard
 */
export async function attempt<T>(
  deps: AttemptDeps,
  { kind, account, address, knownDevice = null, slowAccount = true }: Attempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const whose = account.toLowerCase();
  const network = address === null ? null : networkOf(address);
  const own = keyOf(kind, whose, knownDevice ?? network);
  const slowed =
    network === null || knownDevice !== null
      ? []
      : [
          { key: keyOf(kind, network), free: FREE_OF_NETWORK, pauseMs: NETWORK_PAUSE_MS },
          ...(slowAccount
            ? [{ key: keyOf(kind, whose), ...(kind === 'second-factor' ? SLOW_CODES : SLOW_PASSWORDS) }]
            : []),
        ];
  await count(deps, own, MAX_FROM_ONE_PLACE);
  try {
    for (const { key, free, pauseMs } of slowed) await slow(deps, key, free, pauseMs);
  } catch (error) {
    // It was not heard, so it is none of the few that one has.
    await uncountFailure(deps.db, own);
    throw error;
  }
  const result = await check();
  if (result === null) return null;
  await forgetFailures(deps.db, own);
  for (const { key } of slowed) await uncountFailure(deps.db, key);
  return result;
}

/** Sign-ins by passkeys and providers that are begun from one network: an office signing in, against a script that fills a table. */
const MAX_BEGUN = 300;

/**
 * Counts a sign-in, by a passkey alone or by a provider, that is begun from an address.
 * @throws AppError too_many where too many were begun from its network in the last 15 minutes
 */
export async function countBegunSignIn(deps: AttemptDeps, address: string): Promise<void> {
  await countFromNetwork(deps, 'begun', address, MAX_BEGUN, 'sign-ins from your network');
}

/**
 * Counts an account that is to be made from an address.
 * @throws AppError too_many where too many were made from its network in the last 15 minutes
 */
export async function countSignUp(deps: AttemptDeps, address: string): Promise<void> {
  await countFromNetwork(deps, 'sign-up', address, MAX_SIGN_UPS, 'new accounts from your network');
}

async function countFromNetwork(
  deps: AttemptDeps,
  what: string,
  address: string,
  max: number,
  words: string,
): Promise<void> {
  await count(deps, keyOf(what, networkOf(address)), max, WINDOW_MS, words);
}

/**
 * Counts an e-mail that is asked for by whoever knows an address.
 * @param account the address that it would go to, whether anybody has it
 * @param address where it is asked from; null where that was counted otherwise
 * @returns whether it may be sent: beyond a few in an hour it is not, which nobody is told
 * @throws AppError too_many where too many were asked for from the network in the last 15 minutes
 */
export async function countAsked(
  deps: AttemptDeps,
  what: string,
  { account, address }: { account: string; address: string | null },
): Promise<boolean> {
  if (address !== null) await countFromNetwork(deps, 'asked', address, MAX_ASKED, 'requests from your network');
  return await isWithin(count(deps, keyOf('asked for', what, account.toLowerCase()), MAX_ASKED_FOR, HOUR_MS));
}
