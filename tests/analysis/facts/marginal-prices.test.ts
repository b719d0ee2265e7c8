import { describe, expect, test } from 'bun:test';
import { isMarginal } from '../../../src/analysis/facts/prices-named';
import { readFacts } from '../../support/read-facts';

const priceOf = (clauses: string) =>
  readFacts(`SERVICES AGREEMENT
This Agreement is made on May 4, 2023 between Acme Mills, Inc. ("Provider") and Borel LLC ("Customer").
1. Provider does what Customer asks for.
2. The term is five years.
${clauses}
13. Notices are in writing.
14. Each side keeps the other's secrets.
15. Ohio law governs.
16. Neither side may assign this Agreement.
17. Changes are made in writing.
18. Provider carries insurance.`).contractValue;

test.each([
  'The first four hours are free; beyond that Provider charges € 135 per hour.',
  'Further time is charged at EUR 85 per hour.',
  'Travel is reimbursed with EUR 0.38 per kilometre.',
  'Inactive balance fee of £4 a month.',
  'Customer pays $150.00 per hour for any time beyond that.',
  'The charge is €2 a km for every kilometre over 200.',
])('paid beside the price: %s', (words) => expect(isMarginal(words)).toBe(true));

test.each([
  'The fee is $4,200, and further rounds are charged at $55 an hour.',
  'Customer pays $90 per hour.',
  'Customer pays $90 per hour for any time that is spent.',
  'Provider gives further help with requests.',
])('near miss: %s', (words) => expect(isMarginal(words)).toBe(false));

describe('a price is not stated by a marginal sum', () => {
  test('where there is none it is absent', () => {
    const clause =
      '3. The first four hours of assistance in a year are free; beyond that Provider charges € 135 per hour.';
    expect(priceOf(clause).status).toBe('absent');
  });

  test.each([
    [
      '3. Artist shall pay to Manager a commission of twenty-five percent (25%) of all Gross Earnings.\n4. Artist shall reimburse Manager for all costs, as well as a monthly overhead charge of $650.',
      'twenty-five percent',
    ],
    [
      'Selling fee\t7.5% of the item price\nInactive balance fee\t$4 a month after 6 months without a sale',
      'Selling fee',
    ],
    [
      '3. Travel is reimbursed with EUR 0.38 per kilometre.\n4. The remuneration amounts to EUR 92.00 per hour.',
      '92.00',
    ],
  ])('where there is one it is quoted: %s', (clauses, quoted) => {
    const price = priceOf(clauses);
    expect(price.status).toBe('stated');
    expect(price.evidence[0]?.quote).toContain(quoted);
    expect(price.evidence.some(({ quote }) => /Inactive|reimburse/.test(quote))).toBe(false);
  });
});

describe('what has to be bought in each year by the rows of a table', () => {
  const tableOf = (head: string, ...rows: string[]) =>
    readFacts(`DISTRIBUTION AGREEMENT
This Agreement is made on 4 May 2023 between Acme Mills Ltd ("the Principal") and Borel Ltd ("the Distributor").
1. The Distributor sells the Products in Wales and buys not less than the sums of the Schedule.
2. Notices are in writing.
SCHEDULE
${head}
${rows.join('\n')}
Addresses are as stated above.`).contractValue;

  test('rows of bare sums below a heading with the currency', () => {
    const price = tableOf('Year\tFrom\tMinimum Purchase (SGD)', '1\t1 April 2025\t420,000', '2\t1 April 2026\t520,000');
    expect(price.status).toBe('stated');
    expect(price.evidence.map(({ quote }) => quote.split('\t')[2])).toEqual([
      'Minimum Purchase (SGD)',
      '420,000',
      '520,000',
    ]);
  });

  test('rows with a currency of their own', () => {
    const price = tableOf(
      'Year\tFrom\tMinimum Purchase',
      '1\t1 April 2025\tGBP 420,000',
      '2\t1 April 2026\tGBP 520,000',
    );
    expect(price.status).toBe('stated');
  });

  test.each([
    ['Year\tFrom\tMinimum Purchase', '1\t1 April 2025\t420,000', '2\t1 April 2026\t520,000'],
    ['Year\tFrom\tMinimum Purchase (SGD)', '1\t1 April 2025\t12', '2\t1 April 2026\t14'],
    ['Year\tFrom\tMinimum Purchase (SGD)', '1\t1 April 2025\t420,000', 'Two years follow.'],
    ['Year\tFrom\tInsured value (SGD)', '1\t1 April 2025\t420,000', '2\t1 April 2026\t520,000'],
  ])('near miss: %s, %s, %s', (head, first, second) => {
    expect(tableOf(head, first, second).status).toBe('absent');
  });
});
