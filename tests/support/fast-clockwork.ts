/** Run before the server by tests that wait for a lease to end: the same clockwork, only faster. */
import { DEFAULT_TIMING } from '../../src/jobs/timing';

Object.assign(DEFAULT_TIMING, { leaseMs: 1_500, pollMs: 100, retryMs: 100 });
