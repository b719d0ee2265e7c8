import type { Config } from '../../config';
import type { PasskeySite } from '../../factors/passkeys';

/** Whether browsers reach this server by https, as APP_URL says; cookies and HSTS depend on it. */
export function isSecure(config: Config): boolean {
  return config.APP_URL?.startsWith('https://') ?? false;
}

/**
 * Whether the request comes from a page of this site, as the browser itself says. `Sec-Fetch-Site` decides where it is sent
 * (all current browsers, on https and localhost), else `Origin` is compared with APP_URL or, without one, the Host header.
 * A request with neither is no browser's cross-site request (curl, scripts) and carries no one else's cookies.
 */
export function isOwnOrigin(request: Request, config: Config): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (config.APP_URL) return from.origin === new URL(config.APP_URL).origin;
  return from.host === request.headers.get('host');
}

/** The site that passkeys are made for and asked on. */
export function passkeySite(request: Request, config: Config): PasskeySite {
  return { origin: siteOrigin(request, config) };
}

/** Where people reach this server: as APP_URL says, else as this request did. */
export function siteOrigin(request: Request, config: Config): string {
  return new URL(config.APP_URL ?? request.url).origin;
}
