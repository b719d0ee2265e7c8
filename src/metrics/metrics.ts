import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process measures, under the names of docs/operations.md. Figures that are the database's come with the scrape (`database-figures.ts`). */
export const registry = new Registry();
const registers = [registry];

/** From a page that is read at once to a scan of hours. */
const STEP_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_200];

const analysisSeconds = new Histogram({
  name: 'counterpart_analysis_seconds',
  help: 'Seconds on the clock that attempts at analyses took, by step (all: the whole attempt) and by how the attempt ended.',
  labelNames: ['step', 'end'] as const,
  buckets: STEP_SECONDS,
  registers,
});

/** How an attempt at an analysis ended: a result was written, it was void, it failed for good or is tried again, or it goes on later. */
export type AttemptEnd = 'written' | 'void' | 'failed' | 'retried' | 'deferred' | 'stopped';

/** Notes an attempt at an analysis. @param steps milliseconds by step */
export function noteAttempt(end: AttemptEnd, ms: number, steps: Readonly<Record<string, number>>): void {
  analysisSeconds.observe({ step: 'all', end }, ms / 1_000);
  for (const [step, spent] of Object.entries(steps)) analysisSeconds.observe({ step, end }, spent / 1_000);
}

export const readersKilled = new Counter({
  name: 'counterpart_readers_killed_total',
  help: 'Processes that read documents, pages or reviews and were ended, by the limit that they met (signal: from outside, or by a crash).',
  labelNames: ['reason'] as const,
  registers,
});

export const uploadsHeld = new Gauge({
  name: 'counterpart_uploads_held',
  help: 'Uploads that are arriving or being stored.',
  registers,
});

export const uploadBytesHeld = new Gauge({
  name: 'counterpart_upload_held_bytes',
  help: 'Memory that the bytes of these uploads hold.',
  registers,
});

export const uploadsRefused = new Counter({
  name: 'counterpart_uploads_refused_total',
  help: 'Uploads that were answered 503 since others needed the room.',
  registers,
});

export const signInsRefused = new Counter({
  name: 'counterpart_sign_ins_refused_total',
  help: 'Sign-ins that failed (wrong) or were not heard since there were too many (throttled), of users and administrators.',
  labelNames: ['account', 'reason'] as const,
  registers,
});

for (const reason of ['processor', 'wall', 'memory', 'output', 'signal']) readersKilled.inc({ reason }, 0);
for (const account of ['user', 'admin'])
  for (const reason of ['wrong', 'throttled', 'second-factor']) signInsRefused.inc({ account, reason }, 0);
