import { expect, test } from 'bun:test';
import { dateLines } from '../../../src/analysis/report/key-terms/dates';
import { contractDates } from '../../../src/contracts/dates/contract-dates';
import { datedAnalysis, fact } from '../../support/dated-analysis';
import { contractWith, readingOf } from '../../support/reading';

const lastDay = (notice: string) =>
  dateLines(
    readingOf(
      contractWith(
        `1. Work. Provider shall clean the offices.\n2. Term. This Agreement runs from March 1, 2026 to February 28, 2029. It shall renew automatically for successive terms of one year unless either party gives written notice of non-renewal ${notice} before the end of the term then running.`,
        'services',
      ),
    ),
  )
    .map(({ text }) => text)
    .find((text) => text.startsWith('Last day for notice'));

test('the last day of a notice that may come too early says from when on it counts', () => {
  expect(lastDay('not more than one hundred fifty (150) and not less than one hundred twenty (120) days')).toBe(
    'Last day for notice against renewal: Oct 31, 2028 (not before Oct 1, 2028)',
  );
  expect(lastDay('not less than one hundred twenty (120) days')).toBe(
    'Last day for notice against renewal: Oct 31, 2028',
  );
});

test('so does the day in the calendar', () => {
  const notes = (value: string) =>
    contractDates({
      analysis: datedAnalysis({
        effectiveDate: fact('2025-03-01'),
        term: fact('1 year'),
        expirationDate: fact('2026-02-28'),
        renewalTerm: fact('1 year', { detail: { renews: 'automatically' } }),
        noticePeriod: { ...fact('60 days', { detail: { stops: 'renewal' } }), value },
      }),
      judgements: new Map(),
    }).find(({ id }) => id === 'notice')?.notes;
  expect(notes('between 90 days and 60 days')).toContain(
    'Notice counts only if it is given between 90 days and 60 days before the term ends: one that comes earlier is too early.',
  );
  expect(notes('60 days, to stop its renewal')).toEqual([]);
});
