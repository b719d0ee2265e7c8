/**
 * Restarts two web and two worker processes one after the other while people use the site through a balancer, and counts what failed.
 *
 *   bun run bench rolling [visitors]
 *
 * One Postgres, one S3 server, a balancer that asks /api/ready four times a second. Exits 1 when a request failed, or a contract was
 * lost, stayed unfinished or was analysed twice.
 */
import { rollingRestart } from '../tests/support/rolling';

const visitors = Number(process.argv[2] ?? 8);
const report = await rollingRestart({
  visitors,
  settings: { SHUTDOWN_DELAY_SECONDS: '3', SHUTDOWN_TIMEOUT_SECONDS: '30' },
  calmSeconds: 3,
  clockwork: 'real',
  onLine: (line) => console.log(line),
});
const { calls, failed, uploaded, completed, odd, slowest } = report;
const kinds = Map.groupBy(calls, ({ kind }) => kind);
console.log(
  `\n${'request'.padEnd(10)}${'count'.padStart(7)}${'failed'.padStart(8)}${'median'.padStart(9)}${'longest'.padStart(10)}`,
);
for (const [kind, of] of kinds) {
  const ms = of.map((call) => call.ms).sort((a, b) => a - b);
  const bad = of.filter((call) => failed.includes(call)).length;
  const cell = (value: number, width: number) => `${Math.round(value)} ms`.padStart(width);
  console.log(
    `${kind.padEnd(10)}${String(of.length).padStart(7)}${String(bad).padStart(8)}${cell(ms[ms.length >> 1] ?? 0, 9)}${cell(ms.at(-1) ?? 0, 10)}`,
  );
}
console.log(`\nrequests: ${calls.length}, failed: ${failed.length}, connections refused: ${report.refusedConnections}`);
console.log(`contracts: ${uploaded} uploaded, ${completed} completed, ${odd} with a fault`);
console.log(`longest pause in which nothing was answered: ${Math.round(report.longestPauseMs)} ms`);
console.log(`slowest answer: ${slowest.kind}, ${Math.round(slowest.ms)} ms`);
for (const { kind, at, status } of failed) console.log(`FAILED ${(at / 1000).toFixed(1)} s ${kind}: ${status}`);
process.exit(failed.length === 0 && odd === 0 && completed === uploaded ? 0 : 1);
