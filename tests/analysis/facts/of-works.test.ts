import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

/** An order by letter, of whatever kind it is taken for. */
const letter = (sentence: string) => {
  const { effectiveDate, expirationDate } = readFacts(
    `Acme Towers Ltd\n14 August 2024\nBorel & Daughter Ltd\nOrder for the lamps at Quay House\n1. You will supply and fit the lamps for £16,450.\n2. ${sentence}\n3. We pay within 30 days of your invoice.\nSigned for Acme Towers Ltd: Ann Lee`,
  );
  return [effectiveDate.status, expirationDate.status];
};

describe('from when to when works are done', () => {
  test.each([
    'You will start on Monday 9 September 2024 and complete by Friday 13 December 2024.',
    'The Subcontractor shall commence on 9 September 2024 and shall have finished by 13 December 2024.',
    'Work is to begin on 9 September 2024 and to be done by 13 December 2024.',
  ])('%s', (sentence) => {
    expect(letter(sentence)).not.toContain('found');
  });

  test.each([
    'Interest is 2% a year on what is owing, counted from 9 September 2024.',
    'Your last day of employment will be 9 September 2024.',
    'Estimated despatch: week commencing 9 September 2024.',
    'From 9 September 2024 to 13 December 2024 you must not trade at any other house within ten miles.',
  ])('nor is this its first day: %s', (sentence) => {
    const quotes = readFacts(
      `Acme Towers Ltd\n14 August 2024\nBorel & Daughter Ltd\nOrder for lamps\n1. You will supply the lamps for £16,450.\n2. ${sentence}\n3. We pay within 30 days.`,
    ).effectiveDate.evidence.map(({ quote }) => quote);
    expect(quotes.join()).not.toContain('9 September');
  });

  test('is not from when to when a contract runs', () => {
    const [from, to] = letter('This order takes effect on 9 September 2024 and ends on 13 December 2024.');
    expect([from, to]).toEqual(['found', 'found']);
    expect(letter('The lease begins on 9 September 2024, to finish on 13 December 2024.')).toEqual(['found', 'found']);
  });
});
