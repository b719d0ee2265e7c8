import type { Cookie } from 'elysia';
import type { Config } from '../../config';
import { isSecure } from './origin';

/** What a browser keeps for us: the sessions of a user and of an administrator, sign-ins of either whose second step is to come, those that are with a provider or ask for the password of the account to join, and by what it is known when somebody signs in with it. */
export type SessionKind = 'session' | 'admin_session' | 'pending' | 'admin_pending' | 'provider' | 'join' | 'device';
type Jar = Record<string, Cookie<unknown>>;

/** 256 bits in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Browsers take a `__Host-` cookie only with Secure, Path=/ and no Domain, so no other host can plant it. */
function cookieName(config: Config, kind: SessionKind): string {
  return isSecure(config) ? `__Host-${kind}` : kind;
}

/** The token that the browser sent, or null where there is none that could be one of ours. */
export function readToken(jar: Jar, config: Config, kind: SessionKind): string | null {
  const value = jar[cookieName(config, kind)]?.value;
  return typeof value === 'string' && TOKEN_PATTERN.test(value) ? value : null;
}

/** Gives the browser a token for `maxAge` seconds. */
export function setToken(jar: Jar, config: Config, kind: SessionKind, token: string, maxAge: number): void {
  jar[cookieName(config, kind)]?.set({ value: token, maxAge, ...attributes(config) });
}

export function clearToken(jar: Jar, config: Config, kind: SessionKind): void {
  jar[cookieName(config, kind)]?.set({ value: '', maxAge: 0, ...attributes(config) });
}

function attributes(config: Config) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const;
}
