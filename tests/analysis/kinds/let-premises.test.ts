import { describe, expect, test } from 'bun:test';
import { letAs } from '../../../src/analysis/kinds/let-premises';
import { recognised } from '../../support/recognise';

const HOME =
  'The house has two bedrooms, a kitchen and a bathroom. Only the household of the Tenant lives there. No pets. The family keeps the smoke detector working.';
const SHOP =
  'The Tenant sells bread in the shop to customers. Signage needs consent. The Tenant runs its business six days a week and shares the operating costs.';

describe('what is let', () => {
  test.each([
    ['a home', HOME, 'home'],
    ['a shop', SHOP, 'business'],
    ['a workshop with a flat over it, of which little is said', `${SHOP} The flat is no residence.`, 'business'],
    ['a house in which somebody may do accounts for customers', `${HOME} No customers come.`, 'home'],
    ['a home with a shop below', `${HOME} ${SHOP}`, null],
    ['land', `${SHOP} The farm has forty acres of pasture and hay.`, null],
    ['of which nothing is said', 'The Lessor lets the premises to the Lessee for a year.', null],
    [
      'with days of business',
      'Rent is paid in five business days. A business day is no Sunday, and business days are few.',
      null,
    ],
    ['two words of trade are too few', 'The shop is let to a trade.', null],
    ['four words of a home are too few', 'The home of a family with pets and a kitchen.', null],
  ] as const)('%s', (_, text, use) => {
    expect(letAs(text)).toBe(use);
  });
});

describe('a lease', () => {
  const lease = (title: string, terms: string, law = 'The law of Ohio governs. Rent is $900.') =>
    recognised(
      `${title}\nThis Lease is made between Jane Doe ("Landlord") and Kim Roe ("Tenant").\n1. Premises. ${terms}\n2. Rent. ${law}\n3. Term. One year.\n4. Repairs. The Landlord repairs.\n5. Deposit. One month.`,
    ).kind?.id;

  test.each([
    ['LEASE AGREEMENT', HOME, undefined, 'residential-lease-us'],
    [
      'TENANCY AGREEMENT',
      HOME,
      'The law of England governs. Rent is £900, VAT none, pcm.',
      'residential-tenancy-england',
    ],
    ['LEASE', HOME, 'The law of England governs. Rent is £900 pcm.', 'residential-tenancy-england'],
    ['TENANCY AGREEMENT', SHOP, undefined, 'commercial-lease'],
    ['UNDERLEASE', 'The Lessor lets the premises.', undefined, 'lease'],
    // A title that says what is let decides by itself.
    ['RESIDENTIAL LEASE AGREEMENT', SHOP, undefined, 'residential-lease-us'],
  ])('called %s is one of what is let: %#', (title, terms, law, kind) => {
    expect(lease(title, terms, law)).toBe(kind);
  });
});

describe('a lease of machines', () => {
  const kindOf = (terms: string) =>
    recognised(
      `NON-CANCELABLE LEASE AGREEMENT\nThis Lease is made between Acme Finance LLC ("Lessor") and Kim Roe Inc. ("Lessee").\n1. Lease. ${terms}\n2. Rent. $900.\n3. Term. One year.\n4. Default. One notice.\n5. Assignment and subletting. None.`,
    ).kind?.id;

  test('is one of equipment, whatever its title', () => {
    expect(kindOf('The Lessee keeps the Equipment and insures the Equipment. '.repeat(6))).toBe('equipment-lease');
  });

  test('not of premises with their equipment', () => {
    expect(
      kindOf('The Lessee keeps the premises, the Equipment in the building and the demised premises. '.repeat(12)),
    ).not.toBe('equipment-lease');
  });
});
