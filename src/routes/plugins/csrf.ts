import { Elysia } from 'elysia';
import type { Config } from '../../config';
import { AppError } from '../../errors';
import { isOwnOrigin } from './origin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site's page makes with the visitor's cookies (403). */
export function csrfPlugin({ config }: { config: Config }) {
  return new Elysia({ name: 'csrf' }).onRequest(({ request }) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, config)) return;
    throw new AppError('forbidden', 'This request came from another site and was refused.');
  });
}
