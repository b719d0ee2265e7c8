import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const paper = (title: string, sides: [string, string], term: string) =>
  `${title}\nThis agreement is made on April 19, 2025 between Walter Kosa ("${sides[0]}") and Tamika Rolle ("${sides[1]}").\n1. ${term}\n2. Rent is $900 a month.\n3. Ohio law applies.`;

test.each([
  ['a lease', 'RESIDENTIAL LEASE', ['Landlord', 'Tenant'], 'The term is twelve (12) months.', 'stated'],
  [
    'a lease that says from when',
    'RESIDENTIAL LEASE',
    ['Landlord', 'Tenant'],
    'The term is twelve (12) months from the date of this Lease.',
    'found',
  ],
  ['services', 'CONSULTING AGREEMENT', ['Client', 'Consultant'], 'The term is twelve (12) months.', 'found'],
] as const)(
  'whose first day is not told does not end a year after it was signed: %s',
  (_, title, [one, other], term, status) => {
    expect(readFacts(paper(title, [one, other], term)).expirationDate.status).toBe(status);
  },
);
