import { expect, test } from 'bun:test';
import { rollingRestart } from '../support/rolling';

test('every process is restarted under load without a failed request or a lost contract', async () => {
  const lines: string[] = [];
  const { calls, failed, uploaded, completed, odd } = await rollingRestart({
    visitors: 2,
    settings: { SHUTDOWN_DELAY_SECONDS: '3', SHUTDOWN_TIMEOUT_SECONDS: '30' },
    calmSeconds: 0,
    clockwork: 'fast',
    onLine: (line) => lines.push(line),
  });
  expect(failed).toEqual([]);
  expect(calls.length).toBeGreaterThan(50);
  expect(uploaded).toBeGreaterThan(0);
  expect({ completed, odd }).toEqual({ completed: uploaded, odd: 0 });
  expect(lines.filter((line) => line.includes('ended with 0 after'))).toHaveLength(4);
}, 180_000);
