import { countBegunSignIn } from '../credentials/attempts';
import { newToken, sha256 } from '../credentials/tokens';
import type { Database } from '../db/client';
import { insertProviderSignIn, type ProviderSignInRow, takeProviderSignIn } from '../db/provider-identities';
import { AppError } from '../errors';
import { OidcFailure, type OidcIdentity, type OidcProvider } from '../oidc/provider';
import type { ProviderRefusal } from '../shared/provider-sign-in';

/** How long a visitor may be with the provider, and a join wait for its password, in seconds. */
export const PROVIDER_SECONDS = 10 * 60;

export interface VisitDeps {
  db: Database;
  now: () => Date;
  provider: OidcProvider;
}

/** Why a visit to the provider came to nothing, for the page of ours at `at`. `cause` is for the log. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  readonly at: string;

  constructor(
    readonly refusal: ProviderRefusal,
    { cause, at = '/signin' }: { cause?: unknown; at?: string } = {},
  ) {
    super(refusal, { cause });
    this.at = at;
  }
}

/** What a visitor went to the provider for: a page of ours, and for whose session they prove who they are; null where they are to be signed in. */
interface Errand {
  next: string;
  confirms: string | null;
}

/** Somebody whom the provider sent back. */
export interface Returned extends Errand {
  identity: OidcIdentity;
  /** When they went. */
  sentAt: Date;
}

/** The page that is told what went wrong. */
const pageOf = ({ next, confirms }: Errand) => (confirms === null ? '/signin' : next);

/** Sends a visitor to the provider. @param from the visitor's address @returns where to, and what their cookie has to say until they are back @throws ProviderRefused */
export async function sendToProvider(
  { db, now, provider }: VisitDeps,
  errand: Errand,
  from: string,
): Promise<{ address: string; token: string }> {
  const at = pageOf(errand);
  await countBegunSignIn({ db, now }, from).catch(refuseAsTooMany(at));
  const { address, request } = await provider.begin({ anew: errand.confirms !== null }).catch(refuse(at));
  const token = newToken();
  const expiresAt = new Date(now().getTime() + PROVIDER_SECONDS * 1_000);
  await insertProviderSignIn(db, { tokenHash: sha256(token), ...request, ...errand, expiresAt });
  return { address, token };
}

/**
 * Hears who came back from the provider, once for each visit.
 * @param token of the visit, from the cookie of the browser that it went out from
 * @param address that they came back to, with its query
 * @throws ProviderRefused
 */
export async function hearProvider(deps: VisitDeps, token: string | null, address: URL): Promise<Returned> {
  const visit = token ? await takeProviderSignIn(deps.db, sha256(token), deps.now()) : null;
  if (!visit) throw new ProviderRefused('invalid');
  const identity = await deps.provider.finish(address, visit).catch(refuse(pageOf(visit)));
  return { identity, next: visit.next, confirms: visit.confirms, sentAt: sentAt(visit) };
}

const sentAt = ({ expiresAt }: ProviderSignInRow) => new Date(expiresAt.getTime() - PROVIDER_SECONDS * 1_000);

/** Turns a refusal because of too many into words for a page. */
export const refuseAsTooMany =
  (at?: string) =>
  (error: unknown): never => {
    throw error instanceof AppError ? new ProviderRefused('too-many', { cause: error, ...(at && { at }) }) : error;
  };

const refuse =
  (at: string) =>
  (error: unknown): never => {
    throw error instanceof OidcFailure ? new ProviderRefused(error.kind, { cause: error, at }) : error;
  };
