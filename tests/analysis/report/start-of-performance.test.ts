import { describe, expect, test } from 'bun:test';
import { OF_PERFORMANCE } from '../../../src/shared/caveats';
import { readFacts } from '../../support/read-facts';

const paper = (term: string) =>
  `SERVICES AGREEMENT\nThis Agreement is made on March 14, 2025 between Acme Mills, Inc. ("Provider") and Borel LLC ("Customer").\n1. Term. ${term}\n2. Fees. Customer pays $2,000 a month.`;
const start = (text: string) => readFacts(text).effectiveDate.value;

describe('a day on which something begins', () => {
  test.each([
    ['a term', 'The term of this Agreement shall commence on May 1, 2025 and shall continue for 62 months.'],
    ['work', 'Employment begins on May 1, 2025 (the "Start Date") and continues for two years.'],
    ['an arrangement', 'The arrangement runs from May 1, 2025 until April 30, 2026.'],
  ])('of %s is told as that, since the parties may be bound before', (_, term) => {
    expect(start(paper(term))).toBe(`May 1, 2025${OF_PERFORMANCE}`);
  });

  test('of a hire under its label', () => {
    const form =
      'BOOKING FORM\nHirer\tAnn Lee\nVenue\tAcme Halls Ltd\nHire period\t14:00 on 14/11/2026 to 00:30 on 15/11/2026\n1. The Venue lets the hall to the Hirer.\nSigned 20/01/2026';
    expect(start(form)).toContain(OF_PERFORMANCE);
  });

  test.each([
    ['takes effect', 'This Agreement takes effect on May 1, 2025 and continues for two years.'],
    ['begins itself', 'This Agreement commences on May 1, 2025 and continues for two years.'],
    ['is called so', 'The "Effective Date" means May 1, 2025. This Agreement continues for two years.'],
    ['is in force', 'This Agreement is in force from May 1, 2025 until April 30, 2027.'],
  ])('is that of the effect where the contract %s then', (_, term) => {
    expect(start(paper(term))).toBe('May 1, 2025');
  });

  test('is that of the effect on the day on which the contract is made', () => {
    expect(start(paper('The arrangement runs from March 14, 2025 until April 30, 2026.'))).toBe('March 14, 2025');
  });
});

describe('a renewal that both have to agree on', () => {
  const term = 'This Agreement begins on May 1, 2025 and ends on April 30, 2026.';

  test.each([
    ['by a writing of both', 'It may be extended only by a writing signed by both parties.'],
    ['by a new letter', 'It doesn’t roll on by itself; if we both want to carry on we write you a fresh letter.'],
  ])('%s is no caveat of the end', (_, renewal) => {
    expect(readFacts(paper(`${term} ${renewal}`)).expirationDate.value).toBe('April 30, 2026');
  });

  test('one that comes by itself is', () => {
    const renewal = 'It renews for a year at a time unless either party gives notice 60 days before.';
    expect(readFacts(paper(`${term} ${renewal}`)).expirationDate.value).toContain('unless it is renewed');
  });
});
