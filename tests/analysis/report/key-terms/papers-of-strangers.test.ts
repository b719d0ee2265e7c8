import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { bestLines } from '../../../../src/analysis/report/key-terms/line';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const sums = (clauses: string) => financialLines(readingOf(contractWith(clauses))).map(({ text }) => text);
const duties = (clauses: string) => obligationLines(readingOf(contractWith(clauses))).map(({ text }) => text);
const endings = (clauses: string) =>
  bestLines(terminationLines(readingOf(contractWith(clauses)))).map(({ text }) => text);

describe('what a sum is', () => {
  test.each([
    ['Provider has paid the bureau $1,950 for the search.', []],
    ['In March Provider drew the plans (fee of $2,400, paid in full).', []],
    ['A late payment bears a charge of 5% of it or $35, whichever is greater.', []],
    ['Customer pays a deposit of $50, which is repaid within 28 days after the plot is cleared.', ['Deposit: $50']],
    [
      'Customer pays a yearly rent of $62 in advance, and for the water a charge of $14 a year.',
      ['Yearly rent: $62 per year', 'Charge: $14 per year'],
    ],
    [
      'Licence fee: $5,250 plus tax: $2,000 on signing and the rest by 30 June 2025.',
      ['Licence fee: $5,250', 'Part of the License fee: $2,000'],
    ],
    ['Monthly rent $1,940 plus sales tax', ['Rent: $1,940 per month']],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});

describe('what is no duty by itself', () => {
  test.each([
    ['Provider shall not use or disclose them except to perform this Agreement.', []],
    ['If Customer fails to do so, Customer shall pay Provider a charge of $20 for each unit.', []],
    [
      'Customer may end the work on ten days’ notice to Provider; Customer then pays for the time that was spent on it at the day rates.',
      [],
    ],
    ['Provider will make good the loss that Customer suffers where that promise is broken, up to the fee paid.', []],
    ['After such an offering Customer shall not sell any shares for 180 days.', []],
    [
      'Provider shall not pass the work to a subcontractor without consent; window cleaning may be subcontracted without it.',
      [
        'Provider must not pass the work to a subcontractor without consent; window cleaning may be subcontracted without it',
      ],
    ],
    [
      'Provider shall not move the machine without the consent of Customer; Provider may inspect the rooms.',
      ['Provider must not move the machine without the consent of Customer'],
    ],
  ])('%s', (clause, lines) => {
    expect(duties(clause)).toEqual(lines);
  });
});

describe('rights to end', () => {
  test.each([
    [
      'Any lodger or Provider may end this Agreement with three weeks’ written notice.',
      ["Any lodger or Provider may end this Agreement with three weeks' written notice"],
    ],
    [
      'Either party may terminate this Agreement if the other materially breaches it and fails to cure within 45 days (10 days for non-payment) after notice.',
      ['Either party may terminate for material breach or non-payment if not cured in time'],
    ],
    [
      'Either party may determine this licence at any time by giving to the other not less than three months’ notice.',
      ['Either party may terminate at any time on 3 months’ notice'],
    ],
    [
      'Provider may end this Agreement at once by notice if the fee is 21 days in arrear.',
      ['Provider may terminate for non-payment'],
    ],
    [
      'If the breach is so serious that it cannot be mended, Provider may end this Agreement on 7 days’ notice.',
      ['Provider may terminate for serious breach on 7 days’ notice'],
    ],
    [
      'Later either party may end this Agreement on two weeks’ notice.',
      ["Later either party may end this Agreement on two weeks' notice"],
    ],
  ])('%s', (clause, lines) => {
    expect(endings(clause)).toEqual(lines);
  });
});
