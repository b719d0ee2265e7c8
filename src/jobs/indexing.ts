import type { Logger } from 'pino';
import { refreshOldIndexes } from '../contracts/refresh-index';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
import { type Repeating, startRepeating } from './repeating';

/** One takes some 50 ms, most of it the database's: some at a time, so that those who wait for an analysis hardly notice. */
const AT_A_TIME = 5;
const PAUSE_MS = 200;
const IDLE_MS = 10_000;
const FAULT_MS = 30_000;

/** Puts contracts into the index of the search that are not there: those of older versions and of a restored backup. Several processes may. */
export function startIndexing({ db, log }: { db: Database; log: Logger }): Repeating {
  const onFault = (contractId: string, error: unknown) =>
    log.warn({ contractId, fault: describeFault(error) }, 'the text of a contract could not be indexed');
  return startRepeating(async () => {
    try {
      return (await refreshOldIndexes({ db }, { limit: AT_A_TIME, onFault })) === 0 ? IDLE_MS : PAUSE_MS;
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'texts could not be indexed');
      return FAULT_MS;
    }
  });
}
