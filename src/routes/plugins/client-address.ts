import ipaddr from 'ipaddr.js';
import type { Config } from '../../config';

/** What of Bun's server is needed to know the other end of a connection. */
interface AddressSource {
  requestIP(request: Request): { address: string } | null;
}

const UNKNOWN = 'unknown';

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

/** An IPv6 customer has at least so many bits of addresses for itself (RFC 6177). */
const IPV6_NETWORK_BITS = 64;

/** What counts as one origin: an IPv4 address, also one written as IPv6, or the /64 of an IPv6 address. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}
