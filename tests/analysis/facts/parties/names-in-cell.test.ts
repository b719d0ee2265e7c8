import { describe, expect, test } from 'bun:test';
import { namesInCell } from '../../../../src/analysis/facts/parties/names-in-cell';
import { namesRole } from '../../../../src/analysis/facts/parties/role-words';
import { readFacts } from '../../../support/read-facts';

const told = (paper: string): string[] => readFacts(paper).parties.map(({ value, role }) => `${value} (${role ?? ''})`);

describe('the names with which a cell begins', () => {
  test.each<[string, string[]]>([
    [
      'Ms Wren Tern, ID 940823 0000 08 7, and Mr Jan Pieter Heron, ID 920117 5000 08 1 (jointly and severally)',
      ['Wren Tern', 'Jan Pieter Heron'],
    ],
    ['Ann Tern, born 3 May 1980, and Bo Tern, born 4 June 1982', ['Ann Tern', 'Bo Tern']],
    ['Ann Tern (ID 8801) and Bo Tern (ID 8802)', ['Ann Tern', 'Bo Tern']],
    ['Ann Tern and Bo Heron Flat 2, 19 Kite Terrace, Bristol BS8 1QJ', ['Ann Tern', 'Bo Heron']],
    ['Ann Tern 12 Mill Lane, Leeds', ['Ann Tern']],
    ['Tern Mills Ltd Unit 4, Mill Lane', ['Tern Mills Ltd']],
    ['Wren Creative Pty Ltd ABN 18 640 000 552 as trustee for the Wren Family Trust', ['Wren Creative Pty Ltd']],
    // What has a number in its name keeps it, and what is told of one is nobody.
    ['Level 3 Studios Ltd', ['Level 3 Studios Ltd']],
    ['Studio 54 Media Ltd, 9 Mill Lane', ['Studio 54 Media Ltd']],
    ['Ann Tern, born 3 May 1980', ['Ann Tern']],
    ['Tern Mills Ltd, Registration No. 44 and VAT No. 8', ['Tern Mills Ltd']],
  ])('%s', (cell, names) => {
    expect(namesInCell(cell).map(({ name }) => name)).toEqual(names);
  });
});

test.each(['Position / Department', 'County / Permit', 'County', 'Ministry'])(
  'no party is asked for by: %s',
  (label) => {
    expect(namesRole(label)).toBe(false);
  },
);

test('the post of a contractor is no party, nor the county of a permit', () => {
  expect(
    told(
      'CREW DEAL MEMO\nCompany ("we", "us")\tHeron (Fen) Limited\nContractor ("you")\tWren Tern, 41b Kite Terrace, Bristol BS6 7QD\nPosition / Department\tFirst Assistant Camera ("B" camera) – Camera Dept.\nCounty / Permit\tSarasota County\nRate\t£2,000 per week\n1. We engage you.\n2. You work for us.',
    ),
  ).toEqual(['Heron (Fen) Limited (Company)', 'Wren Tern (Contractor)']);
});

test('under the heads of two boxes the first is called by its own', () => {
  const [supplier] = readFacts(
    'PURCHASE ORDER\nPO No. 45007\nSUPPLIER (Vendor No. 11)\tSHIP TO\nTern Forge & Machine, LLC\tHeron Axle – Plant 4\n7740 Gateway Drive\t3300 Dove Road\nFort Wayne, IN 46818\tWarren, MI 48091\n1. Seller sells the goods to Buyer.\n2. The price is $9,000.',
  ).parties.filter(({ value }) => value === 'Tern Forge & Machine, LLC');
  expect(supplier?.role?.toLowerCase()).toBe('supplier');
});

test('neither a span of time nor a fund of a notice is a party', () => {
  const paper =
    'TERN ROOFING, LLC\n12 Clark Road, Sarasota, FL 34233\nHOME IMPROVEMENT AGREEMENT\nOwner(s): Walter J. Heron and Lucy Heron\tDate: 5/6/2025\nTern Roofing, LLC ("Contractor") proposes to furnish all labor, and the Owner accepts.\n1. Price. If this Agreement is made and the cost of shingles goes up between the date of this Agreement and delivery, Contractor may add it.\n2. The parties will first try mediation in Sarasota County.\nHOMEOWNERS\' RECOVERY FUND. PAYMENT MAY BE AVAILABLE FROM THE HOMEOWNERS\' RECOVERY FUND.';
  expect(told(paper)).not.toContainEqual(expect.stringContaining('FUND'));
});
