import { expect, test } from 'bun:test';
import { definedDateLines } from '../../../../src/analysis/report/key-terms/defined-dates';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { contractWith, readingOf } from '../../../support/reading';

const datesOf = (text: string) => keyTermsOf(readingOf(text)).dates;

test.each([
  'Customer keeps the information confidential for three years after the end of the project and, for trade secrets, for as long as they remain secret.',
  'The duties of confidentiality endure for five years from the date hereof, save that in respect of formulae they endure without limit of time.',
  'For nine months after the end of this Agreement Customer shall not solicit any employee of Provider.',
  'Provider gives a warranty for twenty-four months from delivery.',
])('how long a duty lasts is told with what lasts otherwise: %s', (sentence) => {
  expect(datesOf(contractWith(`2. Clause. ${sentence}`))).toContain(sentence.slice(0, -1));
});

test.each([
  'Customer shall keep the information confidential.',
  'Claims under the warranty need written notice within one month.',
])('near miss: %s', (sentence) => {
  expect(datesOf(contractWith(`2. Clause. ${sentence}`)).join()).not.toContain(sentence.slice(0, 20));
});

test('a notice that counts within a window only stands in its own sentence', () => {
  const sentence =
    'This Agreement then renews automatically for successive one-year terms unless a party gives written notice not more than forty-five and not fewer than thirty days before the end of the term';
  expect(datesOf(contractWith(`2. Term. The initial term is two years. ${sentence}.`)).join('\n')).toContain(sentence);
});

test('terms are dated by their last change, and nobody agreed to them on that day', () => {
  const dates = datesOf(
    'TERMS OF SERVICE\nLast updated: 2 January 2026\nThese terms are an agreement between you and Acme LLC.\n1. You must be 18.',
  );
  expect(dates).toContain('Last updated: Jan 2, 2026');
  expect(dates.some((line) => line.startsWith('Agreement date'))).toBe(false);
});

test('days with a name of their own', () => {
  const reading = readingOf(
    contractWith(`Closing shall take place on 30.09.2024 or such other date as the parties may agree in writing (the "Closing Date").
If Closing does not occur on or before 31-12-2024 (the "Long Stop Date"), either party may terminate this Agreement.
"Delivery Deadline" means March 1, 2025. The lease dated May 2, 2020 (the "Lease") and the Commencement Date are other matters.`),
  );
  expect(definedDateLines(reading).map(({ text }) => text)).toEqual([
    'Closing Date: Sep 30, 2024',
    'Long Stop Date: Dec 31, 2024',
    'Delivery Deadline: Mar 1, 2025',
  ]);
});

test('the last day of a window tells the window', () => {
  const term =
    '2. Term. This Agreement begins on March 15, 2024 and runs for three years. It renews automatically for successive terms of one year unless a party gives written notice of non-renewal';
  const lastDay = (when: string) =>
    datesOf(contractWith(`${term} ${when} before the end of the term then running.`)).find((line) =>
      line.startsWith('Last day'),
    );
  expect(lastDay('not more than 150 and not less than 120 days')).toContain(
    ', and it counts only between 150 days and 120 days before the term ends',
  );
  expect(lastDay('not less than 120 days')).not.toContain('counts only');
});
