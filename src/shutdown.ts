import type { Logger } from 'pino';
import { isDatabaseDown } from './db/errors';

type Stop = () => Promise<unknown>;

/** Undoes what was started, the last first. A part that fails to stop keeps none of the others from it. */
export class Shutdown {
  private readonly stops: { name: string; stop: Stop }[] = [];
  private running: Promise<void> | null = null;

  add(name: string, stop: Stop): void {
    this.stops.push({ name, stop });
  }

  /** Safe to call again: all callers wait for the one run. */
  run(onFault: (name: string, error: unknown) => void = () => {}): Promise<void> {
    this.running ??= this.stopAll(onFault);
    return this.running;
  }

  private async stopAll(onFault: (name: string, error: unknown) => void): Promise<void> {
    for (const { name, stop } of this.stops.reverse()) await stop().catch((error) => onFault(name, error));
  }
}

/** Exit code after a second signal, as shells count a SIGINT. */
const FORCED = 130;
/** One ctrl-C arrives several times: from the terminal, and passed on by `bun run` and npx. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process in order on the first SIGINT, SIGTERM or SIGHUP, at once on the second, and with exit code 1 after an error that
 * nobody caught. A connection that the database dropped is no reason to end: whoever used it is told by its own query.
 */
export function endInOrder(shutdown: Shutdown, log: Logger): void {
  let endingSince = 0;
  const end = async (reason: string, code: number) => {
    if (endingSince > 0) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(code || FORCED);
      return;
    }
    endingSince = performance.now();
    log.info({ reason }, 'stopping');
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
