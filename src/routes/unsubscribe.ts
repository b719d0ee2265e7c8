import { Elysia } from 'elysia';
import { readUnsubscribe, UNSUBSCRIBE_PATH, unsubscribe } from '../mail/unsubscribe';
import type { AppDeps } from './deps';

/**
 * Ending e-mails without signing in. A GET changes nothing, since programs that look for malware open every link: the page has a button, and mail programs press
 * it themselves by a POST to its address (RFC 8058).
 */
export function unsubscribeRoutes(deps: AppDeps) {
  return new Elysia({ name: 'unsubscribe' })
    .get('/api/unsubscribe/:token', ({ params }) => readUnsubscribe(deps, params.token))
    .post(`${UNSUBSCRIBE_PATH}:token`, ({ params }) => unsubscribe(deps, params.token));
}
