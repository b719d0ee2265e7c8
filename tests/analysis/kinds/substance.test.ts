import { describe, expect, test } from 'bun:test';
import { recognised } from '../../support/recognise';

const paper = (terms: string) =>
  `SAFE (SIMPLE AGREEMENT FOR FUTURE EQUITY)\nIn exchange for the payment by Jo Reyes (the "Investor") of $50,000, Orbit Inc. (the "Company") issues the right to certain shares.\n1. Equity financing. This instrument converts.\n2. Liquidity event.\n3. Valuation cap. $6,000,000.\n${terms}`;
const LENT =
  '4. Maturity. The Maturity Date is 18 months from now. At maturity the Investor may demand the Purchase Amount with a return of 14% per annum.';

describe('a SAFE that lends', () => {
  test('is a convertible note in substance', () => {
    expect(
      recognised(paper(`${LENT}\n5. Security. The Company grants a security interest in its marks.`)).kind?.id,
    ).toBe('convertible-note');
  });
  test('a loan that matures is none of a SAFE', () => {
    const loan = `LOAN AGREEMENT\nBetween Jo Reyes ("Lender") and Orbit Inc. ("Borrower").\n1. Loan. The Lender lends $50,000 to the Borrower.\n2. Repayment. The Borrower repays the loan.\n3. Interest.\n${LENT}`;
    expect(recognised(loan).kind?.id).toBe('loan');
  });
  test.each([
    ['4. It bears no interest and has no maturity date. It is not a debt.'],
    [
      '4. The discount is 20%. Until the maturity date of any bank loan the Company keeps records; it has no maturity date itself.',
    ],
    ['4. Maturity. At maturity, the Maturity Date, the Investor may demand the Purchase Amount.'],
    [
      '4. It has no maturity date. It has no repayment date. Interest is 8% a year, and the Investor may demand payment.',
    ],
    ['4. On the Maturity Date the Investor may demand the Purchase Amount with a return of 14% per annum.'],
    ['4. Maturity. At maturity, the Maturity Date, a return of 14% per annum is paid in shares.'],
    ['4. Maturity. On the Maturity Date this instrument converts at the cap; at maturity nothing is repaid.'],
  ])('%p leaves it one', (terms) => {
    const { kind, confidence } = recognised(paper(terms));
    expect(kind?.id).toBe('safe');
    // It is as sure as its title.
    expect(confidence).toBeGreaterThan(0.9);
  });
});
