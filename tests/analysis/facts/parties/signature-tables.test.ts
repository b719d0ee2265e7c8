import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { partiesInRows } from '../../../../src/analysis/facts/parties/rows';
import { listedUnderRole, signedInColumns } from '../../../../src/analysis/facts/parties/signature-tables';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

function source(text: string) {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
}
const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

const TERMS =
  'DISTRIBUTION AGREEMENT\nTHIS AGREEMENT is dated 22 April 2025.\n1. The Brewery sells its beer to the Distributor. The Brewery delivers each week.\n2. The Brewery pays the freight. The Distributor pays in thirty days.\n3. Either may end this on notice of ninety days to the other.\nSignature page\n';

describe('who sign in columns', () => {
  const columns = (table: string) => signedInColumns(source(`${TERMS}${table}`)).map(({ name, role }) => [name, role]);

  test.each([
    [
      'firms under what the paper calls them',
      'Brewery\tDistributor\nACORN BREWING LTD., Leduc\tSTONE LOGISTICS INC., Calgary\nper: Ann Lee\tper: Bo Kim',
      [
        ['ACORN BREWING LTD.', 'Brewery'],
        ['STONE LOGISTICS INC.', 'Distributor'],
      ],
    ],
    [
      'firms for whom others sign',
      'For the Supplier\tFor the Distributor\nAcorn Brewing Ltd\tStone Logistics Inc.\nAnn Lee\tBo Kim',
      [
        ['Acorn Brewing Ltd', 'Supplier'],
        ['Stone Logistics Inc.', 'Distributor'],
      ],
    ],
    [
      'persons, and two of a side',
      'Signed by the Landlord:\tSigned by the Tenant:\nAnn Lee\tBo Kim and Cy Kim',
      [
        ['Ann Lee', 'Landlord'],
        ['Bo Kim', 'Tenant'],
        ['Cy Kim', 'Tenant'],
      ],
    ],
    [
      'firms in a row that is labelled',
      'Controller\tProcessor\nName\tStichting Kunsten B.V.\tBrievenlijn B.V.\nPlace\tHaarlem\tUtrecht',
      [
        ['Stichting Kunsten B.V.', 'Controller'],
        ['Brievenlijn B.V.', 'Processor'],
      ],
    ],
    [
      'three',
      'Owner\tBuilder\tGuarantor\nAnn Lee\tAcorn Homes LLC\tBo Kim',
      [
        ['Ann Lee', 'Owner'],
        ['Acorn Homes LLC', 'Builder'],
        ['Bo Kim', 'Guarantor'],
      ],
    ],
  ])('%s', (_, table, parties) => {
    expect(columns(table)).toEqual(parties);
    expect(told(`${TERMS}${table}`)).toEqual(parties);
  });

  test.each([
    ['persons who sign for others', 'For the Supplier\tFor the Distributor\nAnn Lee\tBo Kim'],
    ['persons in an office', 'Supplier\tDistributor\nAnn Lee, director\tBo Kim, president'],
    ['a row of addresses', 'Supplier\tDistributor\nPlace\tAcorn Brewing Ltd\tStone Logistics Inc.'],
    ['one role for both', 'Tenant\tTenant\nAnn Lee\tBo Kim'],
    ['products', 'Product\tPrice\nLantern Pale\tChinook Lager'],
    ['a role beside another thing', 'Distributor\tTerritory\nStone Logistics Inc.\tAlberta, north'],
    ['a word of which the paper does not speak', 'Winery\tDistributor\nAcorn Brewing Ltd\tStone Logistics Inc.'],
    ['a column without a name', 'Supplier\tDistributor\nAcorn Brewing Ltd\t(to be named)'],
    ['a line without columns below', 'Supplier\tDistributor\nAcorn Brewing Ltd and Stone Logistics Inc.'],
    ['firms that sign for others', 'Supplier\tDistributor\nby Acorn Brewing Ltd\tby Stone Logistics Inc.'],
    ['towns', 'Supplier\tDistributor\nLeduc\tCalgary'],
    [
      'a head that says more than a role',
      'Supplier and all that stands in its yard today\tDistributor\nAcorn Brewing Ltd\tStone Logistics Inc.',
    ],
  ])('not %s', (_, table) => {
    expect(columns(table)).toEqual([]);
  });

  test.each([
    ['a thing written small', 'freight', 'Distributor'],
    ['a short word', 'Keg', 'Distributor'],
    ['two words', 'Spent Grain', 'Distributor'],
    ['a word where no other column has a role', 'Freight', 'Brewery'],
  ])('not %s, of which the paper speaks', (_, word, other) => {
    const spoken = `The ${word} is due. The ${word} is weighed. The ${word} is kept.`;
    expect(columns(`${spoken}\n${word}\t${other}\nAcorn Brewing Ltd\tStone Logistics Inc.`)).toEqual([]);
  });

  test('not a table before the terms', () => {
    const table = 'Supplier\tDistributor\nAcorn Brewing Ltd\tStone Logistics Inc.\n';
    expect(signedInColumns(source(`${table}${TERMS}`))).toEqual([]);
  });
});

const DEED =
  'DEED OF SHAREHOLDERS\nMade on 3 March 2025 by the Company and everybody listed in the Schedule (each a "Shareholder").\n1. Each Shareholder may vote. The Company holds a meeting each year.\n2. No Shareholder may sell without offering to the others.\n3. The directors meet each month and keep minutes of what they decide.\nSchedule\nCompany\tThree Saucers Limited\n';

describe('who are listed under what they are called', () => {
  const listed = (table: string) => listedUnderRole(source(`${DEED}${table}`)).map(({ name, role }) => [name, role]);
  const SHARES = 'Shareholder\tShares\tPaid\nAnn Mary Lee\t550\t$110\nBo Kim\t250\t$50\nExecution\n';

  test('those whom the execution names again are parties beside the company', () => {
    const holders = [
      ['Ann Mary Lee', 'Shareholder'],
      ['Bo Kim', 'Shareholder'],
    ];
    const table = `${SHARES}Signed as a deed by Ann Mary Lee and Bo Kim in the presence of P. Ward`;
    expect(listed(table)).toEqual(holders);
    expect(told(`${DEED}${table}`)).toEqual([['Three Saucers Limited', 'Company'], ...holders]);
  });

  test('and so are those who sign in the table itself', () => {
    expect(listed('Owner\tSignature\tDate\nAnn Lee\tsigned\t13 March 2025\nBo Kim\tsigned\t13 March 2025')).toEqual([
      ['Ann Lee', 'Owner'],
      ['Bo Kim', 'Owner'],
    ]);
  });

  test('firms under a head that asks for the name', () => {
    const table =
      'Name of Member\tUnits\nAcorn Fund LP\t40\nStone Capital LLC\t60\nActed for by Acorn Fund LP and Stone Capital LLC';
    expect(listed(table)).toEqual([
      ['Acorn Fund LP', 'Member'],
      ['Stone Capital LLC', 'Member'],
    ]);
  });

  test.each([
    ['those who do not sign', `${SHARES}Signed as a deed by Three Saucers Limited by its directors.`],
    ['one alone', 'Owner\tSignature\tDate\nAnn Lee\tsigned\t13 March 2025'],
    ['tenants of a building that is sold', 'Tenant\tUnit\nAnn Lee\t4\nBo Kim\t5\nSigned by Three Saucers Limited'],
    ['who stands below without columns', 'Owner\tSignature\nAnn Lee\tsigned\nBo Kim'],
    ['those in a list without columns', 'Members\nAnn Lee\nBo Kim\nThe minutes go to Ann Lee and Bo Kim.'],
    ['staff', 'Employee\tSignature\nAnn Lee\tsigned\nBo Kim\tsigned'],
    ['what is no name', 'Owner\tSignature\n12 Low Road\tsigned\n14 Low Road\tsigned'],
  ])('not %s', (_, table) => {
    expect(listed(table)).toEqual([]);
  });

  test('a letter countersigned by both owners calls both by their role', () => {
    const letter =
      'WATTLE ADDITIONS PTY LTD\n4 Low Road, Bury\n3 March 2025\nMs Ann Lee and Mr Bo Kim\nDear Ann and Bo,\nWe build your kitchen for $40,000. The Owner pays in three parts. The Builder starts in May and is done in August, if the weather holds.\nYours sincerely,\nDes Rourke, Director, for Wattle Additions Pty Ltd\nWe agree and are both bound.\nOwner\tSignature\tDate\nAnn Lee\tsigned\t13 March 2025\nBo Kim\tsigned\t13 March 2025';
    expect(told(letter).slice(1)).toEqual([
      ['Ann Lee', 'Owner'],
      ['Bo Kim', 'Owner'],
    ]);
  });
});

describe('the rows of a table in which the parties sign', () => {
  const CLAUSES = `${TERMS}${'4. The Distributor keeps the beer cool and sells it within the time that stands on the keg.\n'.repeat(80)}`;

  test('both who share a role, however far below', () => {
    const table =
      'Party\tName\tSigned\tDate\nOwners\tWarren Okon\t/s/ W. Okon\tOctober 15, 2025\nOwners\tDelphine Okon\t/s/ D. Okon\tOctober 15, 2025\nBuilder\tPecan Homes, LLC\t/s/ Garland Streeter\tOctober 21, 2025';
    expect(told(`${CLAUSES}${table}`)).toEqual([
      ['Warren Okon', 'Owners'],
      ['Delphine Okon', 'Owners'],
      ['Pecan Homes, LLC', 'Builder'],
    ]);
  });

  test('who signs for the company is no party', () => {
    const table =
      'Capacity\tName\tSignature\nCompany\tTin Records, LLC\tRoyce Petti, Manager\nArtist\tJo Marr\tJ. Marr\nArtist\tCal Ashby\tC. Ashby';
    expect(told(`${TERMS}${table}`)).toEqual([
      ['Tin Records, LLC', 'Company'],
      ['Jo Marr', 'Artist'],
      ['Cal Ashby', 'Artist'],
    ]);
  });

  test('nor is a person beside whose name an office stands', () => {
    const table =
      'Party\tName\tTitle\tSignature\nSupplier\tAnn Lee\tDirector\t/s/ Ann Lee\nDistributor\tBo Kim\tManager\t/s/ Bo Kim';
    expect(partiesInRows(source(`${CLAUSES}${table}`))).toEqual([]);
  });
});

test('the heads of columns call those whom other readers tell without a role', () => {
  const text = `SERVICE AGREEMENT\nThis Agreement is between the parties who sign below.\n${'1. Contractor shall clean the windows each week. Customer shall pay $90.\n'.repeat(8)}CUSTOMER\tCONTRACTOR\nBent Tools Inc.\tAnn Lee d/b/a Lee and Sons Cleaning\nBy: ________\tBy: ________\nPrint Name: Joe Cole\tPrint Name: Ann Lee\nIts: Manager\tIts: Owner`;
  expect(readFacts(text).parties.map(({ value, role }) => [value, role])).toEqual([
    ['Bent Tools Inc.', 'CUSTOMER'],
    ['Ann Lee', 'CONTRACTOR'],
  ]);
});
