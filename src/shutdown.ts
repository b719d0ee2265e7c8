import type { Logger } from 'pino';
import { isDatabaseDown } from './db/errors';

type Stop = () => Promise<unknown>;
type Part = { name: string; stop: Stop };
type OnFault = (name: string, error: unknown) => void;

/**
 * Undoes what was started: first, all at once, the parts that do work for others; then what they rest on, the last first. A part that
 * fails to stop keeps none of the others from it.
 */
export class Shutdown {
  private readonly workers: Part[] = [];
  private readonly grounds: Part[] = [];
  private readonly begun = new AbortController();
  private running: Promise<void> | null = null;

  /** Aborts as soon as the end begins. */
  get signal(): AbortSignal {
    return this.begun.signal;
  }

  /** A part that has work in hand: HTTP, the analyses. */
  addWork(name: string, stop: Stop): void {
    this.workers.push({ name, stop });
  }

  /** A part that others rest on: the database. */
  add(name: string, stop: Stop): void {
    this.grounds.push({ name, stop });
  }

  /** Safe to call again: all callers wait for the one run. */
  run(onFault: OnFault = () => {}): Promise<void> {
    this.running ??= this.stopAll(onFault);
    return this.running;
  }

  private async stopAll(onFault: OnFault): Promise<void> {
    this.begun.abort();
    const end = ({ name, stop }: Part) => stop().catch((error) => onFault(name, error));
    await Promise.all(this.workers.map(end));
    for (const part of this.grounds.reverse()) await end(part);
  }
}

/** Exit code after a second signal, as shells count a SIGINT. */
const FORCED = 130;
/** Exit code where a part would not stop. */
const STUCK = 1;
/** For giving back what was not finished, the last queries and the embedded database: each has a limit of its own, this is for all. */
const LAST_STEPS_MS = 20_000;
/** One ctrl-C arrives several times: from the terminal, and passed on by `bun run` and npx. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process in order on the first SIGINT, SIGTERM or SIGHUP, at once on the second, and with exit code 1 after an error that
 * nobody caught. A connection that the database dropped is no reason to end: whoever used it is told by its own query.
 * @param workMs how long the work in hand may take; what comes after it has a bound as well
 */
export function endInOrder(shutdown: Shutdown, log: Logger, workMs: number): void {
  let endingSince = 0;
  const end = async (reason: string, code: number) => {
    if (endingSince > 0) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(code || FORCED);
      return;
    }
    endingSince = performance.now();
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(code || STUCK), workMs + LAST_STEPS_MS);
    await shutdown.run((part, err) => log.error({ part, err }, 'a part did not stop in order'));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0));
  const onStray = (err: unknown) => {
    if (isDatabaseDown(err) || isDriverFault(err)) return log.warn({ err }, 'a connection to the database was lost');
    log.fatal({ err }, 'an error was not caught');
    void end('error', 1);
  };
  process.on('uncaughtException', onStray);
  process.on('unhandledRejection', onStray);
}

/** postgres.js without our patch (`patches/`) writes to the socket of a connection that is gone. */
function isDriverFault(error: unknown): boolean {
  return error instanceof TypeError && /nextWrite .*postgres/s.test(error.stack ?? '');
}
