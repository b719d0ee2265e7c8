import { describe, expect, test } from 'bun:test';
import { type Deed, sideLiable, sideThat } from '../../../src/analysis/report/side-named';

const PARTIES = [
  { value: 'Acme Hosting, Inc.', role: 'Covered Entity' },
  { value: 'Marlow Carter', role: 'Vendor' },
];
const LETTER = [
  { value: 'Bryn Ddu Ltd', role: 'we' },
  { value: 'Ines Roa', role: null },
];

describe('who alone does so', () => {
  test.each<[Deed, string, string]>([
    ['ends', 'The Vendor may end this agreement on 30 days’ notice.', 'the Vendor'],
    ['ends', 'the term may be ended at any time by notice from Vendor', 'Vendor'],
    ['ends', 'CE may, upon written notice, terminate without cause on 5 days’ notice.', 'CE'],
    ['ends', 'the Vendors may terminate by two months’ notice', 'the Vendors'],
    ['ends', 'it renews unless ACME first gives 60 days’ notice', 'Acme'],
    ['renews', 'One further term, at Vendor’s option', 'Vendor'],
    ['renews', 'The Vendor has the right to extend the term.', 'the Vendor'],
    ['claims', 'All claims by Vendor go to arbitration.', 'Vendor'],
    ['claims', 'Any claim you have goes to arbitration.', '“you”'],
    ['sues', 'save that the Vendor may sue elsewhere', 'the Vendor'],
    ['chooses', 'at the request of the Vendor', 'the Vendor'],
    ['submits', 'Marlow irrevocably submits to the courts of Ohio', 'Marlow'],
  ])('%s: %s', (deed, quote, who) => {
    expect(sideThat(deed, PARTIES, [quote])?.subject).toBe(who);
  });

  test.each<[Deed, string]>([
    ['ends', 'The Vendor may end it and the Covered Entity may end it on notice.'],
    ['ends', 'Either party may end it on notice to the Vendor.'],
    ['ends', 'The Referee may end it on 5 days’ notice.'],
    ['ends', 'Notice to the Vendor ends it.'],
    ['renews', 'The Vendor renews his licence each year.'],
    ['sues', 'The Vendor may be sued anywhere.'],
    ['submits', 'The parties submit to the courts of Ohio.'],
  ])('near miss, %s: %s', (deed, quote) => expect(sideThat(deed, PARTIES, [quote])).toBeNull());

  test('one who speaks as “we” is told by name where the paper says whose word it is', () => {
    expect(sideThat('ends', LETTER, ['We may end this on 30 days’ notice.'])?.subject).toBe('Bryn Ddu Ltd');
    expect(sideThat('ends', LETTER, ['You may end this on 30 days’ notice.'])?.object).toBe('“you”');
    expect(sideThat('ends', PARTIES, ['We may end this on 30 days’ notice.'])?.object).toBe('“us”');
  });
});

describe('whose liability is limited', () => {
  test.each([
    ['The liability of the Vendor shall not exceed $500.', 'the liability of the Vendor'],
    ["THE VENDOR'S TOTAL LIABILITY IS LIMITED TO $500.", 'the liability of the Vendor'],
    ['Our total liability is limited to $500.', '“our” liability'],
  ])('%s', (quote, whose) => expect(sideLiable(PARTIES, [quote])?.its('liability')).toBe(whose));

  test.each([
    'Its liability shall not exceed $500.',
    'The liability of the Surveyor General shall not exceed $500.',
    'The liability of either party shall not exceed $500.',
  ])('near miss: %s', (quote) => expect(sideLiable(PARTIES, [quote])).toBeNull());

  test('two sides are none', () => {
    const quotes = ["Vendor's liability is limited to $500.", "Covered Entity's liability is limited to $900."];
    expect(sideLiable(PARTIES, quotes)).toBeNull();
  });
});
