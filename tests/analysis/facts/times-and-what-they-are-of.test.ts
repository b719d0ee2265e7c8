import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const factsOf = (clause: string) => readFacts(contractWith(`2. Term. ${clause}`));

describe('a notice at any time in the sentence of a renewal ends the contract', () => {
  test.each([
    'This Agreement runs for one year and shall automatically renew for one year at a time, provided that either party may terminate it at any time upon thirty (30) days’ notice.',
    'This Agreement runs for one year and renews each year, but at any time either party may end it by thirty days’ written notice.',
  ])('%s', (clause) => expect(factsOf(clause).noticePeriod.value).toStartWith('30 days, to end the contract'));

  test.each([
    'This Agreement runs for one year and renews for a year at a time unless either party gives thirty (30) days’ notice of non-renewal at any time.',
    'This Agreement runs for one year and is renewed each year by successive years unless it is cancelled on thirty (30) days’ notice before the end.',
  ])('near miss: %s', (clause) =>
    expect(factsOf(clause).noticePeriod.value).toStartWith('30 days, to stop its renewal'),
  );

  test('so does one by which it is ended after its first length', () => {
    const clause =
      'This Agreement shall continue until the end of the third Contract Year, and shall continue thereafter until terminated by either party by thirty (30) days’ notice.';
    expect(factsOf(clause).noticePeriod.value).toStartWith('30 days, to end the contract');
  });
});

describe('an end', () => {
  test.each([
    'This Agreement commences on the Launch Date and continues until the end of the fifth (5th) Contract Year.',
    'This Agreement shall continue until the expiry of the Main Lease.',
  ])('that comes at a time without a day is no open one: %s', (clause) =>
    expect(factsOf(clause).expirationDate).toMatchObject({ status: 'stated', value: null }),
  );

  test('that comes with a notice is open', () =>
    expect(
      factsOf('This Agreement continues until the end of the month after either party has given notice.').expirationDate
        .value,
    ).toBe('No fixed end'));

  test('by the earlier of an anniversary and an event comes then at the latest', () =>
    expect(
      factsOf('This Agreement ends on the earlier of the second anniversary of its date and the sale of the mill.')
        .expirationDate.value,
    ).toStartWith('by March 1, 2028'));
});

describe('a renewal', () => {
  test.each([
    [
      'The term is two years. It shall thereafter renew for successive terms of two (2) years each only if the parties so agree in writing.',
      '2 years, if it is renewed',
    ],
    [
      'The term is two years. It shall thereafter renew for successive terms of two (2) years each unless a party gives notice.',
      '2 years, renewed automatically',
    ],
    [
      'The term is six months from 1 April 2026 and may be extended once, by up to six months, if both of us agree in writing.',
      'up to 6 months, if it is renewed',
    ],
    [
      'The term is six months from 1 April 2026 and may be extended once by six months, if both of us agree in writing.',
      '6 months, if it is renewed',
    ],
  ])('%s', (clause, value) => expect(factsOf(clause).renewalTerm.value).toBe(value));
});

describe('a length or a day of something else is not the contract’s', () => {
  test.each([
    'Each franchise agreement will be for 10 years from its opening.',
    'The term of each such lease is 10 years.',
    'These obligations last for 3 years.',
  ])('%s', (clause) => expect(factsOf(clause).term.value).toBeNull());

  test.each(['The agreement will be for 10 years.', 'Each party is bound by this agreement for 10 years.'])(
    'near miss: %s',
    (clause) => expect(factsOf(clause).term.value).toStartWith('10 years'),
  );

  test('a day by which the start has to come is not the start', () => {
    const paper = (words: string) =>
      readFacts(
        `SHARE PURCHASE\nThis Agreement is between Acme Mills Ltd and Borel Ltd.\n1. This Agreement shall come into force on the Closing Date, ${words} 20 December 2026.\n2. The Buyer pays.`,
      ).effectiveDate;
    expect(paper('which shall be no later than')).toMatchObject({ status: 'stated', value: null });
    expect(paper('which is')).toMatchObject({ status: 'found', normalized: '2026-12-20' });
  });

  test('nor is the day at the head of a letter that is accepted later', () => {
    const letter = (date: string) =>
      readFacts(
        `Tern & Heron LLP\n${date}\nDear Ann\nEngagement letter\nThank you for asking us to act for Borel Ltd. We will prepare its accounts.\nYours sincerely\nTern & Heron LLP\nAgreed for Borel Ltd\nSigned: Ann Borel\nDate: 16 September 2024`,
      ).effectiveDate.value;
    expect(letter('9 September 2024')).not.toContain('9 September');
    expect(letter('This letter takes effect on 9 September 2024.')).toContain('9 September');
  });
});

describe('a marking or a greeting is no title', () => {
  const nameOf = (lines: string) =>
    readFacts(`${lines}\nThe parties agree as follows.\n1. You leave on 4 May.`).documentName;
  test.each(['WITHOUT PREJUDICE AND SUBJECT TO CONTRACT', 'PRIVATE AND CONFIDENTIAL', 'STRICTLY CONFIDENTIAL'])(
    '%s',
    (marking) => expect(nameOf(`${marking}\nSETTLEMENT AGREEMENT`).value).toBe('SETTLEMENT AGREEMENT'),
  );
  test('a greeting', () =>
    expect(nameOf('Ladies and Gentlemen:').evidence.some(({ quote }) => quote.includes('Ladies'))).toBe(false));
  test('nor is the firm in the cell beside it', () =>
    expect(nameOf('TERN AXLE CORPORATION\tPURCHASE ORDER\n1 Tern Way\tDate: 05/19/2025').value).toBe('PURCHASE ORDER'));
});
