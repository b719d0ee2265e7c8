import { expect, test } from 'bun:test';
import { forumName } from '../../../src/analysis/facts/forum-name';
import { readFacts } from '../../support/read-facts';

const forum = (clause: string) => {
  const { jurisdiction } = readFacts(
    `SALE AGREEMENT\nThis agreement is made on 4 May 2025 between Ann Borel ("Seller") and Tom Reed ("Buyer").\n1. The Seller sells the truck to the Buyer for $9,000.\n2. ${clause}\n3. The Buyer fetches the truck.`,
  );
  return [jurisdiction.status, jurisdiction.evidence.map(({ quote }) => quote).join(' ')];
};

test.each([
  'All claims by Buyer go to a single arbitrator that Seller picks.',
  'Failing settlement, any dispute shall be referred to a sole arbitrator appointed by consent.',
])('who sends disputes to arbitration states who decides them: %s', (clause) => {
  const [status, quote] = forum(clause);
  expect(status).toBe('stated');
  expect(quote).toContain('arbitrator');
});

test.each([
  'No dispute shall be referred to arbitration.',
  'Invoice claims by a third party are decided by an arbitrator.',
])('a dispute that is not sent there states nothing: %s', (clause) => {
  expect(forum(clause)[0]).toBe('absent');
});

test.each([
  ['Any dispute goes to arbitration in Washington County by one arbitrator.', 'Arbitration in Washington County'],
  ['Any dispute goes to arbitration in Washington by one arbitrator.', 'Arbitration in Washington'],
])('a county is told by its name: %s', (clause, value) => {
  const { jurisdiction } = readFacts(
    `SALE AGREEMENT\nThis agreement is made on 4 May 2025 between Ann Borel ("Seller") and Tom Reed ("Buyer").\n1. The Seller sells the truck to the Buyer for $9,000.\n2. Disputes. ${clause}\n3. The Buyer fetches the truck.`,
  );
  expect(jurisdiction.value).toBe(value);
});

test.each(['the Borough of Manhattan', 'the City of Manhattan', 'Manhattan'])('courts sitting in %s', (place) => {
  expect(forumName(`in the state and federal courts sitting in ${place}, and each waives a jury`)?.name).toBe(
    'Manhattan',
  );
});

test.each(['in the Delaware Municipal Court', 'in the municipal court of Delaware', 'before the city court of Nevada'])(
  'a court of a town that is called like a state names no state: %s',
  (words) => {
    expect(forumName(words)).toBe(null);
  },
);

test.each([
  ['in the courts of Delaware', 'Delaware'],
  ['in the Delaware Court of Chancery', 'Delaware'],
  ['in the Municipal Court of Delaware, Ohio', 'Delaware, Ohio'],
  ['in the courts of Delaware County', 'Delaware County'],
])('near miss: %s', (words, name) => expect(forumName(words)?.name).toBe(name));

test('who may sue all the same is quoted beside an arbitration without a place', () => {
  const [status, quote] = forum(
    'Any dispute shall be referred to a sole arbitrator. Seller may nevertheless file a collection action in Lane County Circuit Court for unpaid charges.',
  );
  expect(status).toBe('stated');
  expect(quote).toContain('Lane County Circuit Court');
});
