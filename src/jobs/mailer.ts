import { describeFault } from '../db/fault';
import { DELIVERY, type DeliverDeps, type Delivery, type DeliveryTiming, deliverNext } from '../mail/deliver';
import { withDeadline } from '../shared/deadline';
import { type Repeating, startRepeating } from './repeating';

export interface MailerTiming extends DeliveryTiming {
  /** How often an idle mailer looks for work. */
  pollMs: number;
  /** The first pause when the server takes nothing, and the longest: each further one doubles it. */
  downMs: number;
  downMaxMs: number;
}

const TIMING: MailerTiming = { ...DELIVERY, pollMs: 5_000, downMs: 5_000, downMaxMs: 60_000 };

/**
 * Starts the loop that sends what is due, one message after the other, beside all other work. Any number of processes may. It outlives every outage, of the mail
 * server and of the database.
 */
export function startMailer(deps: Omit<DeliverDeps, 'timing'> & { timing?: Partial<MailerTiming> }): Repeating {
  const timing = { ...TIMING, ...deps.timing };
  let failures = 0;

  /** How long to rest after a look, in milliseconds. A server that is down is told of once. */
  const restAfter = (delivery: Delivery | 'failed'): number => {
    if (delivery === 'none') return timing.pollMs;
    if (delivery === 'sent') {
      if (failures > 0) deps.log.info('emails can be sent again');
      failures = 0;
    }
    if (delivery !== 'down' && delivery !== 'failed') return 0;
    if (failures++ === 0 && delivery === 'down') deps.log.error('the mail server takes no emails');
    return Math.min(timing.downMs * 2 ** (failures - 1), timing.downMaxMs);
  };

  // Not cut off by the end of the process: a message in hand may still end well, or is begun again by another process.
  return startRepeating(async () => {
    const delivery = await withDeadline(timing.leaseMs, deliverNext({ ...deps, timing })).catch((error) => {
      deps.log.warn({ fault: describeFault(error) }, 'an email could not be sent');
      return 'failed' as const;
    });
    return restAfter(delivery);
  });
}
