import type { Logger } from 'pino';
import { refreshOldListings } from '../contracts/refresh-listing';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
import { type Repeating, startRepeating } from './repeating';

/** Some at a time, so that those who wait for an analysis hardly notice. */
const AT_A_TIME = 20;
const PAUSE_MS = 200;
const IDLE_MS = 5_000;
const FAULT_MS = 30_000;

/**
 * Keeps what lists and tables show of contracts up to date where a change concerned too many to wait for, and after an update of the program. Several processes
 * may; each leaves alone what another has in hand.
 */
export function startRelisting({ db, log }: { db: Database; log: Logger }): Repeating {
  const onFault = (contractId: string, error: unknown) =>
    log.warn({ contractId, fault: describeFault(error) }, 'a contract could not be listed anew and stays as it was');
  return startRepeating(async () => {
    try {
      return (await refreshOldListings({ db }, { limit: AT_A_TIME, onFault })) === 0 ? IDLE_MS : PAUSE_MS;
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'contracts could not be listed anew');
      return FAULT_MS;
    }
  });
}
