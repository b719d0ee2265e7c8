import { Elysia } from 'elysia';
import { NOTHING_ALLOWED } from '../content-security-policy';
import type { AppDeps } from '../deps';
import { isCall } from './call';
import { isSecure } from './origin';

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/**
 * Security headers of every answer. The Content-Security-Policy of pages, files and exports is their own; answers of calls may do nothing where a browser shows them. While the server stops,
 * each answer is the last of its connection, so that none is cut when a next request is on its way.
 */
export function headersPlugin({ config, stopping }: Pick<AppDeps, 'config' | 'stopping'>) {
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
    if (stopping.aborted) set.headers.connection = 'close';
    if (!isCall(request)) return;
    set.headers['cache-control'] = 'no-store';
    set.headers['content-security-policy'] = NOTHING_ALLOWED;
  });
}
