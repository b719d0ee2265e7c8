import type { Logger } from 'pino';
import { analyseContract, type Extract, failContract } from '../contracts/analyse';
import type { ScanReader } from '../contracts/read-scan';
import type { Reviewer } from '../contracts/review';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
import { bookProcessorUse, deferJob, type Lease, releaseJob, returnJob } from '../db/jobs';
import type { QueueMail } from '../mail/queue-mail';
import { type AttemptEnd, noteAttempt } from '../metrics/metrics';
import { withDeadline } from '../shared/deadline';
import type { Storage } from '../storage/storage';
import { ExtractionError } from './extraction-error';
import { ProcessorMeter } from './processor-meter';
import type { HeldLease } from './queue';
import { CRASHED, judge, MAX_CRASHES } from './retry';
import { Steps } from './steps';
import { STATEMENT_MS, type Timing } from './timing';

export interface JobDeps {
  db: Database;
  storage: Storage;
  log: Logger;
  extract: Extract;
  reviewer?: Reviewer | undefined;
  scanReader?: ScanReader | undefined;
  /** Tells owners by e-mail what became of their contracts; nobody by default. */
  queueMail?: QueueMail | undefined;
  /** Told when people see a run, though the work on the whole one goes on. */
  onShown?: () => void;
  /** Has the job go on as long work; false where there is no place for it now, so that it has to wait for one. Never rejects. */
  goBehind: () => Promise<boolean>;
  timing: Timing;
}

/** The first try took long, and all places for long work are taken. */
class TakesLong extends Error {
  override readonly name = 'TakesLong';
}

/**
 * Does one claimed job to its end: a result, a failure for people, or back into the queue. What it takes of the processor is booked with its
 * owner. Never throws.
 */
export async function runJob(deps: JobDeps, { lease, signal: lost }: HeldLease, stop: AbortSignal): Promise<void> {
  const log = deps.log.child({ jobId: lease.jobId, contractId: lease.contractId, attempt: lease.attempts });
  const tooLong = new AbortController();
  const signal = AbortSignal.any([lost, stop, tooLong.signal]);
  const startedAt = performance.now();
  const steps = new Steps();
  steps.begin('fetching');
  const goBehind = async () => {
    if (!(await deps.goBehind())) tooLong.abort(new TakesLong());
  };
  const meter = new ProcessorMeter(deps.timing.firstTryMs, () => void goBehind());
  const scanReader = deps.scanReader && paidOnce(deps.scanReader, goBehind, signal);
  const noted = (end: AttemptEnd) => noteAttempt(end, performance.now() - startedAt, steps.spent());
  const extract = steps.followed((bytes, options) => meter.run(() => deps.extract(bytes, options)));
  try {
    const written =
      lease.crashes < MAX_CRASHES
        ? await withDeadline(
            deps.timing.jobMs + (deps.reviewer?.maxMs ?? 0),
            analyseContract({ ...deps, extract, scanReader, signal }, lease),
          )
        : await failContract(deps, lease, CRASHED);
    await book(deps, lease, meter);
    const ms = Math.round(performance.now() - startedAt);
    noted(written ? 'written' : 'void');
    log.info({ written, ms, processorMs: Math.round(meter.spentMs), steps: steps.spent() }, 'analysis ended');
  } catch (error) {
    if (lost.aborted) {
      noted('void');
      return log.warn('the lease was lost; the work is void');
    }
    if (stop.aborted) {
      noted('stopped');
      return await persist(deps, stop, () => returnJob(deps.db, lease));
    }
    await book(deps, lease, meter, error);
    if (tooLong.signal.aborted) {
      noted('deferred');
      log.info('the first try took long; it is done again when there is a place for long work');
      return await persist(deps, lost, () => deferJob(deps.db, lease));
    }
    log.warn({ fault: describeFault(error) }, 'attempt failed');
    noted(await settle(deps, lease, AbortSignal.any([lost, stop]), error));
  }
}

/**
 * The model is asked only in a place where nothing ends the work in favour of others: pages that it was sent in a first try that is
 * done again would be paid for twice.
 */
function paidOnce(scanReader: ScanReader, goBehind: () => Promise<void>, signal: AbortSignal): ScanReader {
  return {
    ...scanReader,
    read: async (request) => {
      if (request.left > 0) await goBehind();
      signal.throwIfAborted();
      return await scanReader.read(request);
    },
  };
}

/** What cannot be booked now is let go: it decides turns only, and waiting for it would keep the result back. */
async function book(deps: JobDeps, lease: Lease, meter: ProcessorMeter, error?: unknown): Promise<void> {
  const tookTooMuch = error instanceof ExtractionError && error.takesTooMuch;
  if (meter.spentMs === 0 && !tookTooMuch) return;
  await withDeadline(STATEMENT_MS, bookProcessorUse(deps.db, lease.contractId, meter.spentMs, tookTooMuch)).catch(
    (fault) => deps.log.warn({ fault: describeFault(fault) }, 'processor time could not be booked'),
  );
}

/** @returns whether it failed for good, or is tried again */
async function settle(deps: JobDeps, lease: Lease, end: AbortSignal, error: unknown): Promise<'failed' | 'retried'> {
  const verdict = judge(error, lease, deps.timing.retryMs);
  await persist(deps, end, () =>
    verdict.kind === 'fail'
      ? failContract(deps, lease, verdict.summary)
      : releaseJob(deps.db, lease, verdict.delayMs, describeFault(error).type),
  );
  return verdict.kind === 'fail' ? 'failed' : 'retried';
}

/**
 * Tries a write until it gets through, so that an outage of the database is not counted as a crash of the document; only once
 * more when the lease is lost or the worker stops.
 */
async function persist(deps: JobDeps, end: AbortSignal, write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await withDeadline(STATEMENT_MS, write());
      return;
    } catch (error) {
      deps.log.warn({ fault: describeFault(error) }, 'the end of an attempt could not be written');
      if (end.aborted) return;
      await Bun.sleep(Math.min(500, deps.timing.retryMs));
    }
  }
}
