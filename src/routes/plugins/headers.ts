import { Elysia } from 'elysia';
import type { Config } from '../../config';
import { isCall } from './call';
import { isSecure } from './origin';

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Security headers of every answer. The Content-Security-Policy is the pages' own, since it holds a nonce. */
export function headersPlugin({ config }: { config: Config }) {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(isSecure(config) ? { 'strict-transport-security': HSTS } : {}),
  };
  return new Elysia({ name: 'headers' }).onRequest(({ request, set }) => {
    Object.assign(set.headers, fixed);
    if (isCall(request)) set.headers['cache-control'] = 'no-store';
  });
}
