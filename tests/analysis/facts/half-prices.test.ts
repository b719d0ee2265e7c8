import { describe, expect, test } from 'bun:test';
import { isEstimate } from '../../../src/analysis/facts/paid-beside';
import { isDeferred, mayBeDeferred } from '../../../src/analysis/facts/pay-deferred';
import { namesThresholdsAlone, setsThreshold } from '../../../src/analysis/facts/price-by-part';
import { AN_ESTIMATE, MAY_COME_LATER, PART_LATER } from '../../../src/shared/caveats';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const value = (text: string) =>
  readFacts(contractWith(`1. Work. Provider shall clean the offices of Customer.\n2. Pay. ${text}`, 'services'))
    .contractValue.value;

describe('a part of the pay that comes later', () => {
  test.each([
    'Until the Company closes a financing, twenty percent (20%) of each installment will be recorded on its books as deferred salary, which will become payable, without interest, within 30 days.',
    'Half of the salary is deferred until the Company has raised $2,000,000.',
    'Provider agrees to defer 25% of its fee until launch.',
    'Provider is paid a fee of $50,000, of which $10,000 is deferred until completion.',
  ])('%s', (quote) => expect(isDeferred({ quote })).toBe(true));

  test.each([
    'The Employee may elect to defer part of the salary under the plan.',
    'Deferred compensation of 10% of salary is subject to section 409A.',
    'Half of the fee is paid on signing.',
    'Payment of the fee is not deferred.',
  ])('near miss: %s', (quote) => expect(isDeferred({ quote })).toBe(false));

  test('is told behind the pay that stands near it', () => {
    const pay = 'Customer pays Provider a fee of $148,000 per year.';
    expect(value(`${pay} Twenty percent (20%) of each installment is deferred until the closing.`)).toBe(
      `$148,000 per year${PART_LATER}`,
    );
    const far = 'Provider keeps its records. '.repeat(8);
    expect(value(`${pay} ${far}Twenty percent (20%) of each installment is deferred until the closing.`)).toBe(
      '$148,000 per year',
    );
  });
});

describe('a total that is only estimated or need not be bought', () => {
  test.each([
    'ESTIMATED TOTAL USD\t169,800.00',
    'Estimated annual value:\t$40,000',
    'Quantities shown on the face are estimates for planning only and Buyer shall have no obligation to purchase any quantity.',
    'The volumes in Schedule 1 are indicative and Customer is not committed to buy them.',
  ])('%s', (quote) => expect(isEstimate({ quote })).toBe(true));

  test.each([
    'Total USD\t169,800.00',
    'Quantities shown on the face are firm and Buyer shall purchase them.',
    'Quantities are estimates of the weight on arrival.',
    'Estimated time of arrival\t4 May',
  ])('near miss: %s', (quote) => expect(isEstimate({ quote })).toBe(false));

  test('is told as such', () => {
    const total = 'The total price is $60,000.';
    expect(
      value(
        `${total} Quantities shown are estimates for planning only and Customer shall have no obligation to purchase any quantity.`,
      ),
    ).toBe(`$60,000${AN_ESTIMATE}`);
    expect(value(total)).toBe('$60,000');
  });
});

describe('a sum that something must reach', () => {
  test.each([
    'Company may add to the House Accounts any customer whose purchases have exceeded Two Hundred Fifty Thousand Dollars ($250,000.00) in any twelve-month period.',
    'If a repair costs more than $500 Landlord is asked first.',
    'Any expenditure in excess of £1,000 needs the consent of both.',
  ])('%s', (words) => expect(namesThresholdsAlone(words)).toBe(true));

  test.each([
    'In the first year the Distributor shall purchase not less than £180,000 of Products.',
    'The Lender grants a term loan facility of a total principal amount not exceeding £180,000.',
    'If orders exceed $10,000 the fee is $500.',
    'The price is Two Hundred Fifty Thousand Dollars ($250,000.00).',
    'Any customer is told.',
  ])('near miss: %s', (words) => expect(namesThresholdsAlone(words)).toBe(false));

  test('stands behind its own words', () => {
    expect(setsThreshold('purchases have exceeded Two Hundred Fifty Thousand Dollars (')).toBe(true);
    expect(setsThreshold('pays over to the Seller Two Hundred Dollars (')).toBe(false);
  });

  test('is no price of the paper', () => {
    const words =
      'Customer may drop any account whose purchases have exceeded $250,000 in a year, after which no commission is payable.';
    const { contractValue } = readFacts(
      contractWith(`1. Work. Provider sells for Customer.\n2. ${words}\n3. Provider keeps records.`, 'services'),
    );
    expect(contractValue.evidence.some(({ quote }) => quote.includes('250,000'))).toBe(false);
  });
});

test('what founders put in is told with all its rows, the total first', () => {
  const { contractValue } = readFacts(
    'OPERATING AGREEMENT OF TWO RIVERS LLC\nThis Operating Agreement is entered into by Ann Borel and Cal Dupont, the members of Two Rivers LLC (the "Company").\n1. INITIAL CONTRIBUTIONS\nMember\tContribution\tValue\nAnn Borel\tTruck\t$70,000\nCal Dupont\tCash\t$30,000\nTotal\t\t$100,000\n2. The Company pays no salary above $500 a month.',
  );
  const quotes = contractValue.evidence.map(({ quote }) => quote);
  expect(quotes[0]).toStartWith('Total');
  expect(quotes).toHaveLength(3);
});

describe('a price that whoever pays may put off, or pay in shares', () => {
  test.each([
    'If its cash is insufficient, the Company may defer all or any portion of the fee, which becomes payable upon a financing.',
    'The Client may postpone payment of any part of the fees.',
    'The fee may at the election of the Company be satisfied in full by the issuance of shares of common stock.',
    'The retainer may instead be paid in shares.',
  ])('%s', (quote) => {
    expect(mayBeDeferred({ quote })).toBe(true);
  });

  test.each([
    'The Client may withhold payment of any disputed fees.',
    'The Executive may defer all or any portion of the fee under the plan.',
    'The Company may delay payment of the fee until it has received an invoice.',
    'The Company may defer delivery of the goods.',
    'The fee is paid in shares.',
  ])('near miss: %s', (quote) => {
    expect(mayBeDeferred({ quote })).toBe(false);
  });

  test('is told behind the price, also where the rest of its own long sentence says so', () => {
    const pay = 'Customer pays Provider a fee of $148,000 per year';
    const defers = 'Customer may defer all or any portion of the fee';
    expect(value(`${pay}. If cash is short ${defers}.`)).toBe(`$148,000 per year${MAY_COME_LATER}`);
    expect(value(`${pay}; provided, however, that if cash is short ${defers}.`)).toBe(
      `$148,000 per year${MAY_COME_LATER}`,
    );
    expect(value(`${pay}. Provider may not defer its work.`)).toBe('$148,000 per year');
  });
});
