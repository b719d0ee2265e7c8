import { removeUnusedDevices } from '../accounts/devices';
import type { Config } from '../config';
import { type RemoveDeps, removeDeleted, removeOrphans, removeUnfinished } from '../contracts/remove';
import { deleteExpiredLinks } from '../db/account-links';
import { deleteExpiredAdminSessions } from '../db/admins';
import { deleteOldAuditEvents } from '../db/audit';
import { deleteExpiredPendingSignIns } from '../db/factors';
import { describeFault } from '../db/fault';
import { deleteOldSent } from '../db/outgoing-mail';
import { deleteExpiredChallenges } from '../db/passkeys';
import { deleteExpiredProviderSignIns } from '../db/provider-identities';
import { deleteExpiredSessions } from '../db/sessions';
import { deleteEndedWindows } from '../db/sign-in-failures';
import { removeUnfinishedApps } from '../factors/authenticator-app';
import { type Repeating, startRepeating } from './repeating';

const EVERY_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface SweepDeps extends RemoveDeps {
  config: Pick<Config, 'AUDIT_RETENTION_DAYS'>;
}

/** Runs the sweep at the start and every quarter of an hour. Several processes may; each deletion is harmless when repeated. */
export function startSweep(deps: SweepDeps): Repeating {
  return startRepeating(async () => {
    await sweep(deps);
    return EVERY_MS;
  });
}

/** Brings store and database in line, both ways, and forgets what has run out. What fails is left to the next time. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const parts = [
    () => removeDeleted(deps),
    () => removeOrphans(deps),
    () => removeUnfinished(deps),
    () => deleteExpiredSessions(deps.db, deps.now()),
    () => deleteExpiredAdminSessions(deps.db, deps.now()),
    () => deleteExpiredPendingSignIns(deps.db, deps.now()),
    () => deleteExpiredChallenges(deps.db, deps.now()),
    () => deleteExpiredProviderSignIns(deps.db, deps.now()),
    () => removeUnfinishedApps(deps),
    () => deleteExpiredLinks(deps.db, deps.now()),
    () => deleteEndedWindows(deps.db, deps.now()),
    () => removeUnusedDevices(deps),
    () => deleteOldSent(deps.db),
    () => deleteOldAuditEvents(deps.db, new Date(deps.now().getTime() - deps.config.AUDIT_RETENTION_DAYS * DAY_MS)),
  ];
  for (const part of parts)
    await part().catch((error) => deps.log.warn({ fault: describeFault(error) }, 'a part of the sweep failed'));
}
