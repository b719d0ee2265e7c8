import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Extract } from '../contracts/analyse';
import type { ScanReader } from '../contracts/read-scan';
import type { Reviewer } from '../contracts/review';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
import type { Place } from '../db/jobs';
import type { QueueMail } from '../mail/queue-mail';
import type { Storage } from '../storage/storage';
import { runJob } from './analyse-contract';
import { runExtraction } from './extract';
import { claim, type HeldLease } from './queue';
import { DEFAULT_TIMING, jitter, type Timing } from './timing';

export interface WorkerDeps {
  config: Pick<Config, 'WORKER_CONCURRENCY'> & Partial<Pick<Config, 'OCR'>>;
  db: Database;
  storage: Storage;
  log: Logger;
  /** Reads and analyses a PDF; by default in capped child processes, scanned pages too unless OCR is off. */
  extract?: Extract;
  /** The model that reviews analyses; none by default. */
  reviewer?: Reviewer | undefined;
  /** The model that reads scanned pages; Tesseract alone by default. */
  scanReader?: ScanReader | undefined;
  /** Tells owners by e-mail what became of their contracts; nobody by default. */
  queueMail?: QueueMail | undefined;
  timing?: Partial<Timing>;
}

export interface Worker {
  /** Says that a job was committed; a hint only, since the worker looks for work by itself. */
  wake(): void;
  /** Claims nothing more, lets the work in hand end or gives it back, and resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/**
 * Of what WORKER_CONCURRENCY allows: so many more jobs go on behind the others, those that take long and those of which people are shown a part
 * meanwhile. The places before them are kept for first tries, which are short, so that nobody waits for another's long work.
 */
const BEHIND = 1;

/** Longest pause between two looks at a database that does not answer. */
const OUTAGE_POLL_MS = 10_000;

/** Starts the loop that claims jobs and runs up to WORKER_CONCURRENCY of them at once. It outlives every outage. */
export function startWorker(deps: WorkerDeps): Worker {
  const worker = new WorkerLoop(deps);
  const ended = worker.run();
  return { wake: () => worker.wake(), stop: () => worker.stop(ended) };
}

class WorkerLoop {
  private readonly timing: Timing;
  private readonly running = new Set<Promise<void>>();
  /** How many of the places are taken: those that are kept for first tries, and those behind them. */
  private readonly taken: Record<Place, number> = { first: 0, long: 0 };
  /** While a claim for long work holds the place for it, mostly in vain: what jobs that turned out long do when that is over. */
  private afterLook: (() => void)[] | null = null;
  private readonly giveUp = new AbortController();
  private stopping = false;
  private servesNewest = false;
  private woken = false;
  private resume: () => void = () => {};

  constructor(private readonly deps: WorkerDeps) {
    this.timing = { ...DEFAULT_TIMING, ...deps.timing };
  }

  async run(): Promise<void> {
    let failures = 0;
    while (!this.stopping) {
      try {
        const claimed = await this.claimNext();
        failures = 0;
        if (!claimed) await this.sleep(jitter(this.timing.pollMs));
      } catch (error) {
        if (failures++ === 0) this.deps.log.error({ fault: describeFault(error) }, 'the queue cannot be read');
        await this.sleep(jitter(Math.min(this.timing.pollMs * failures, OUTAGE_POLL_MS)));
      }
    }
  }

  wake(): void {
    this.woken = true;
    this.resume();
  }

  async stop(ended: Promise<void>): Promise<void> {
    this.stopping = true;
    this.wake();
    await ended;
    const drained = Promise.all(this.running);
    await Promise.race([drained, Bun.sleep(this.timing.drainMs)]);
    this.giveUp.abort(new Error('The worker stops'));
    await drained;
  }

  private async claimNext(): Promise<boolean> {
    return (await this.claimFor('first')) || (await this.claimFor('long'));
  }

  private hasRoom(place: Place): boolean {
    const places = this.deps.config.WORKER_CONCURRENCY * (place === 'long' ? BEHIND : 1);
    return this.taken[place] < places;
  }

  /** Takes a place and claims a job for it. The place is taken first: meanwhile a job that turned out long may want it too. */
  private async claimFor(place: Place): Promise<boolean> {
    if (!this.hasRoom(place)) return false;
    this.taken[place] += 1;
    if (place === 'long') this.afterLook = [];
    let held: HeldLease | null = null;
    try {
      held = await this.claimInTurns(place);
    } finally {
      if (!held) this.taken[place] -= 1;
      if (place === 'long') this.endLook();
    }
    if (held) this.start(held, place);
    return held !== null;
  }

  private endLook(): void {
    const waiting = this.afterLook ?? [];
    this.afterLook = null;
    for (const goOn of waiting) goOn();
  }

  /** Every other first try goes to who came new last: else each of however many accounts could keep a newcomer waiting for a first try of theirs. */
  private async claimInTurns(place: Place): Promise<HeldLease | null> {
    const { db } = this.deps;
    const { leaseMs } = this.timing;
    if (place === 'long') return claim(db, leaseMs, place);
    this.servesNewest = !this.servesNewest;
    return (this.servesNewest && (await claim(db, leaseMs, place, 'newest'))) || claim(db, leaseMs, place);
  }

  private start(held: HeldLease, claimedFor: Place): void {
    const { OCR } = this.deps.config;
    const extract: Extract = (pdf, options) =>
      runExtraction(pdf, { ...options, ...(OCR === false && { recognise: false }) });
    let place = claimedFor;
    let hasEnded = false;
    const moveBehind = (): boolean => {
      if (place === 'long') return true;
      if (hasEnded || !this.hasRoom('long')) return false;
      this.taken.first -= 1;
      this.taken.long += 1;
      place = 'long';
      this.wake();
      return true;
    };
    const goBehind = (): Promise<boolean> =>
      new Promise((resolve) => {
        const move = () => resolve(moveBehind());
        if (this.afterLook && place === 'first') this.afterLook.push(move);
        else move();
      });
    const deps = { extract, ...this.deps, timing: this.timing, onShown: goBehind, goBehind };
    const task = runJob(deps, held, this.giveUp.signal).finally(() => {
      hasEnded = true;
      held.end();
      this.running.delete(task);
      this.taken[place] -= 1;
      this.wake();
    });
    this.running.add(task);
  }

  /** Sleeps until the time is up or somebody wakes it; a call that came since the last look counts. */
  private async sleep(ms: number): Promise<void> {
    if (!this.woken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.resume = resolve;
      const timer = setTimeout(resolve, ms);
      await promise;
      clearTimeout(timer);
    }
    this.woken = false;
  }
}
