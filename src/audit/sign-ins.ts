import type { Db } from '../db/client';
import { AppError } from '../errors';
import { signInsRefused } from '../metrics/metrics';
import { networkOf } from '../shared/network';
import { recordEvent, recordOnce } from './record';

type Kind = 'user' | 'admin';

const subjectOf = (kind: Kind, accountId: string | null) =>
  accountId === null ? {} : { subject: { kind, id: accountId } };

/**
 * Notes a sign-in that failed. What was typed is not kept: of an unknown address it may be a password in the wrong field.
 * @param accountId whose e-mail address was given; null where nobody has it
 */
export async function recordFailedSignIn(db: Db, kind: Kind, accountId: string | null, address: string): Promise<void> {
  signInsRefused.inc({ account: kind, reason: 'wrong' });
  const details = { to: kind, reason: accountId === null ? 'unknown account' : 'wrong password' };
  await recordEvent(db, {
    ...{ action: 'sign-in-failed', actor: { kind: 'stranger', id: null }, address, details },
    ...subjectOf(kind, accountId),
  });
}

/**
 * Notes, once an hour for each account and network, that attempts were refused unheard since there were too many, and throws on what `attempt` threw.
 * @param findId whose e-mail address was given
 */
export async function recordRefusedSignIns(
  { db, now }: { db: Db; now: () => Date },
  kind: Kind,
  { findId, address }: { findId: () => Promise<string | null>; address: string },
  error: unknown,
): Promise<never> {
  if (error instanceof AppError && error.code === 'too_many') {
    signInsRefused.inc({ account: kind, reason: 'throttled' });
    const accountId = await findId();
    const hour = now().toISOString().slice(0, 13);
    await recordOnce(db, {
      ...{ action: 'sign-in-refused', actor: { kind: 'stranger', id: null }, address, details: { to: kind } },
      ...subjectOf(kind, accountId),
      once: `refused ${kind} ${accountId} ${networkOf(address)} ${hour}`,
    });
  }
  throw error;
}
