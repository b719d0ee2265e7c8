/** Run before the server by tests that wait for a lease to end, or for e-mails: the same clockwork, only faster. */
import { DEFAULT_TIMING } from '../../src/jobs/timing';
import { GATHERING } from '../../src/mail/queue-mail';

Object.assign(DEFAULT_TIMING, { leaseMs: 1_500, pollMs: 100, retryMs: 100 });
Object.assign(GATHERING, { quietMs: 0, busyMs: 0 });
