import ipaddr from 'ipaddr.js';

/** An IPv6 customer has at least so many bits of addresses for itself (RFC 6177). */
const IPV6_NETWORK_BITS = 64;

/** What counts as one origin: an IPv4 address, also one written as IPv6, or the /64 of an IPv6 address. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}
