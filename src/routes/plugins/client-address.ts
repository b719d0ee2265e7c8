import type { Config } from '../../config';

/** What of Bun's server is needed to know the other end of a connection. */
export interface AddressSource {
  requestIP(request: Request): { address: string } | null;
}

const UNKNOWN = 'unknown';

/** Where a request comes from, and what its browser says of itself. */
export function clientOrigin(
  request: Request,
  server: AddressSource | null,
  config: Config,
): { address: string; userAgent: string | null } {
  return { address: clientAddress(request, server, config), userAgent: request.headers.get('user-agent') };
}

/**
 * The address a request comes from. Behind a proxy (TRUST_PROXY) it is the last of X-Forwarded-For, the one our own proxy wrote;
 * those before it are the client's word. Without that setting the header counts for nothing.
 */
export function clientAddress(request: Request, server: AddressSource | null, config: Config): string {
  if (config.TRUST_PROXY) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  return server?.requestIP(request)?.address ?? UNKNOWN;
}
