import type * as Client from 'openid-client';
import type { OidcSettings } from './settings';

/** Seconds that the provider may take for one answer. */
const TIMEOUT_SECONDS = 10;
/** What the library calls an answer that is none: an error of the server, a page of a proxy. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** By what a sign-in that comes back is known to be the one that went out. */
export interface OidcRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody as the provider says they are. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider has seen that they read mail there. */
  emailVerified: boolean;
  name: string | null;
  /** When they signed in there, where the provider says so. */
  authenticatedAt: Date | null;
}

/** Why a sign-in by the provider came to nothing: it does not answer, the visitor turned back there, or what it answered does not hold. */
export type OidcFailureKind = 'down' | 'denied' | 'invalid';

/** `cause` is for the log: the library's errors hold codes and names of claims, no tokens. */
export class OidcFailure extends Error {
  override readonly name = 'OidcFailure';

  constructor(
    readonly kind: OidcFailureKind,
    cause: unknown,
  ) {
    super(`${kind}: ${reasonOf(cause)}`, { cause });
  }
}

export interface OidcProvider {
  /** Where to send a visitor. @param anew asks for a sign-in there, also of who is signed in there still @throws OidcFailure down */
  begin(options?: { anew?: boolean }): Promise<{ address: string; request: OidcRequest }>;
  /** Who came back. @param returned the address they came back to, with its query @throws OidcFailure */
  finish(returned: URL, request: OidcRequest): Promise<OidcIdentity>;
}

/**
 * A provider by its issuer: authorization code with PKCE (S256), state and nonce; the id token's signature, issuer, audience, times and nonce are checked by the library.
 * Its description is fetched when it is first needed and kept; a failure is not.
 */
export function oidcProvider(settings: OidcSettings): OidcProvider {
  let known: Promise<{ client: typeof Client; configuration: Client.Configuration }> | undefined;
  const open = () => {
    known ??= discover(settings);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    async begin({ anew = false } = {}) {
      const { client, configuration } = await open();
      const codeVerifier = client.randomPKCECodeVerifier();
      const request = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: request.state,
        nonce: request.nonce,
        ...(anew && { max_age: '0', ...(knowsLogin(configuration) && { prompt: 'login' }) }),
      });
      return { address: address.href, request };
    },
    async finish(returned, { state, nonce, codeVerifier }) {
      const { client, configuration } = await open();
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      try {
        const tokens = await client.authorizationCodeGrant(configuration, returned, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error('the answer has no id token');
        const { iss, sub, email, email_verified: verified, name, auth_time: time } = claims;
        return {
          ...{ issuer: iss, subject: sub, emailVerified: verified === true },
          ...{ email: typeof email === 'string' ? email : null, name: typeof name === 'string' ? name : null },
          authenticatedAt: typeof time === 'number' ? new Date(time * 1_000) : null,
        };
      } catch (error) {
        throw new OidcFailure(kindOf(client, error), error);
      }
    },
  };
}

/** By the standard `max_age=0` says the same; some heed only this, and others refuse what they do not know. */
function knowsLogin(configuration: Client.Configuration): boolean {
  const { prompt_values_supported: known } = configuration.serverMetadata();
  return Array.isArray(known) && known.includes('login');
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const client = await import('openid-client');
  const server = new URL(issuer);
  const isPlain = server.protocol === 'http:' && LOOPBACK.has(server.hostname);
  try {
    const configuration = await client.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    });
    configuration.timeout = TIMEOUT_SECONDS;
    return { client, configuration };
  } catch (error) {
    throw new OidcFailure('down', error);
  }
}

function kindOf(client: typeof Client, error: unknown): OidcFailureKind {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'denied' : error.error === 'temporarily_unavailable' ? 'down' : 'invalid';
  // What never reached the provider, or was cut; whatever else the library says is about what was answered.
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('OAUTH_') && !NO_ANSWER.has(code) ? 'invalid' : 'down';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}`;
}
