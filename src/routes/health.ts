import { Elysia } from 'elysia';
import { isDatabaseReady } from '../db/ready';
import { AppError } from '../errors';
import { withDeadline } from '../shared/deadline';
import type { AppDeps } from './deps';

/** No object of ours has this prefix: listing it asks the store for nothing but an answer. */
const PROBE_PREFIX = 'ready-probe/';
/** A balancer waits no longer for an answer, whatever the store does. */
const DEADLINE_MS = 3_000;

async function isStorageReady({ storage, log }: AppDeps): Promise<boolean> {
  try {
    await withDeadline(DEADLINE_MS, storage.list(PROBE_PREFIX)[Symbol.asyncIterator]().next());
    return true;
  } catch (error) {
    log.warn({ type: error instanceof Error ? error.name : typeof error }, 'the file store does not answer');
    return false;
  }
}

/**
 * Liveness asks only whether the process answers; readiness whether its database and file store do, and whether it is to go on
 * serving: a balancer that asks learns of a stop before connections are refused.
 */
export function healthRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api' })
    .get('/health', () => ({ status: 'ok' }))
    .get('/ready', async () => {
      if (deps.stopping.aborted) throw new AppError('unavailable', 'The server is stopping.', 5);
      const [database, storage] = await Promise.all([isDatabaseReady(deps.db), isStorageReady(deps)]);
      if (!database) throw new AppError('unavailable', 'The database does not answer.', 5);
      if (!storage) throw new AppError('unavailable', 'The file store does not answer.', 5);
      return { status: 'ready' };
    });
}
