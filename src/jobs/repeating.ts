import { jitter } from './timing';

/** Work that is done again and again beside the rest. */
export interface Repeating {
  /** Lets the turn in hand end, if it does within a few seconds. */
  stop(): Promise<void>;
}

/** What hangs must not keep the server from ending; what a turn leaves undone is found by the next. */
const STOP_MS = 3_000;

/**
 * Calls `turn` at once and then again and again, each time after at most as many milliseconds as it answers. It must not throw.
 */
export function startRepeating(turn: (signal: AbortSignal) => Promise<number>): Repeating {
  const stopping = new AbortController();
  let wake: () => void = () => {};
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = await turn(stopping.signal);
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, jitter(pauseMs));
      if (!stopping.signal.aborted) await promise;
      clearTimeout(timer);
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.race([ended, Bun.sleep(STOP_MS)]);
    },
  };
}
