import { createHash, timingSafeEqual } from 'node:crypto';
import { Elysia } from 'elysia';
import { readModelFigures, readQueueFigures } from '../db/figures';
import { AppError } from '../errors';
import { describeFigures } from '../metrics/database-figures';
import { registry } from '../metrics/metrics';
import type { AppDeps } from './deps';

/**
 * What this process and its database measure, for Prometheus (text format 0.0.4), by the token of METRICS_TOKEN. Without that setting the call does not exist.
 */
export function metricsRoutes({ config, db }: Pick<AppDeps, 'config' | 'db'>) {
  return new Elysia({ name: 'metrics' }).get('/api/metrics', async ({ request, set }) => {
    // The same words as for any call that does not exist.
    if (!config.METRICS_TOKEN) throw new AppError('not_found', 'There is no such call.');
    if (!isToken(request.headers.get('authorization'), config.METRICS_TOKEN)) {
      set.headers['www-authenticate'] = 'Bearer';
      throw new AppError('unauthenticated', 'This call needs the token of METRICS_TOKEN.');
    }
    const [queue, model] = await Promise.all([readQueueFigures(db), readModelFigures(db)]);
    const text = `${await registry.metrics()}${await describeFigures({ queue, model })}`;
    return new Response(text, { headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' } });
  });
}

/** Hashed, so that neither length nor beginning of the token shows in the time of the answer. */
function isToken(header: string | null, token: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
