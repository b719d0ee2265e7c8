import { describe, expect, test } from 'bun:test';
import { poll, pollDelay } from '../../../src/ui/lib/polling';
import { advance, settle, stopClock } from '../../support/fake-clock';

const unheard = { signal: new AbortController().signal, onFailure: () => undefined };

describe('the delay before the next check', () => {
  test('is 1 s before the first and 2 s after each that worked', () => {
    expect(pollDelay(0, false)).toBe(1000);
    expect([1, 2, 30, 59].map((attempts) => pollDelay(attempts, false))).toEqual([2000, 2000, 2000, 2000]);
  });

  test('grows after failures from 3 s by 1.5 to the power of attempts / 5, up to 10 s', () => {
    for (let attempts = 1; attempts < 60; attempts += 1) {
      expect(pollDelay(attempts, true)).toBeCloseTo(Math.min(3000 * 1.5 ** Math.min(attempts / 5, 3), 10_000), 6);
    }
    expect(pollDelay(5, true)).toBe(4500);
    expect(pollDelay(10, true)).toBe(6750);
    expect(pollDelay(15, true)).toBe(10_000);
    expect(pollDelay(59, true)).toBe(10_000);
  });

  test('is none after 60 checks, whether they worked or not', () => {
    expect(pollDelay(60, false)).toBeNull();
    expect(pollDelay(60, true)).toBeNull();
  });
});

describe('polling', () => {
  test('checks after 1 s, then every 2 s, and answers what the check found', async () => {
    stopClock();
    let checks = 0;
    const answer = poll(async () => (++checks === 3 ? 'done' : null), unheard);
    await advance(999);
    expect(checks).toBe(0);
    await advance(1);
    expect(checks).toBe(1);
    await advance(1999);
    expect(checks).toBe(1);
    await advance(1);
    expect(checks).toBe(2);
    await advance(2000);
    expect(await answer).toBe('done');
  });

  test('waits longer after a failed check, which it tells of, and goes on', async () => {
    stopClock();
    let checks = 0;
    const failures: unknown[] = [];
    const check = async () => {
      checks += 1;
      if (checks === 1) throw new Error('down');
      return 'done';
    };
    const answer = poll(check, { ...unheard, onFailure: (error) => failures.push(error) });
    await advance(1000);
    expect(failures).toEqual([new Error('down')]);
    await advance(3000);
    expect(checks).toBe(1);
    await advance(3000 * 1.5 ** 0.2 - 3000 + 1);
    expect(await answer).toBe('done');
  });

  test('gives up after 60 checks', async () => {
    stopClock();
    let checks = 0;
    const answer = poll(async () => {
      checks += 1;
      return null;
    }, unheard);
    await advance(1000 + 59 * 2000, 1000);
    expect(checks).toBe(60);
    expect(await answer).toBeNull();
  });

  test('makes every check at its time when all of them fail, and gives up after 60', async () => {
    stopClock();
    const start = Date.now();
    const times: number[] = [];
    const check = async () => {
      times.push(Date.now() - start);
      throw new Error('down');
    };
    const answer = poll(check, unheard);
    const due = [1000];
    for (let attempt = 1; attempt < 60; attempt += 1) {
      due.push((due.at(-1) ?? 0) + Math.min(3000 * 1.5 ** Math.min(attempt / 5, 3), 10_000));
    }
    await advance(1000);
    for (const [i, time] of due.entries()) if (i > 0) await advance(Math.ceil(time) - (Date.now() - start));
    expect(await answer).toBeNull();
    expect(times).toHaveLength(60);
    // Timers count whole milliseconds, so each wait may add one.
    for (const [i, time] of times.entries()) expect(Math.abs(time - (due[i] ?? 0))).toBeLessThanOrEqual(i);
  });

  test('ends when it is aborted, between checks and within one', async () => {
    stopClock();
    const between = new AbortController();
    const waiting = poll(async () => null, { ...unheard, signal: between.signal }).catch((error) => error);
    await settle();
    between.abort('enough');
    expect(await waiting).toBe('enough');

    const within = new AbortController();
    const failures: unknown[] = [];
    const check = async () => {
      within.abort('enough');
      throw new Error('the request was aborted');
    };
    const checking = poll(check, { signal: within.signal, onFailure: (error) => failures.push(error) });
    checking.catch(() => undefined);
    await advance(1000);
    expect(await checking.catch((error) => error)).toBe('enough');
    expect(failures).toEqual([]);
  });
});
