import type { Db } from '../db/client';
import { type GatherTiming, gatherAnalysis, insertMail } from '../db/outgoing-mail';
import { LIFE_MS, PREFERENCE } from './kinds';

/** What an e-mail to a user tells, by kind. */
export type UserMail = { to: string } & (
  | { kind: 'password-changed'; by: 'user' | 'administrator' | 'link' }
  | { kind: 'password-reset' | 'email-verification' | 'email-change-asked' | 'account-exists' }
  | {
      kind: 'email-change';
      /** The address that the account is to have. */
      address: string;
    }
  | {
      kind: 'email-changed';
      /** The address that the account had: whoever reads there must learn of it. */
      address: string;
      by: 'user' | 'administrator';
    }
  | {
      kind: 'new-sign-in';
      /** Where it came from, as the network says. */
      from: string;
      at: Date;
    }
  | {
      kind: 'factors-changed';
      /** What became of a factor, or of the recovery codes; `name` is what its owner calls a factor. */
      what: 'added' | 'removed' | 'codes-made' | 'code-used' | 'reset';
      name?: string;
      at: Date;
    }
  | {
      kind: 'provider-changed';
      /** Whether somebody of a provider signs in to the account from now on, or no more. */
      what: 'joined' | 'unlinked';
      /** The provider's host. */
      provider: string;
      at: Date;
    }
  | {
      /** An administrator ended all sessions of the account. */
      kind: 'sessions-ended';
      at: Date;
    }
);

/** An analysis that somebody waited for has ended; told to the contract's owner, with others that end at the time. */
export interface AnalysisMail {
  kind: 'analyses';
  contractId: string;
  failed: boolean;
}

/**
 * Keeps an e-mail to be sent, in the transaction of what it tells of: both happen or neither. Nothing is kept where the user's preferences are against it. Who
 * has none of these functions has no mail server.
 */
export type QueueMail = (tx: Db, mail: UserMail | AnalysisMail) => Promise<void>;

/** One message for all that end together: a minute of quiet ends it, as long as others are being analysed ten, and it is never put off for over an hour. */
export const GATHERING: GatherTiming = { quietMs: 60_000, busyMs: 10 * 60_000, maxMs: 60 * 60_000 };

/** @param timing how long analyses gather; tests take shorter ones */
export function mailQueue(timing: GatherTiming = GATHERING): QueueMail {
  return async (tx, mail) => {
    const { kind } = mail;
    if (kind === 'analyses') return await gatherAnalysis(tx, mail, timing, LIFE_MS[kind]);
    const about = { userId: mail.to, kind, preference: PREFERENCE[kind], lifeMs: LIFE_MS[kind] };
    await insertMail(tx, { ...about, address: null, ...contentOf(mail) });
  };
}

function contentOf(mail: UserMail): { data: Record<string, string>; address?: string } {
  if (mail.kind === 'password-changed') return { data: { by: mail.by } };
  if (mail.kind === 'email-changed') return { data: { by: mail.by }, address: mail.address };
  if (mail.kind === 'email-change') return { data: {}, address: mail.address };
  if (mail.kind === 'factors-changed')
    return { data: { what: mail.what, name: mail.name ?? '', at: mail.at.toISOString() } };
  if (mail.kind === 'provider-changed')
    return { data: { what: mail.what, provider: mail.provider, at: mail.at.toISOString() } };
  if (mail.kind === 'sessions-ended') return { data: { at: mail.at.toISOString() } };
  if (mail.kind === 'new-sign-in') return { data: { from: mail.from, at: mail.at.toISOString() } };
  return { data: {} };
}
