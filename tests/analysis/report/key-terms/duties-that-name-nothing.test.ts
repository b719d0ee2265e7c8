import { describe, expect, test } from 'bun:test';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { contractWith, readingOf } from '../../../support/reading';

const duties = (clauses: string) =>
  obligationLines(readingOf(contractWith(clauses))).map(({ text }) => text.replaceAll('’', "'"));

describe('a duty that only the sentence before explains is left out', () => {
  test.each([
    'Provider shall mark, store and insure them and give them back to Customer when asked.',
    'Customer shall keep it confidential and use it only to decide on credit.',
    'Provider shall correct any non-conformity reported within that time at no charge.',
    'Each party shall compensate the other for third-party claims that result from breaking that promise.',
    'Provider shall write to Customer at least sixty days before, and an increase shall not be more than seven per cent.',
    'Provider shall account to Customer for the proceeds after its costs within ten days.',
    'Customer shall pay the fees due for this period within thirty days.',
    'Provider will make no deductions.',
    'Customer will learn things about the clients, prices and finances of Provider.',
    'Customer shall return them within thirty days and pay $500 for each that is missing.',
  ])('%s', (clause) => {
    expect(duties(clause)).toEqual([]);
  });

  test.each([
    'Provider shall mark, store and insure the tools of Customer and give them back when asked.',
    'Customer shall keep the financial statement confidential and use it only to decide on credit.',
    'If Provider lends tools to Customer, Customer shall return them within thirty days.',
    'Provider shall correct any non-conformity that Customer reports within ninety days of delivery at no charge.',
    'Provider shall write to Customer at least sixty days before a rise of the fee.',
    'Provider shall account to Customer for the proceeds of any sale after its costs within ten days.',
    'Provider shall make no deductions from the wages of its staff at the premises of Customer.',
    'Customer shall pay all sums due under this Agreement within thirty days of this Agreement.',
    'Customer shall insure itself against claims of third persons in the sum of $1,000,000.',
    'Upon termination of this MNDA, Customer shall cease to use the Confidential Information of Provider.',
    'Customer shall not assign to any third party the functions that are the subject of this cooperation agreement.',
    'While Customer is a member and for 24 months after, Customer shall not hire any staff of Provider.',
  ])('near miss, told: %s', (clause) => {
    expect(duties(clause)).toHaveLength(1);
  });
});

describe('what limits a duty is told with it, or the duty is not told', () => {
  test('a condition that stands before a semicolon', () => {
    expect(
      duties(
        'If Customer does not agree, it shall not install the Software; Provider will refund the price if Customer asks within 30 days of purchase.',
      ).filter((line) => line.includes('refund')),
    ).toEqual([
      'If Customer does not agree, it shall not install the Software; Provider will refund the price if Customer asks within 30 days of purchase',
    ]);
  });

  test.each([
    'Customer shall not sublet the premises without the consent of Provider. Provider may not unreasonably refuse consent and it counts as given after 21 days.',
    "Customer shall not sublet the premises without Provider's consent. Consent shall not be unreasonably withheld.",
    'Customer shall not sublet the premises without the written approval of Provider. Such approval is deemed to be given after ten days.',
  ])('what the next sentence says of consent: %s', (clause) => {
    const [line = ''] = duties(clause).filter((one) => one.includes('sublet'));
    expect(line).toMatch(/unreasonably|deemed/i);
  });

  test('near miss: a next sentence on something else', () => {
    expect(
      duties(
        'Customer shall not sublet the premises without the consent of Provider. Provider may not refuse to repair the roof.',
      ),
    ).toContain('Customer must not sublet the premises without the consent of Provider');
  });

  test('no line leaves words out in its middle', () => {
    const lines = duties(
      'Should any fault in the gearbox, not being caused by misuse, manifest itself within sixty days after delivery, Provider shall at the option of Customer bear the reasonable cost of repair, not exceeding in the aggregate Four Thousand Euro, or accept the return of the Machine and repay the price in full to Customer without any deduction.',
    );
    for (const line of lines) expect(line).not.toMatch(/….+/);
  });
});
