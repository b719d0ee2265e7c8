import { describe, expect, test } from 'bun:test';
import { datesOfPaper } from '../../../src/analysis/document/dates-of-paper';
import { datedTermsOf } from '../../../src/analysis/report/dated-terms/dated-terms';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { readingOf } from '../../support/reading';

const form = (rest: string, country = 'Dublin') =>
  `ENROLMENT FORM\nNursery\tAcme Early Years Limited, ${country}\nParent\tAnn Lee\nFirst day\t25/08/2025\n${rest}\n2. The nursery is open until 18:00.\nSigned: Ann Lee`;
const AMERICAN = form('', 'Ohio').replace('25/08/2025', '08/25/2025');

describe('days in numbers are read as the whole paper writes them', () => {
  test('in each of its pieces, whose places stay', () => {
    const contract = contractTextFromPlain(form(''));
    expect(datesOfPaper(contract, 'by 05/06/2025 at noon')).toMatchObject([{ iso: '2025-06-05', start: 3, end: 13 }]);
    expect(datesOfPaper(contractTextFromPlain(AMERICAN), 'by 05/06/2025')).toMatchObject([{ iso: '2025-05-06' }]);
  });

  test.each([
    ['a payment', '1. You pay €500 on or before 05/06/2025 for the place.', '2025-06-05'],
    ['the row of a schedule', 'Payments\tDay\tSum\nInstalment 1\t05/06/2025\t€500', '2025-06-05'],
  ])('%s', (_, rest, day) => {
    expect(datedTermsOf(readingOf(form(rest))).map((term) => term.day)).toContain(day);
  });

  test('what is paid already is no payment to come', () => {
    const rest = 'Payments\tDay\tSum\nDeposit paid with this form\t05/06/2025\t€500';
    expect(datedTermsOf(readingOf(form(rest)))).toEqual([]);
  });

  test.each(['Docket date', 'Place and date', 'Date of order'])('the day of the paper under its label: %s', (label) => {
    expect(readFacts(form(`${label}\t05/06/2025`)).agreementDate.normalized).toBe('2025-06-05');
  });

  test('the last day under its label', () => {
    expect(readFacts(form('End date\t05/06/2026')).expirationDate.normalized).toBe('2026-06-05');
  });
});
