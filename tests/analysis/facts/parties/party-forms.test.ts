import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(`SERVICES AGREEMENT\n${text}`).parties.map((party) => party.value);

describe('names that are hard to read', () => {
  test.each([
    [
      'This Agreement is between National Processing Company ("NPC") and National City Bank of Kentucky ("NCB").',
      ['National Processing Company', 'National City Bank of Kentucky'],
    ],
    [
      'This Agreement is made by and between Solar Partners 1, LLC, a California limited liability company ("Owner"), and Spôk Holdings, Inc., a Delaware corporation ("Operator").',
      ['Solar Partners 1, LLC', 'Spôk Holdings, Inc.'],
    ],
    [
      'This Agreement is by and among Marine MP, LLC ("Lender") and Fitness Books, Inc. ("Fitness") (collectively, Lender and Fitness are referred to as the "AS Parties") and Muscle Corporation with its principal place of business in Denver.',
      ['Marine MP, LLC', 'Fitness Books, Inc.', 'Muscle Corporation'],
    ],
    [
      'This Agreement is between Centre for Probe Development, a not-for-profit research institution ("CPD"), and Bruckmann, Rosser, Sherrill & Co., Inc., a Delaware corporation ("BRS").',
      ['Centre for Probe Development', 'Bruckmann, Rosser, Sherrill & Co., Inc.'],
    ],
    [
      'This Agreement is made between Jane Doe, Individual ("Celebrity"); and The Right Solution, a Nevada Corporation (the COMPANY), with its offices at 3035 East Lane.',
      ['Jane Doe', 'Right Solution'],
    ],
    [
      'This Agreement is made on May 4, 2012 and signed on the day named below by and between Ian Drysdale ("Employee") and Heartland Payment\nSystems, Inc., a Delaware corporation (the "Company").',
      ['Ian Drysdale', 'Heartland Payment Systems, Inc.'],
    ],
  ])('%s', (text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });

  test('a name that is letter-spaced elsewhere is the same party', () => {
    const text =
      'This Agreement is between The Joint Corp., a Delaware corporation ("we"), and the franchise owner.\nIN WITNESS WHEREOF the parties sign.\nTH E JOINT CORP.\nBy: ______';
    expect(names(text)).toEqual(['Joint Corp.']);
  });

  test('headings and defined things are no persons', () => {
    const text = `This Agreement is between Acme, Inc. ("Acme") and the undersigned.\nSupport Services.\nSoftware License. The licence is personal.`;
    expect(names(text)).toEqual(['Acme, Inc.']);
  });
});

describe('parties outside an opening sentence', () => {
  test('beside labels, with the label as role', () => {
    const facts = readFacts(
      'Road Transportation Agreement\nParty A (Shipper): ZTO Express Co., Ltd.\nAddress: Building 1, Shanghai\nParty B (Carrier): Tonglu Logistics Ltd.\nAddress: 12 Floor, HSBC Tower',
    );
    expect(facts.parties.map(({ value, role }) => [value, role])).toEqual([
      ['ZTO Express Co., Ltd.', 'Party A'],
      ['Tonglu Logistics Ltd.', 'Party B'],
    ]);
  });

  test('an empty label names no one', () => {
    expect(names('The buyer: Lohas Supply Co., Ltd.\nThe seller:\nADD:\nThe parties agree.')).toEqual([
      'Lohas Supply Co., Ltd.',
    ]);
  });

  test('in a list under the heading "Parties"', () => {
    const text =
      'PARTIES:\nCharles D. Denson (EMPLOYEE)\nand\nNike, Inc., and its affiliates (NIKE):\nRECITALS:\nA. This Agreement is executed upon the advancement of the EMPLOYEE and is made between them.';
    expect(names(text)).toEqual(['Charles D. Denson', 'Nike, Inc.']);
  });

  test('after "for and on behalf of", whatever their form', () => {
    const body = 'This Agreement binds the Parties identified in Schedule A.\n'.repeat(8);
    const text = `${body}IN WITNESS WHEREOF the Parties have signed.\nFor and on behalf of\nABS Telecom plc\nFor and on behalf of\nBC TEL\nFor and on behalf of\nTelesur`;
    expect(names(text)).toEqual(['ABS Telecom plc', 'BC TEL', 'Telesur']);
  });

  test('two who sign beside each other', () => {
    const body = 'The undersigned agree to the joint filing of this statement.\n'.repeat(8);
    const text = `${body}IN WITNESS WHEREOF the parties sign.\nUBS Impact Fund L.P.\tOncology Fund Inc.\nBy: /s/ A. Gadicke\tBy: /s/ B. Muller`;
    expect(names(text)).toEqual(['UBS Impact Fund L.P.', 'Oncology Fund Inc.']);
  });
});

describe('details of a party', () => {
  test('a Norwegian form and an address without a number before the street', () => {
    const [party] = readFacts(
      'MASTER SUPPLY AGREEMENT\nThis Agreement is made between Halden Forge AS, a company organized under the laws of Norway with its registered office at Industriveien 9, 1776 Halden, Norway (the "Supplier"), and Kestrel, Inc., a Michigan corporation ("Buyer").',
    ).parties;
    expect(party).toMatchObject({
      value: 'Halden Forge AS',
      legalForm: 'AS',
      incorporatedIn: 'Norway',
      address: 'Industriveien 9, 1776 Halden, Norway',
    });
  });
});

test('a debtor whom the recitals alone name is no party to what is promised for him', () => {
  const text =
    'GUARANTY\nTHIS GUARANTY, made and delivered this fourth day of May 2025, by ANN L. BOREL, an adult individual of Bury, and TOM K. BOREL, her husband (hereinafter, together and each of them, "Guarantor"), unto ACME MILLS HOLDINGS, L.P., its successors and assigns (hereinafter "Landlord"),\nWHEREAS, by Lease of even date herewith Landlord has let unto BOREL BAKERY, LLC (hereinafter "Tenant") a certain shop;\nFIRST. Guarantor absolutely guarantees unto Landlord whatever Tenant owes.\nANN L. BOREL (SEAL)\nTOM K. BOREL (SEAL)';
  expect(readFacts(text).parties.map(({ value }) => value)).toEqual([
    'ANN L. BOREL',
    'TOM K. BOREL',
    'ACME MILLS HOLDINGS, L.P.',
  ]);
});

test.each([
  'Moinhos do Sul, Lda.',
  'Doce Mar – Padarias Unidas, Lda.',
  'Młyn Polski Sp. z o.o.',
  'Mlýn Morava s.r.o.',
  'Mühle Nord e.K.',
])('%s is a firm', (name) => {
  const [seller] = readFacts(
    `CONTRACT OF SALE\nThis contract is made between ${name} ("Seller") and Ann Borel ("Buyer").`,
  ).parties;
  expect(seller).toMatchObject({ value: name, role: 'Seller' });
});

test('undersigned who are counted in words are parties', () => {
  const text =
    'CONTRACT OF SUPPLY\nBetween the undersigned:\nFIRST: Doce Mar – Padarias Unidas, Lda., with seat in Rua Nova no. 21, Porto, here represented by its manager Mr. Rui Borel, and\nSECOND: Mrs. Anna Reed, baker, resident in Rua das Flores no. 8, Braga;\nit is agreed:\n1. The first sells bread to the second.\nThe Supplier: Rui Borel\nThe Buyer: Anna Reed';
  expect(readFacts(text).parties.map(({ value }) => value)).toEqual(['Doce Mar – Padarias Unidas, Lda.', 'Anna Reed']);
});

test('trustees are a party by the name of their trust', () => {
  const text =
    'DIGGER HIRE\nOwner: Acme Plant Ltd, 4 Peel House, Bury\nHirer: the trustees of the Borel Family Trust (Ann and Tom Borel), Upper Farm\n1. The hirer fetches the digger.';
  expect(readFacts(text).parties.map(({ value }) => value)).toEqual(['Acme Plant Ltd', 'Borel Family Trust']);
});
