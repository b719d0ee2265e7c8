import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { contractWith, readingOf } from '../../../support/reading';

const sums = (clauses: string) =>
  financialLines(readingOf(contractWith(clauses))).map(({ text }) => text.replaceAll('’', "'"));

describe('a sum stands with what it hangs on', () => {
  test.each([
    [
      'Customer may be considered for a discretionary bonus of up to 8% of its yearly fee.',
      ['Customer may be considered for a discretionary bonus of up to 8% of its yearly fee'],
    ],
    [
      'After the trial Provider contributes 5% of the salary to the pension scheme provided that the worker contributes the same.',
      [
        'After the trial Provider contributes 5% of the salary to the pension scheme provided that the worker contributes the same',
      ],
    ],
    [
      'If the bills go up by more than a fifth compared with the year before, Provider can raise the payment by up to $40 a month after giving two months’ warning.',
      [
        "If the bills go up by more than a fifth compared with the year before, Provider can raise the payment by up to $40 a month after giving two months' warning",
      ],
    ],
    [
      'Subject to approval by the board, and provided that Customer keeps to this letter, Provider will pay Customer $28,000.',
      [
        'Subject to approval by the board, and provided that Customer keeps to this letter, Provider will pay Customer $28,000',
      ],
    ],
    [
      'Customer shall pay $29 per hour, and $43.50 per hour for anything over 40 hours in a week.',
      ['Customer shall pay $29 per hour, and $43.50 per hour for anything over 40 hours in a week'],
    ],
    [
      'Provider may deduct from the pay any sum paid in error, after giving two weeks’ notice of it in writing to the person whom it employs, and the cost of safety shoes ($85) if that person leaves within the first three months of the work.',
      [],
    ],
    [
      'A supplier may offer a rebate worth up to $25,000 to its customers; that is its own affair.',
      ['A supplier may offer a rebate worth up to $25,000 to its customers; that is its own affair'],
    ],
  ])('%s', (clause, lines) => {
    expect(sums(`3. ${clause}`)).toEqual(lines);
  });
});

describe('a sum stands with its unit', () => {
  test.each([
    ['Customer shall pay a price of $2.40 a litre.', 'Price: $2.40 per litre'],
    ['An exit fee of $110.00 per desk is charged.', 'Exit fee: $110 per desk'],
    ['Overtime is $125.00 for every half hour or part of it.', 'Overtime: $125 per half hour'],
    ['Customer shall pay liquidated damages of $500 for each post.', 'Liquidated damages: $500 per post'],
    ['A retry fee of $35 is due for each attempt.', 'Retry fee: $35 per attempt'],
  ])('%s', (clause, line) => {
    expect(sums(`3. ${clause}`)).toContain(line);
  });
});

describe('what is not owed under this contract is no sum of it', () => {
  test.each([
    'This takes the place of the note that the parties signed in 2024, when the payment was $520 per month.',
    'Fees were last raised on September 1, 2023, from $50 for each lesson.',
    'Customer shall pay a share of the costs, being a fraction the denominator of which is $2,000,000.',
    'The parties believe that the first $30,000 of a payment for loss of office may be paid free of tax.',
  ])('%s', (clause) => {
    expect(sums(`3. ${clause}`)).toEqual([]);
  });
});

describe('a label says what the sum is for', () => {
  test.each([
    [
      'In addition to Minimum Rent, Customer shall pay six percent (6%) of Gross Sales in excess of the Breakpoint.',
      'Payment: 6% of Gross Sales in excess of the Breakpoint',
    ],
    ['The worker is paid a salary of $52,000 a year, less tax and National Insurance.', 'Salary: $52,000 per year'],
    [
      'Any rent not received in time shall bear a late charge of ten percent (10%) of the overdue sum, and shall bear interest at the rate of eighteen percent (18%) per annum until paid.',
      'Late interest: 18% per annum',
    ],
    ['Bring the car back full or we charge $2 a litre.', 'Charge: $2 per litre'],
    [
      'The liability of Provider for any claim is limited to $1,000 or the price of the goods, whichever is the lesser.',
      "Limit of Provider's liability: $1,000, or another amount if that is lower",
    ],
    [
      'Customer shall pay our fee of $30 for handling parking fines.',
      'Customer shall pay our fee of $30 for handling parking fines',
    ],
  ])('%s', (clause, line) => {
    expect(sums(`3. ${clause}`)).toContain(line);
  });
});
