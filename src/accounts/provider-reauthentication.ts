import { recordEvent } from '../audit/record';
import { findUserOfIdentity, selectIdentities } from '../db/provider-identities';
import { AppError } from '../errors';
import { renewAuthentication } from '../factors/re-authentication';
import type { ConfirmingPage } from '../shared/provider-sign-in';
import { ProviderRefused, type Returned, sendToProvider, type VisitDeps } from './provider-visit';
import { holderOf } from './re-authenticate';
import type { CurrentSession } from './sessions';

/** Clocks of the provider and ours may differ by so much, in milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Sends somebody who is signed in to the provider, to prove once more that it is them: it is asked to have them sign in anew.
 * @param issuer of the provider
 * @param next the page of ours that they come back to
 * @throws AppError conflict where the account is not joined to the provider; too_many, unavailable
 */
export async function beginProviderReauthentication(
  deps: VisitDeps,
  { userId }: CurrentSession,
  { issuer, next, from }: { issuer: string; next: ConfirmingPage; from: string },
): Promise<{ address: string; token: string }> {
  const joined = await selectIdentities(deps.db, userId);
  if (!joined.some((identity) => identity.issuer === issuer))
    throw new AppError('conflict', 'Your account is not joined to this provider.');
  try {
    return await sendToProvider(deps, { next, confirms: userId }, from);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    if (error.cause instanceof AppError) throw error.cause;
    throw new AppError('unavailable', 'The provider does not answer at the moment. Please try again.');
  }
}

/**
 * Takes the proof of somebody whom the provider sent back. They must be one who signs in to the session's account; where the provider says when they signed in there, that must
 * have been for this: some do not say it, and then a return counts as a sign-in by the provider does.
 * @param current the session of the browser that they came back with; null where it has none
 * @returns the session's token from now on
 * @throws ProviderRefused for the page that they came from
 */
export async function finishProviderReauthentication(
  deps: VisitDeps,
  { identity, confirms, next, sentAt }: Returned,
  { current, address }: { current: CurrentSession | null; address: string },
): Promise<string> {
  if (!current || current.userId !== confirms) throw new ProviderRefused('invalid', { at: next });
  const user = await findUserOfIdentity(deps.db, identity);
  const { authenticatedAt } = identity;
  const isStale = authenticatedAt !== null && authenticatedAt.getTime() < sentAt.getTime() - CLOCKS_DIFFER_MS;
  const isOther = user?.id !== current.userId;
  if (isOther || isStale) {
    const actor = { kind: 'user', id: current.userId } as const;
    await recordEvent(deps.db, { action: 'reauthentication-failed', actor, address, details: { by: 'provider' } });
    throw new ProviderRefused(isOther ? 'other' : 'stale', { at: next });
  }
  return await renewAuthentication(deps, holderOf(current), { by: 'provider', address });
}
