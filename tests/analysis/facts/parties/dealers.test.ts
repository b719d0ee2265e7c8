import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const parties = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

describe('who deals with whom in papers without an opening', () => {
  test.each([
    [
      'LOAN BETWEEN FRIENDS\nI, Marcus Bell, lend Dana Price the sum of $4,000 on 3 March 2026.\n1. She pays me back $200 on the first of each month.',
      [
        ['Marcus Bell', 'Lender'],
        ['Dana Price', 'Borrower'],
      ],
    ],
    [
      'RECEIPT\nI, Marcus Bell, lend my brother Tom Bell $500. He pays it back by June 1, 2026.',
      [
        ['Marcus Bell', 'Lender'],
        ['Tom Bell', 'Borrower'],
      ],
    ],
    [
      'PROMISE\nI, Dana Price, promise to pay Marcus Bell $500 by June 1, 2026.',
      [
        ['Dana Price', 'Borrower'],
        ['Marcus Bell', 'Lender'],
      ],
    ],
    [
      'SALE\nWe, Marcus Bell and Dana Bell, sell our piano to Rosa Diaz for $900.',
      [
        ['Marcus Bell', 'Seller'],
        ['Dana Bell', 'Seller'],
        ['Rosa Diaz', 'Buyer'],
      ],
    ],
    [
      'HOUSE CLEANING\nMarcus Bell and Dana Bell, a married couple, of 4 Mill Road, hire Rosa Diaz to clean their house.',
      [
        ['Marcus Bell', null],
        ['Dana Bell', null],
        ['Rosa Diaz', null],
      ],
    ],
  ])('%s', (text, wanted) => {
    expect(parties(text)).toEqual(wanted);
  });

  test.each([
    // A firm that thinks of selling another deals with neither.
    'LETTER\nWe, Cartmel Foods plc, are thinking of selling our subsidiary Grange Bakery Limited to somebody.',
    'TERMS\nThe Club lets members bring guests. Members lend each other books.',
    'ORDER\nRosa Diaz takes 500 Bricks from the Yard on Monday.',
    'NOTE\nAcme Kennels Ltd hires a vet.',
  ])('%s names no pair', (text) => {
    expect(parties(text).some(([, role]) => role === 'Seller' || role === 'Lender' || role === 'Tenant')).toBe(false);
  });
});

describe('couples share a role', () => {
  test.each(['a married couple', 'husband and wife', 'both of 4 Mill Road'])('%s', (couple) => {
    expect(
      parties(
        `LEASE\nThis lease is made between Carol Ames ("Landlord") and Marcus Bell and Dana Bell, ${couple} ("Tenant").\n1. The rent is $900.`,
      ),
    ).toEqual([
      ['Carol Ames', 'Landlord'],
      ['Marcus Bell', 'Tenant'],
      ['Dana Bell', 'Tenant'],
    ]);
  });
});
