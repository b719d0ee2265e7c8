import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

/** A distribution agreement of usual length with one clause that names sums. */
const paper = (clause: string) => `FELL AND MOOR DISTRIBUTION AGREEMENT
This Agreement is made on 4 May 2025 between Tern Boots Limited ("the Company") and Dundas Sports Ltd ("the Distributor").
1. The Company appoints the Distributor for Scotland.
2. The Distributor keeps a showroom in Leith.
3. ${clause}
4. The Company delivers within six weeks of each order.
5. Risk passes on delivery at the quay.
6. The Distributor tells the Company of complaints.
7. The Company makes good faulty boots.
8. The Distributor advertises at its own cost.
9. Neither assigns this Agreement.
10. Notices are in writing.
11. Either may end it on six months' notice.
12. English law applies.
13. Each keeps the other's secrets.`;

test('one sum of several is no price, but is shown with its sentence', () => {
  const { status, value, rule, evidence } = readFacts(
    paper('Sessions: morning £41, afternoon £38, day £74.'),
  ).contractValue;
  expect({ status, value }).toEqual({ status: 'stated', value: null });
  expect(rule).toContain('several sums');
  expect(evidence[0]?.quote).toContain('£41');
});

test('a sum that is called the price is told', () => {
  expect(readFacts(paper('The price of the goods is £9,000.')).contractValue).toMatchObject({
    status: 'found',
    value: 'GBP 9,000',
  });
});
