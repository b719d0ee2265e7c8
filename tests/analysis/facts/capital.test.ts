import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const venture = (heading: string, row: string) =>
  readFacts(`JOINT VENTURE AGREEMENT
This agreement is made on 3 July 2023 between Ann Borel ("Ann") and Tom Reed ("Tom").
1. The joint venture
We run a supper room together as an unincorporated joint venture and share its profit and loss equally.
2. ${heading}
Item\tAnn\tTom
${row}
Share in the venture\t50%\t50%
3. Decisions need both of us.`).contractValue.status;

test.each(['What each of us puts in', 'Contributions', 'What we each bring in'])(
  'what founders put in stands in a table: %s',
  (heading) => expect(venture(heading, 'Cash by 25 July 2023\tA$60,000\tA$40,000')).toBe('stated'),
);

test('near misses: what each draws, and a loan', () => {
  expect(venture('What each of us draws', 'Each week\tA$1,350\tA$1,350')).toBe('absent');
  expect(venture('Contributions', 'Loan to the venture\tA$60,000\tA$40,000')).toBe('absent');
});
