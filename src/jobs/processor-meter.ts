import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How much less than others a process gets whose document takes long; 10 is what all that read PDFs begin with. */
const LOW_PRIORITY = 15;
/** Ticks of the kernel's clock in a second, the same on every Linux that Bun runs on. */
const TICKS = 100;

const current = new AsyncLocalStorage<ProcessorMeter>();

/**
 * Counts the processor time of all processes that are started on behalf of one job, while they run and to the end. Whoever starts one finds the
 * meter of its job by itself (`ProcessorMeter.current`).
 */
export class ProcessorMeter {
  private ended = 0;
  private readonly running = new Map<number, number>();
  private readonly lowered = new Set<number>();
  private isOver = false;

  /** @param onOver called once, when a process runs and more than `limitMs` was spent; from then on its processes have low priority */
  constructor(
    private readonly limitMs: number,
    private readonly onOver: () => void,
  ) {}

  static current(): ProcessorMeter | undefined {
    return current.getStore();
  }

  /** Does work whose processes this meter counts. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  /** Milliseconds of processor time so far. */
  get spentMs(): number {
    return [...this.running.values()].reduce((sum, ms) => sum + ms, this.ended);
  }

  /** What a process that still runs has spent so far. */
  see(pid: number, ms: number): void {
    this.running.set(pid, ms);
    if (!this.isOver && this.spentMs > this.limitMs) {
      this.isOver = true;
      this.onOver();
    }
    if (this.isOver && !this.lowered.has(pid)) this.lower(pid);
  }

  /** What a process had spent when it ended. */
  end(pid: number, ms: number): void {
    this.running.delete(pid);
    this.ended += ms;
  }

  private lower(pid: number): void {
    this.lowered.add(pid);
    try {
      setPriority(pid, LOW_PRIORITY);
    } catch {
      // It has ended, or the system does not let us.
    }
  }
}

/** Milliseconds of processor time that a process has spent; null where it cannot be told (it has ended, or this is no Linux). */
export function processorMs(pid: number): number | null {
  try {
    // The name, in parentheses, may hold anything; behind it stand numbers (proc(5), fields 14 and 15).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? (ticks * 1_000) / TICKS : null;
  } catch {
    return null;
  }
}
