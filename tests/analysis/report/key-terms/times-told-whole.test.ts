import { describe, expect, test } from 'bun:test';
import { durationLines } from '../../../../src/analysis/report/key-terms/durations';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { readFacts } from '../../../support/read-facts';
import { contractWith, readingOf } from '../../../support/reading';

const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text.replaceAll('’', "'"));
const durations = (clause: string) => textsOf(durationLines(readingOf(contractWith(clause))));
const endings = (clause: string) => textsOf(terminationLines(readingOf(contractWith(clause))));

describe('how long a duty lasts is told with what lasts otherwise', () => {
  test.each([
    [
      'Customer keeps the information confidential. This duty of confidence lasts for three years after the end of the project and, for trade secrets, for as long as they remain secret.',
      'Confidentiality: 3 years after the end of the project; for trade secrets, for as long as they remain secret',
    ],
    [
      'The duties of confidentiality endure for five years from the date hereof, save that in respect of formulae they endure without limit of time.',
      'Confidentiality: 5 years from the date hereof; save that in respect of formulae they endure without limit of time',
    ],
    [
      'Provider shall keep the information confidential for two years after the end of this Agreement.',
      'Confidentiality: 2 years after the end of this Agreement',
    ],
    [
      'Provider shall keep the information confidential for two years after the end of this Agreement and shall return it.',
      'Confidentiality: 2 years after the end of this Agreement',
    ],
  ])('%s', (clause, line) => {
    expect(durations(clause)).toEqual([line]);
  });
});

describe('a notice that counts within a window only', () => {
  const dates = (notice: string) =>
    keyTermsOf(
      readingOf(
        contractWith(
          `2. Term. The initial term is two years. This Agreement then renews automatically for successive one-year terms unless a party gives written notice ${notice} before the end of the term.`,
        ),
      ),
    ).dates;
  test.each([
    ['not more than forty-five and not fewer than thirty days', 'Notice to stop renewal: between 45 days and 30 days'],
    ['not more than 90 days and not less than 60 days', 'Notice to stop renewal: between 90 days and 60 days'],
    ['at least 60 and not more than 90 days', 'Notice to stop renewal: between 90 days and 60 days'],
    ['at least sixty (60) days', 'Notice to stop renewal: 60 days'],
  ])('%s', (notice, line) => {
    expect(dates(notice)).toContain(line);
  });
});

describe('a right to end keeps its times', () => {
  test('of a payment that is late and a reminder', () => {
    expect(
      endings(
        'Provider may end this Agreement if a payment is more than twenty days late and Customer has not paid within seven days after a written reminder.',
      ).every((line) => /twenty|20/.test(line) && /seven|7/.test(line)),
    ).toBe(true);
  });
  test('of an order', () => {
    const lines = endings('Customer may cancel an order in whole or in part at any time before delivery.');
    expect(lines.every((line) => line.includes('before delivery'))).toBe(true);
  });
  test('near miss: for breach that is not cured', () => {
    expect(
      endings(
        'Either party may terminate this Agreement upon material breach by the other that is not cured within 30 days.',
      ),
    ).toEqual(['Either party may terminate for material breach if not cured within 30 days']);
  });
});

test('terms are dated by their last change, and nobody agreed to them on that day', () => {
  const dates = (line: string) =>
    keyTermsOf(
      readingOf(
        `TERMS OF SERVICE\n${line}\nThese terms are an agreement between you and Acme LLC.\n1. You must be 18.`,
      ),
    ).dates;
  expect(dates('Last updated: 2 January 2026').some((line) => line.startsWith('Agreement date'))).toBe(false);
});

describe('a loan ends with its last payment', () => {
  const ends = (clause: string) =>
    readFacts(
      `PROMISSORY NOTE\nFor value received, Tom Reed ("Maker") promises to pay Ann Borel ("Holder") the principal sum of $24,000 with interest at 4% per annum.\n${clause}`,
    ).expirationDate.normalized ?? null;
  test.each([
    [
      'Principal and interest shall be payable in sixty monthly instalments, the first on the first day of November, 2026, and the like sum each month thereafter until the first day of October, 2031, when the entire balance then remaining shall be due.',
      '2031-10-01',
    ],
    ['Maker pays $450 a month, and the last instalment is due on 1 October 2031.', '2031-10-01'],
    ['Maker shall repay the loan; the balance shall be paid in full on or before 1 October 2031.', '2031-10-01'],
    ['Maker pays $450 each month. Holder lent the money on 1 October 2026.', null],
  ])('%s', (clause, day) => {
    expect(ends(clause)).toBe(day);
  });
});
