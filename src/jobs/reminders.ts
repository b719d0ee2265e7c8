import { describeFault } from '../db/fault';
import { queueReminders } from '../mail/reminders';
import { type Repeating, startRepeating } from './repeating';

const EVERY_MS = 15 * 60_000;

/** Looks for days that are coming up at the start and every quarter of an hour, beside the sweep, which may have to wait for the file store. Several processes may. */
export function startReminders(deps: Parameters<typeof queueReminders>[0]): Repeating {
  return startRepeating(async () => {
    await queueReminders(deps).catch((error) =>
      deps.log.warn({ fault: describeFault(error) }, 'days that are coming up could not be read'),
    );
    return EVERY_MS;
  });
}
