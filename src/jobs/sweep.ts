import { removeUnusedDevices } from '../accounts/devices';
import { type RemoveDeps, removeDeleted, removeOrphans, removeUnfinished } from '../contracts/remove';
import { deleteExpiredAdminSessions } from '../db/admins';
import { deleteExpiredPendingSignIns } from '../db/factors';
import { describeFault } from '../db/fault';
import { deleteOldSent } from '../db/outgoing-mail';
import { deleteExpiredSessions } from '../db/sessions';
import { deleteEndedWindows } from '../db/sign-in-failures';
import { removeUnfinishedApps } from '../factors/authenticator-app';
import { type Repeating, startRepeating } from './repeating';

const EVERY_MS = 15 * 60_000;

/** Runs the sweep at the start and every quarter of an hour. Several processes may; each deletion is harmless when repeated. */
export function startSweep(deps: RemoveDeps): Repeating {
  return startRepeating(async () => {
    await sweep(deps);
    return EVERY_MS;
  });
}

/** Brings store and database in line, both ways, and forgets what has run out. What fails is left to the next time. */
export async function sweep(deps: RemoveDeps): Promise<void> {
  const parts = [
    () => removeDeleted(deps),
    () => removeOrphans(deps),
    () => removeUnfinished(deps),
    () => deleteExpiredSessions(deps.db, deps.now()),
    () => deleteExpiredAdminSessions(deps.db, deps.now()),
    () => deleteExpiredPendingSignIns(deps.db, deps.now()),
    () => removeUnfinishedApps(deps),
    () => deleteEndedWindows(deps.db, deps.now()),
    () => removeUnusedDevices(deps),
    () => deleteOldSent(deps.db),
  ];
  for (const part of parts)
    await part().catch((error) => deps.log.warn({ fault: describeFault(error) }, 'a part of the sweep failed'));
}
