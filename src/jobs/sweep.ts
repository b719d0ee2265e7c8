import { type RemoveDeps, removeDeleted, removeOrphans, removeUnfinished } from '../contracts/remove';
import { deleteExpiredAdminSessions } from '../db/admins';
import { describeFault } from '../db/fault';
import { deleteExpiredSessions } from '../db/sessions';
import { deleteEndedWindows } from '../db/sign-in-failures';
import { jitter } from './timing';

export interface Sweep {
  stop(): Promise<void>;
}

const EVERY_MS = 15 * 60_000;
/** A store that hangs must not keep the server from ending; what a sweep leaves is found by the next. */
const STOP_MS = 3_000;

/** Runs the sweep at the start and every quarter of an hour. Several processes may; each deletion is harmless when repeated. */
export function startSweep(deps: RemoveDeps): Sweep {
  let stopping = false;
  let wake: () => void = () => {};
  const loop = async () => {
    while (!stopping) {
      await sweep(deps);
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, jitter(EVERY_MS));
      if (!stopping) await promise;
      clearTimeout(timer);
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping = true;
      wake();
      await Promise.race([ended, Bun.sleep(STOP_MS)]);
    },
  };
}

/** Brings store and database in line, both ways, and forgets what has run out. What fails is left to the next time. */
export async function sweep(deps: RemoveDeps): Promise<void> {
  const parts = [
    () => removeDeleted(deps),
    () => removeOrphans(deps),
    () => removeUnfinished(deps),
    () => deleteExpiredSessions(deps.db, deps.now()),
    () => deleteExpiredAdminSessions(deps.db, deps.now()),
    () => deleteEndedWindows(deps.db, deps.now()),
  ];
  for (const part of parts)
    await part().catch((error) => deps.log.warn({ fault: describeFault(error) }, 'a part of the sweep failed'));
}
