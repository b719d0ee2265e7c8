import { describe, expect, test } from 'bun:test';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { contractWith, readingOf } from '../../../support/reading';

const duties = (clauses: string) =>
  obligationLines(readingOf(contractWith(clauses)))
    .map(({ text }) => text)
    .toSorted();

test('a list under whoever agrees tells what each promises', () => {
  expect(
    duties(`2. The Customer agrees with the Provider:
2.1 To pay the Rent on the first day of each month.
2.2 Not to sublet the premises without the Provider's written consent.
3. The Provider agrees:
3.1 To insure the building against fire.`),
  ).toEqual([
    "Customer must not sublet the premises without the Provider's written consent",
    'Customer must pay the Rent on the first day of each month',
    'Provider must insure the building against fire',
  ]);
});

test('a list of what a party need not do is none', () => {
  expect(
    duties(`2. The Provider shall have no liability for:
2.1 use of the Products other than in accordance with the manual.
2.2 delivery of the Products to places outside the Territory.`),
  ).toEqual([]);
});

describe('what is owned, disclaimed or refused is no duty', () => {
  test.each([
    ['Customer shall keep the copyright in the drawings until the fee is paid.', []],
    ['Provider shall retain all right, title and interest in the Software.', []],
    ['Provider will not guarantee in any form that the service earns revenue.', []],
    ['Provider will not be responsible for the content of other sites.', []],
    ['Provider won’t serve the meal if the price is not paid in full.', []],
    ['Customer shall keep the deposit confidential.', ['Customer must keep the deposit confidential']],
    [
      'Customer will not disclose the price list unless Provider agrees in writing.',
      ['Customer must not disclose the price list unless Provider agrees in writing'],
    ],
  ])('%s', (clause, lines) => {
    expect(duties(clause)).toEqual(lines);
  });
});

describe('no condition is lost', () => {
  test.each([
    [
      'If the expert dissents, Customer shall repeat the test and Provider shall pay the fees of the expert.',
      ['Provider must pay the fees of the expert if the expert dissents'],
    ],
    ['Provider shall pay for that time half of the average fee.', []],
    ['If Customer cancels after that, Customer shall pay the whole fee to Provider.', []],
  ])('%s', (clause, lines) => {
    expect(duties(clause)).toEqual(lines);
  });
});
