import { expect, test } from 'bun:test';
import { reportOf } from '../../src/cli/analysis-report';
import { lease } from '../support/lease-analysis';

test('a value that has to be checked says so', () => {
  const { facts } = lease();
  const line = (report: string) => report.split('\n').find((one) => one.includes('Expiration date'));
  const expirationDate = { ...facts.expirationDate, standing: 'to_check' as const };
  expect(line(reportOf('lease.pdf', lease()))).not.toContain('to check');
  expect(line(reportOf('lease.pdf', lease({ facts: { ...facts, expirationDate } })))).toEndWith(' (to check)');
  const silent = { ...expirationDate, status: 'absent' as const, value: null };
  const withNone = lease({ facts: { ...facts, expirationDate: silent } });
  expect(line(reportOf('lease.pdf', withNone))).toEndWith('not found (to check)');
});

test('every label has a blank behind it, and the values stand below each other', () => {
  const rows = reportOf('lease.pdf', lease())
    .split('\n')
    .slice(1)
    .filter((line) => /^ {2}[A-Z][a-z ]+:/.test(line));
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map((row) => /^ {2}[^:]+: +/.exec(row)?.[0].length)).size).toBe(1);
});
