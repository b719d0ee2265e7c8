import { describe, expect, test } from 'bun:test';
import type { LabelValue } from '../../../../src/analysis/document/label-values';
import { isParticular, labelInRow, leadInCell } from '../../../../src/analysis/facts/parties/cells-of-row';
import { readFacts } from '../../../support/read-facts';

const passage = (text: string, start: number) => ({ text, start, end: start + text.length, page: 1 });

/** The pairs that a row is read as: all its cells under its first. */
function row(cells: string, column: string | null = null): LabelValue[] {
  const [label = '', ...values] = cells.split(' | ');
  return values.map((text, at) => ({
    form: 'row',
    names: [label.toLowerCase()],
    label: passage(label, 0),
    value: passage(text, 100 * (at + 1)),
    values: [passage(text, 100 * (at + 1))],
    state: 'filled',
    column: column === null ? null : passage(column, 900),
    paragraph: 0,
    section: null,
  })) as LabelValue[];
}
const labels = (cells: string, column: string | null = null) => {
  const pairs = row(cells, column);
  return pairs.map((pair) => labelInRow(pair, pairs)?.text ?? null);
};

describe('the label of a cell in its row', () => {
  test.each([
    ['SUPPLIER | Mahoning Machine Co., 418 Meridian Road | ATTN | Gary Kovalcik', ['SUPPLIER', null, 'ATTN']],
    ['Tenant | Bo Lind | DOB | 1 May 1990', ['Tenant', null, 'DOB']],
    ['Customer | Acme Inc. | Order date | May 1, 2025', ['Customer', null, 'Order date']],
    ['Dealer | Oak Motors LLC | Salesperson | Cy Roe', ['Dealer', null, 'Salesperson']],
    ['Landlord | Greta Holm | Tenant | Bo Lind', ['Landlord', null, 'Tenant']],
    ['SHIP TO | Acme, Dock 6 | SUPPLIER QUOTE | MPM-25', ['SHIP TO', null, 'SUPPLIER QUOTE']],
    ['Buyer | Acme Inc. | Tel | 555-0101 | Fax | 555-0102', ['Buyer', null, 'Tel', null, 'Fax']],
  ])('%s', (cells, expected) => {
    expect(labels(cells)).toEqual(expected);
  });

  test.each([
    ['three who share a row', 'Tenants | Ann Lee | Bo Kim | Cy Roe'],
    ['three in capitals', 'TENANTS | ANN LEE | BO KIM | CY ROE'],
    ['a row of two', 'Tenants | Ann Lee | Tel'],
    ['one value', 'Tenant | Ann Lee'],
    ['one label that is a name', 'Tenant | Ann Lee | Tel | 555-0101 | Bo Kim | 555-0102'],
  ])('all stand under the first of %s', (_, cells) => {
    expect(new Set(labels(cells))).toEqual(new Set([cells.split(' | ')[0] ?? '']));
  });

  test('under the heads of columns nothing takes turns', () => {
    expect(labels('Tenant | Bo Lind | DOB | 1 May 1990', 'Name')).toEqual(['Tenant', 'Tenant', 'Tenant']);
  });
});

test.each([
  'ATTN',
  'Attn.',
  'Tel',
  'Phone number',
  'E-mail address',
  'DOB',
  'Its',
  'Fax:',
  'Type of entity',
  'Ship via',
])('%s is nobody’s name', (label) => {
  expect(isParticular(label)).toBe(true);
});

test.each(['Gary Kovalcik', 'Acme Phone Co.', 'Ann Tel', 'Tenant', 'State Farm'])('%s may be one', (name) => {
  expect(isParticular(name)).toBe(false);
});

describe('a name within a cell', () => {
  const form = (guarantor: string) =>
    readFacts(
      `TENANCY AGREEMENT\nLandlord\tGreta Holm\nTenant\tBo Lind\nGuarantor\t${guarantor}\nRent\t£900 a month\n1. The Landlord lets the flat to the Tenant.`,
    ).parties.flatMap(({ value, role }) => (role === 'Guarantor' ? [value] : []));

  test.each([
    ['[x] Required [ ] Not required. Name: Mr Keith Burdett', ['Mr Keith Burdett']],
    ['Name: Una Lind; Address: 4 High Street', ['Una Lind']],
    ['Una Lind', ['Una Lind']],
    ['[ ] Required [x] Not required. Name: Una Lind', []],
    ['[ ] Required [x] Not required. Name: ________', []],
    ['[ ] Required [ ] Not required. Name: Una Lind', []],
  ])('%s', (cell, expected) => {
    expect(form(cell)).toEqual(expected);
  });

  test('a name that ends in the word leads to none', () => {
    const [pair] = row('Guarantor | Una Lind');
    expect(pair && leadInCell(pair, 'Una Lind, known by the name of Una')).toBe(0);
  });
});

test('who is asked for beside a party is none', () => {
  const order =
    'PURCHASE ORDER\nBUYER: Halvorsen Fluid Power, Inc.\nORDER DATE\t03/11/2025\tCONTACT\tT. Schimmel\nSUPPLIER\tMahoning Machine Co., 418 Meridian Road\tATTN\tGary Kovalcik\nTERMS\tNet 90\tFREIGHT\tPrepaid\n1. Supplier shall ship the goods. Buyer pays.';
  expect(readFacts(order).parties.map(({ value }) => value)).toEqual([
    'Halvorsen Fluid Power, Inc.',
    'Mahoning Machine Co.',
  ]);
});
