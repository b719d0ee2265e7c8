import { describe, expect, test } from 'bun:test';
import { openBlanks } from '../../../src/analysis/document/blanks';
import { plainText } from '../../../src/analysis/document/plain-text';
import { findMoney } from '../../../src/analysis/mentions/money';
import { readingOf } from '../../support/reading';

describe('plain text', () => {
  const cases: [text: string, plain: string][] = [
    ['the “Fee” – 5 %', 'the "Fee" - 5 %'],
    ['beginning on _April 1, 2025_ and', 'beginning on  April 1, 2025  and'],
    ['the _17th_ day of _March_, 20_25_ between', 'the  17th  day of  March , 2025   between'],
    ['$_1,145.00_ a month', '$ 1,145.00  a month'],
    ['let to ____Ann Borel____.', 'let to     Ann Borel    .'],
    ['Name: ____', 'Name: ____'],
    ['in the file price_list_2025.pdf', 'in the file price_list_2025.pdf'],
  ];
  test.each(cases)('%s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
    expect(plain).toHaveLength(text.length);
  });

  test('what is filled in on the lines of a form is read, and an empty line is a blank', () => {
    const form = readingOf(
      'RESIDENTIAL LEASE\nThis Lease is made on the _17th_ day of _March_, 20_25_ between _Dwight R. Pomfrey_ ("Landlord") and _Keisha Lanier_ ("Tenant").\n1. Fixed term beginning on _April 1, 2025_ and ending on _March 31, 2026_.\n2. Rent. Tenant shall pay $_1,145.00_ per month, in advance, on the _1st_ of each month.\n3. Parking space no. ______ goes with the home.',
    );
    const { agreementDate, effectiveDate, expirationDate, parties } = form.facts;
    expect(agreementDate.value).toMatchObject({ iso: '2025-03-17' });
    expect(effectiveDate.value).toMatchObject({ iso: '2025-04-01' });
    expect(expirationDate.value).toMatchObject({ iso: '2026-03-31' });
    expect(parties.map(({ value }) => value)).toEqual(['Dwight R. Pomfrey', 'Keisha Lanier']);
    expect(openBlanks(form).map(({ quote }) => quote)).toEqual(['3. Parking space no. ______ goes with the home.']);
  });

  test('a sum on the line of a form is read', () => {
    expect(findMoney(plainText('shall pay $_1,145.00_ per month'))).toMatchObject([{ amount: 1145, currency: 'USD' }]);
  });
});
