import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

/** A form of two who keep each other's secrets, which says nowhere from when it holds. */
const FORM = `MUTUAL CONFIDENTIALITY AGREEMENT
(Template no. 4 - fill in the boxes; delete what you don't need)
First party\tPiedmont Chair Company, High Point, North Carolina
Second party\tLatchwright Labs LLC, Durham, North Carolina
Date\tOctober 14, 2025
Why we are talking (the "Purpose")\tPossible use of hinges in chairs
Exchange period\t1 year from the Date
How long secrets stay secret\t3 years after the exchange period
Each of us may be the one who gives out information ("Giver") and the one who gets it ("Getter"). The rules are the same in both directions.
1. What is covered. Anything non-public that a Giver shows or tells for the Purpose, such as drawings, samples, prices.
2. What is not. What the Getter knew.
3. Care. Keep it safe.
4. Law. North Carolina law applies.
Piedmont Chair Company Name: Loretta Swaim Title: Chief Operating Officer Date: 10/14/2025
Latchwright Labs LLC Name: Dev Ramanathan Title: Member Date: 10/14/2025`;

test('a confidentiality agreement binds from its own date, however unsure that is said', () => {
  expect(readFacts(FORM).effectiveDate).toMatchObject({
    status: 'found',
    normalized: '2025-10-14',
    rule: 'the date of the agreement',
  });
});

test('a day that is surely told goes before a clause that speaks of the own date', () => {
  const paper = `SERVICES AGREEMENT
This Services Agreement is entered into as of April 1, 2023 by Acme Mills, Inc. and Borel LLC, effective as of May 4, 2023 (the "Effective Date").
1. This Agreement shall become effective on the date of its signature by the last party.
2. Provider cleans.`;
  expect(readFacts(paper).effectiveDate).toMatchObject({ status: 'found', value: 'May 4, 2023' });
});
