import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Extract } from '../contracts/analyse';
import type { ScanReader } from '../contracts/read-scan';
import type { Reviewer } from '../contracts/review';
import type { Database } from '../db/client';
import { describeFault } from '../db/fault';
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

/** Of what WORKER_CONCURRENCY allows: more jobs go on behind what people are shown meanwhile, so that others need not wait. */
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
  /** How many of those that run people wait for. */
  private awaited = 0;
  private readonly giveUp = new AbortController();
  private stopping = false;
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
    const { WORKER_CONCURRENCY } = this.deps.config;
    if (this.awaited >= WORKER_CONCURRENCY || this.running.size >= (1 + BEHIND) * WORKER_CONCURRENCY) return false;
    const held = await claim(this.deps.db, this.timing.leaseMs);
    if (held) this.start(held);
    return held !== null;
  }

  private start(held: HeldLease): void {
    const { OCR } = this.deps.config;
    const extract: Extract = (pdf, options) =>
      runExtraction(pdf, { ...options, ...(OCR === false && { recognise: false }) });
    this.awaited += 1;
    let isAwaited = true;
    const onShown = () => {
      if (isAwaited) this.awaited -= 1;
      isAwaited = false;
      this.wake();
    };
    const deps = { extract, ...this.deps, timing: this.timing, onShown };
    const task = runJob(deps, held, this.giveUp.signal).finally(() => {
      held.end();
      this.running.delete(task);
      onShown();
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
