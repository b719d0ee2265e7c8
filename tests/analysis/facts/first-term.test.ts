import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const paper = (definition: string, term: string) =>
  `SERVICES AGREEMENT\nThis Agreement is made on 1 March 2025 between Acme Mills Limited ("Provider") and Borel Limited ("Customer").\n1. Definitions. In this Agreement ${definition}.\n2. Term. ${term}\n3. The law of England applies.`;
const THEN =
  'This Agreement commences on 1 March 2025 and continues for the Initial Term and thereafter for successive periods of twenty-four months, unless either party gives not less than 180 days’ notice.';
const read = (definition: string, term = THEN) => {
  const { term: length, expirationDate } = readFacts(paper(definition, term));
  return [length.normalized, expirationDate.normalized];
};

describe('a first term that a definition measures', () => {
  test('is the length, and not the one that follows it', () => {
    expect(read('"Initial Term" means the period of three years from 1 March 2025')[0]).toBe('3 years');
  });

  test('ends on the last day of the definition', () => {
    expect(read('"Initial Term" means the period of three years, ending on 29 February 2028')).toEqual([
      '3 years',
      '2028-02-29',
    ]);
  });

  test('a day of the next definition is not its last', () => {
    expect(read('"Initial Term" means three years; "Review" means a meeting held until 1 May 2027')[1]).not.toBe(
      '2027-05-01',
    );
  });

  test('a definition that gives no length leaves what the clause says', () => {
    expect(read('"Initial Term" means what Schedule 1 says; "Year" means a period of twelve months')[0]).toBe(
      '24 months',
    );
  });

  test('a length of another definition before it is not its own', () => {
    expect(read('"Year" means a period of twelve months; "Initial Term" means the period of three years')[0]).toBe(
      '3 years',
    );
  });

  test('a length far behind it, in another sentence, is not its own', () => {
    const definition =
      '"Initial Term" means the period that Schedule 1 to this Agreement gives in the third of its columns. The Provider keeps spare parts for five years';
    expect(read(definition)[0]).toBe('24 months');
  });

  test('a day on which nothing ends is not its last', () => {
    expect(read('"Initial Term" means the period of three years, reviewed on 1 May 2027')[1]).not.toBe('2027-05-01');
  });

  test('a length that the clause itself gives the first term stands', () => {
    const term = 'This Agreement continues for an Initial Term of four years from 1 March 2025.';
    expect(read('"Initial Term" means the period of three years', term)[0]).toBe('4 years');
  });
});
