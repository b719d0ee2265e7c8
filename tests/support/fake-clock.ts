import { afterEach, jest } from 'bun:test';

const realSetImmediate = globalThis.setImmediate;

afterEach(() => {
  jest.useRealTimers();
});

/** From here to the test's end, timers fire only when `advance` is called. */
export function stopClock(): void {
  jest.useFakeTimers();
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => realSetImmediate(resolve));
}

/** Lets the time pass, in steps, so that timers which others set off fire too. @param ms milliseconds */
export async function advance(ms: number, step = ms): Promise<void> {
  await settle();
  for (let passed = 0; passed < ms; passed += step) {
    jest.advanceTimersByTime(Math.min(step, ms - passed));
    await settle();
  }
}
