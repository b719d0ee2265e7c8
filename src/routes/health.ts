import { Elysia } from 'elysia';
import { isDatabaseReady } from '../db/ready';
import { AppError } from '../errors';
import { withDeadline } from '../shared/deadline';
import type { AppDeps } from './deps';

/** A balancer waits no longer for an answer, whatever the store does. */
const DEADLINE_MS = 3_000;

/** What keeps the file store from serving; null where nothing does. */
async function storageFault({ storage, log }: AppDeps): Promise<string | null> {
  try {
    await withDeadline(DEADLINE_MS, storage.checkReady());
    return null;
  } catch (error) {
    const fault = error instanceof AppError ? error.message : 'The file store does not answer.';
    log.warn({ fault }, 'the file store is not ready');
    return fault;
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
      const [database, fault] = await Promise.all([isDatabaseReady(deps.db), storageFault(deps)]);
      if (!database) throw new AppError('unavailable', 'The database does not answer.', 5);
      if (fault) throw new AppError('unavailable', fault, 5);
      return { status: 'ready' };
    });
}
