import { describe, expect, test } from 'bun:test';
import { namesInCell } from '../../../../src/analysis/facts/parties/names-in-cell';
import { namesRole } from '../../../../src/analysis/facts/parties/role-words';
import { readFacts } from '../../../support/read-facts';

const parties = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

describe('parties in the rows of a form', () => {
  test('labels that are roles, or that say who is you and who is we', () => {
    expect(
      parties(
        'GARDEN CARE ORDER\nGardener (“Moss”, “we”)\tMoss & Fern Pty Ltd (ACN 600 000 001)\nThe owners (“you”)\tPriya Rao-Lind and Jan van der Berg\nContact\tPriya Rao-Lind\nStart date\t1 May 2024\nWe mow the lawn each week.',
      ),
    ).toEqual([
      ['Moss & Fern Pty Ltd', 'Gardener'],
      ['Priya Rao-Lind', 'owners'],
      ['Jan van der Berg', 'owners'],
    ]);
  });

  test('labels with an article before a role of two words', () => {
    expect(
      parties(
        'PITCH LICENCE\nThe Park Owner\tDove Leisure Ltd, Pwllheli\nThe Caravan Owner\tMr Tom Ash, 19 Wern Road\n1. The Caravan Owner keeps the caravan clean.\nSigned for the Park Owner: A. Rook',
      ),
    ).toEqual([
      ['Dove Leisure Ltd', 'Park Owner'],
      ['Mr Tom Ash', 'Caravan Owner'],
    ]);
  });

  test('names under a role on the line above, and in columns', () => {
    expect(
      parties('HIRE AGREEMENT\nHIRER\nName: Dove Builders Ltd\nAddress: 1 Main Street\nOWNER\nName: Rook Tools Ltd'),
    ).toEqual([
      ['Dove Builders Ltd', 'HIRER'],
      ['Rook Tools Ltd', 'OWNER'],
    ]);
  });

  test('who sold it is none where the terms say which firm ‘we’ are', () => {
    const form = (we: string) =>
      `GYM MEMBERSHIP AGREEMENT\nMember name\tRosa Lind\nSold by\tTrey M.\nCommitment\t24 months\n1. THE AGREEMENT. "Club", "we" and "us" mean ${we}; "Member" means the person named above. Member pays the dues to Club.`;
    expect(parties(form('Acme Fitness LLC'))).toEqual([
      ['Rosa Lind', 'Member'],
      ['Acme Fitness LLC', 'Club'],
    ]);
    expect(parties(form('Acme Fitness LLC').replace('Trey M.', 'Acme Sales LLC'))).toContainEqual([
      'Acme Sales LLC',
      null,
    ]);
  });

  test('who stands on the form without being bound is none', () => {
    const text =
      'TENANCY\nLandlord\tGreta Holm\nManaging agent\tPinnacle Lettings Ltd\nTenant\tBo Lind\nBank\tMidland Bank plc\nEmergency contact\tUna Lind\nRent\t£900 a month';
    expect(parties(text).map(([name]) => name)).toEqual(['Greta Holm', 'Bo Lind']);
  });
});

describe('labels', () => {
  test.each([
    'Landlord',
    'Parent 2',
    'Name of Tenant',
    'Member’s full name',
    'Supplier / Processor',
    'Party A',
    'Joint tenants',
  ])('%s asks for a party', (label) => expect(namesRole(label)).toBe(true));

  test.each(['Landlord’s agent', 'Ship to', 'Price', 'Emergency contact', 'Name', 'Property', 'Insurer'])(
    '%s does not',
    (label) => expect(namesRole(label)).toBe(false),
  );
});

describe('names in a cell', () => {
  test.each([
    ['Acme Pty Ltd (ACN 600 118 204)', ['Acme Pty Ltd']],
    ['Ann Lee, Bo Kim and Cy Roe', ['Ann Lee', 'Bo Kim', 'Cy Roe']],
    ['Marguerite Pellow, trading as Saffron & Rye, 6 Mill Lane, Totnes', ['Marguerite Pellow']],
    [
      'Wharf Nominees No. 1 Limited and Wharf Nominees No. 2 Limited',
      ['Wharf Nominees No. 1 Limited', 'Wharf Nominees No. 2 Limited'],
    ],
    ['the person who signs below', []],
    ['12 months', []],
  ])('%s', (cell, names) => {
    expect(namesInCell(cell).map(({ name }) => name)).toEqual(names);
  });
});

describe('what a form says of a party', () => {
  const loan = (row: string) =>
    parties(
      `BUSINESS LOAN AGREEMENT\nThis Agreement governs your business loan made by ORCHARD CAPITAL LLC, a Delaware limited liability company ("Lender").\nBorrower (legal name)\tPELAYO TILE & STONE, INC.\n${row}\nPhysical address\t7720 W 20th Avenue, Hialeah, FL 33016\nGuarantor\tMARISOL PELAYO\nLoan Amount\t$85,000.00\n${'1. Borrower shall repay the Loan to Lender in 200 payments.\n'.repeat(30)}`,
    );

  test.each([
    'State of organization / entity\tFlorida corporation',
    'Type of entity\tFlorida limited liability company',
    'Entity\tFLORIDA CORPORATION',
    'Organization\tS corporation',
  ])('is nobody’s name: %s', (row) => {
    expect(loan(row)).toEqual([
      ['ORCHARD CAPITAL LLC', 'Lender'],
      ['PELAYO TILE & STONE, INC.', 'Borrower'],
      ['MARISOL PELAYO', 'Guarantor'],
    ]);
  });

  test('a role of two, as it is printed', () => {
    expect(
      parties(
        'ENROLLMENT CONTRACT\nStudent\tNora Brandvold\nParent(s)/Guardian(s)\tKaren M. Brandvold and Peter Brandvold\nBent School, Inc. (the "School") is pleased to offer enrollment to the Student.\n1. The Parents shall pay tuition.',
      ).map(([, role]) => role),
    ).toEqual(['Parent/Guardian', 'Parent/Guardian', 'School']);
  });
});

describe('what a label calls a party', () => {
  const sale = (label: string) =>
    parties(
      `TERMS OF SALE\n${label}: Bent Joinery Ltd\nSeller: Larch Timber Ltd\nThe Seller sells goods to the Customer. The Customer pays in 30 days.`,
    )[0];

  test.each([
    ['Applicant (the Customer)', 'Customer'],
    ['Hirer ("Customer")', 'Customer'],
    ['Applicant (hereinafter the "Customer")', 'Customer'],
    ['Customer (the Applicant)', 'Customer'],
    ['Customer (the one who pays)', 'Customer'],
    ["Customer's name", 'Customer'],
  ])('%s', (label, role) => {
    expect(sale(label)).toEqual(['Bent Joinery Ltd', role]);
  });
});

describe('the two of a proposal', () => {
  const proposal = (head: string) =>
    parties(`PROPOSAL\n${head}\nThe garden will be mown weekly for $1,200 per month. Payment is due in 30 days.`).map(
      ([name]) => name,
    );

  test.each([
    'Prepared for: Ann Lee, Bent Timber Limited\nPrepared by: Bo Roe, Larch Gardens Limited, 33 Vogel Street, Dunedin',
    'Submitted to: Bent Timber Limited, Attn: Ann Lee, Manager\nSubmitted by: Larch Gardens Limited',
    'Proposal submitted to: Bent Timber Limited\nProposal submitted by: Larch Gardens Limited',
    'Presented to\tBent Timber Limited\nPresented by\tLarch Gardens Limited',
  ])('%s', (head) => {
    expect(proposal(head)).toEqual(['Bent Timber Limited', 'Larch Gardens Limited']);
  });

  test('whoever drew up a paper is none of its parties', () => {
    expect(
      parties(
        'LEASE\nPrepared by: Bo Roe, Larch Forms Limited\nLandlord: Ann Lee\nTenant: Cy Ek\nThe Landlord lets the flat to the Tenant for $900 a month.',
      ).map(([name]) => name),
    ).toEqual(['Ann Lee', 'Cy Ek']);
  });

  test('a person with an address proposes himself', () => {
    expect(proposal('Prepared for: Bent Timber Limited\nPrepared by: Bo Roe, 33 Vogel Street, Dunedin')).toContain(
      'Bo Roe',
    );
  });
});

test.each([
  ['Larch Fitness & Swim, operated by Larch Holdings LLC', ['Larch Fitness & Swim']],
  ['Larch Fitness & Tumble (owned and operated by Larch Holdings LLC)', ['Larch Fitness & Tumble']],
  ['Marlow Tax & Accounting', ['Marlow Tax & Accounting']],
  ['Ann Lee & Bo Roe', ['Ann Lee', 'Bo Roe']],
  ['Ann Lee & Bo', ['Ann Lee']],
])('the names of a cell: %s', (cell, names) => {
  expect(namesInCell(cell).map(({ name }) => name)).toEqual(names);
});
