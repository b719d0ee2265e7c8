import { expect, test } from 'bun:test';
import { letsRise } from '../../../src/analysis/facts/price-rises';
import { readFacts } from '../../support/read-facts';

const priceOf = (clause: string) =>
  readFacts(`BUILDING CONTRACT
This Agreement is made on 17 January 2025 between Borel Builders Ltd ("the Builder") and Ann Reed ("the Owner").
1. The Builder builds a deck at 4 Mill Lane.
2. ${clause}
3. Notices are in writing.`).contractValue.value;

const RISE = ', which may rise as the contract says';

test.each([
  'The Builder does the work for a fixed price of £14,600. Whatever wages and supplies rise after today is added to the next stage.',
  'The Builder does the work for a fixed price of £14,600. The Builder also insures the works. Increases in the cost of timber are passed on to the Owner.',
])('a fixed price is told with the sentence that lets it grow: %s', (clause) => {
  expect(priceOf(clause)).toBe(`GBP 14,600${RISE}`);
});

test.each([
  'The Builder does the work for a fixed price of £14,600. The price will not be increased, and no rise in wages is charged.',
  'The Builder does the work for a price of £14,600. Increases in the cost of timber are passed on to the Owner.',
  'The Builder does the work for a fixed price of £14,600. The Builder cleans the site.',
  'The Builder does the work for a fixed price of £14,600.\n2.1 Extra work is paid by the hour. Increases in its cost are charged to the Owner.',
])('near miss: %s', (clause) => {
  expect(priceOf(clause)).toBe('GBP 14,600');
});

test.each(['The price may be adjusted if the cost of steel goes up.', 'Any increase is borne by the Customer.'])(
  'grows: %s',
  (quote) => expect(letsRise({ quote })).toBe(true),
);
