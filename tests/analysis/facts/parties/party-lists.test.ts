import { describe, expect, test } from 'bun:test';
import { readName } from '../../../../src/analysis/facts/parties/name';
import { readFacts } from '../../../support/read-facts';

const LAW = '\n1. Services. The provider shall provide services.\n2. Law. The laws of Texas govern.\n';
const names = (text: string) => readFacts(`${text}${LAW}`).parties.map(({ value }) => value);

const LISTS: [text: string, names: string[]][] = [
  [
    'SALE OF SHARES\n1 PARTIES\n1.1 The parties are –\n1.1.1 Petra Anna Bosch, identity number ______, of 14 Kloof Street, Paarl ("the Seller"); and\n1.1.2 Acme Smile Holdings Proprietary Limited, registration number ______, of 3rd Floor, Quay Chambers, Bellville ("the Purchaser").\n1.2 The parties agree as set out below.',
    ['Petra Anna Bosch', 'Acme Smile Holdings Proprietary Limited'],
  ],
  [
    'SALE OF CLAIMS\n1 PARTIES\n1.1 The parties to this agreement are Hendrik Bosch, identity number ______, of 16 Kloof Street, Paarl ("the Seller"); and\n1.2 Nomsa Mabe, identity number ______, of 3 Low Close, Wellington ("the Purchaser").\n2 INTRODUCTION',
    ['Hendrik Bosch', 'Nomsa Mabe'],
  ],
  [
    'CONTRACT OF DISTRIBUTION\nIn Volos today, the 3rd of October 2022, between the contracting parties:\non the one side the company with the name "ACME MILLS S.A.", which has its seat in Volos, legally represented by its Managing Director Mr. Stavros Kour (hereinafter the SUPPLIER), and\non the other side the company of limited liability with the name "BOREL FOODS B.V.", which has its seat in Amersfoort, legally represented by Mrs. Lieke van Berg (hereinafter the DISTRIBUTOR),\nthe following were agreed:',
    ['ACME MILLS S.A.', 'BOREL FOODS B.V.'],
  ],
  [
    'GROOMING AGREEMENT\nBetween\n(1) Una Walsh and Colm Walsh, carrying on business as Clonard Grooming at Clonard, Co. Meath (the Salon), and\n(2) Dr. Brid Nolan of 6 Mill Terrace, Trim (the Owner)',
    ['Una Walsh', 'Colm Walsh', 'Brid Nolan'],
  ],
  [
    'This is an agreement between\nHanna and Piet de Groot, living at Kerkstraat 4, 3511 AB Utrecht ("we", "the host family")\nand\nLerato Molefe, born on 2 May 2003, of Durban, South Africa ("you", "the au pair").',
    ['Hanna and Piet de Groot', 'Lerato Molefe'],
  ],
  [
    'This Agreement is made by Alpha Insurance Company, Alpha Life Insurance Company of New York, Alpha Reinsurance (Bermuda) Ltd. and Beta Administrators, LLC.',
    [
      'Alpha Insurance Company',
      'Alpha Life Insurance Company of New York',
      'Alpha Reinsurance (Bermuda) Ltd.',
      'Beta Administrators, LLC',
    ],
  ],
  [
    'This Agreement is made between ALPHA BANK, N.A., as Trustee, BETA SERVICING LLC, as Servicer, and GAMMA FUNDING TRUST 2020-1, as Issuer.',
    ['ALPHA BANK, N.A.', 'BETA SERVICING LLC', 'GAMMA FUNDING TRUST 2020-1'],
  ],
  [
    'This Agreement is made by and between ALPHA MUSEUM OF ART ("Museum"), BETA FOUNDATION FOR THE ARTS ("Foundation") and GAMMA COLLEGE ("College").',
    ['ALPHA MUSEUM OF ART', 'BETA FOUNDATION FOR THE ARTS', 'GAMMA COLLEGE'],
  ],
  [
    'This Agreement is made between Alpha Motor Co., Ltd (hereinafter "Alpha"), Beta & Gamma Brothers, a partnership (hereinafter "B&G"), and Delta-Epsilon Joint Stock Company (hereinafter "Delta").',
    ['Alpha Motor Co., Ltd', 'Beta & Gamma Brothers', 'Delta-Epsilon Joint Stock Company'],
  ],
  [
    'THIS AGREEMENT is made on 1 May 2010\nBETWEEN:\n(1) ALPHA PLC (registered in England under number 1234567) whose registered office is at 1 High Street, London ("Alpha");\n(2) BETA GMBH, a limited liability company organised under the laws of Germany ("Beta"); and\n(3) MR JOHN SMITH of 5 Low Road, York (the "Guarantor").',
    ['ALPHA PLC', 'BETA GMBH', 'JOHN SMITH'],
  ],
  [
    'THIS AGREEMENT made this 1st day of May, 2010\nB E T W E E N:\nALPHA INC., a corporation incorporated under the laws of Ontario\n(hereinafter called "Alpha")\nOF THE FIRST PART\n- and -\nBETA LIMITED PARTNERSHIP, a limited partnership\n(hereinafter called "Beta")\nOF THE SECOND PART',
    ['ALPHA INC.', 'BETA LIMITED PARTNERSHIP'],
  ],
  [
    'This Agreement is by and between ALPHA\nCORPORATION, a Delaware corporation ("Alpha") and BETA\nSYSTEMS, INC., a Texas corporation ("Beta").',
    ['ALPHA CORPORATION', 'BETA SYSTEMS, INC.'],
  ],
  [
    'This Agreement is made by and among Alpha Corp., a Delaware corporation (the "Company"), and each of Beta Master Fund Ltd., Beta Capital LLC, John B. Smith and Mary L. Jones (collectively, the "Investors").',
    ['Alpha Corp.', 'Beta Master Fund Ltd.', 'Beta Capital LLC', 'John B. Smith', 'Mary L. Jones'],
  ],
  [
    'Alpha, Inc. ("Alpha") and Beta of Ohio, L.L.C. ("Beta") hereby enter into this Agreement.',
    ['Alpha, Inc.', 'Beta of Ohio, L.L.C.'],
  ],
  [
    'This Agreement is made between (1) Alpha Ceramics, a partnership of Alice Hollins and Jean Roux, of 6 Kiln Row, Stoke ("Alpha"); and (2) Beta Interiors ApS, a Danish company ("Beta").',
    ['Alpha Ceramics', 'Beta Interiors ApS'],
  ],
  [
    'THIS INDENTURE made the fourth day of May 2025 BETWEEN\nALPHA & SONS (PUMPS) LIMITED whose registered office is situate at Foundry Road, Keighley in the County of West Yorkshire (hereinafter called "the Principal") of the one part\nAND\nBETA MARINE LIMITED whose registered office is situate at Albert Quay in the City of Cork (hereinafter called "the Distributor") of the other part',
    ['ALPHA & SONS (PUMPS) LIMITED', 'BETA MARINE LIMITED'],
  ],
  [
    'This Agreement is between John Smith and Gamma Corporation, a Delaware corporation.',
    ['John Smith', 'Gamma Corporation'],
  ],
  [
    'The Covenanter: The ALPHA Club and Recreation Inc. (hereinafter referred to as Party A) and the Covenanter: Beta-Lin Architects Office (hereinafter referred to as Party B) hereby agree.',
    ['ALPHA Club and Recreation Inc.', 'Beta-Lin Architects Office'],
  ],
];

describe('lists of parties', () => {
  test.each(LISTS)('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('those who sign a joint filing for themselves', () => {
    const text =
      'JOINT FILING AGREEMENT\nThe undersigned agree to the joint filing of a statement on Schedule 13G.\nALPHA FUND, L.P.\nBy: /s/ Jack Stone\nName: Jack Stone\nTitle: Managing Member\n/s/ Jack Stone\nJack Stone\nMARÍA PÉREZ\n/s/ Maria Perez';
    expect(readFacts(text).parties.map(({ value }) => value)).toEqual([
      'ALPHA FUND, L.P.',
      'Jack Stone',
      'MARÍA PÉREZ',
    ]);
  });
});

describe('the opening and the signatures together', () => {
  const agreement = (opening: string, signatures: string) =>
    readFacts(
      `SUPPLY AGREEMENT\n${opening}${LAW}3. Term. It lasts one year.\n4. Notices. In writing.\nIN WITNESS WHEREOF, the parties have executed this Agreement.\n${signatures}`,
    ).parties.map(({ value }) => value);
  const TWO =
    'This Agreement is between Acme, Inc., a Delaware corporation ("Acme"), and Borel LLC, a Texas company ("Borel"), guaranteed by Gamma Corp.';

  test('one who signs and is named beside the parties is a party', () => {
    const signatures = 'ACME, INC.\nBy: ________\nBOREL LLC\nBy: ________\nGAMMA CORP.\nBy: ________';
    expect(agreement(TWO, signatures)).toEqual(['Acme, Inc.', 'Borel LLC', 'GAMMA CORP.']);
  });

  test('one who signs for a party is none, nor is the last line of a broken name', () => {
    const opening =
      'This Agreement is between Acme Fund, L.P., acting by Acme GP LLC ("Acme"), and Borel Holdings Limited Partnership ("Borel").';
    const signatures =
      'ACME FUND, L.P.\nBy: Acme GP LLC, its general partner\nBy: ________\nBOREL HOLDINGS\nLIMITED PARTNERSHIP\nBy: ________';
    expect(agreement(opening, signatures)).toEqual(['Acme Fund, L.P.', 'Borel Holdings Limited Partnership']);
  });
});

describe('parties whose names are left blank', () => {
  test.each([
    'This Agreement is made between Acme, Inc., a Delaware corporation ("Acme"), and ________________, an individual residing at ________ (the "Consultant").',
    'This Agreement is made between Acme, Inc., a Delaware corporation ("Acme"), and [NAME OF CONSULTANT] (the "Consultant").',
    'This Agreement is made by and between Acme, Inc., a Delaware corporation ("Acme"), and the Consultant named on the signature page hereof (the "Consultant").',
  ])('are called by their role: %s', (text) => {
    const parties = readFacts(`CONSULTING AGREEMENT\n${text}${LAW}`).parties;
    expect(parties.map(({ value }) => value)).toEqual(['Acme, Inc.', 'Consultant']);
    expect(parties[1]).toMatchObject({ role: 'Consultant', rule: 'the name is left blank' });
    expect(parties[1]?.evidence[0]?.quote).toContain('Consultant');
  });
});

describe('names of banks', () => {
  test.each([
    ['First Bank and Trust, N.A.', 'First Bank and Trust, N.A.'],
    ['First Bank plc', 'First Bank plc'],
    ['First Bank & Trust Company', 'First Bank & Trust Company'],
  ])('%s', (bank, name) => {
    expect(readName(`${bank} (the "Lender")`)?.name).toBe(name);
  });

  test('a bank and another firm are two', () => {
    expect(readName('First Bank and Acme Corporation (the "Lender")')?.name).toBe('First Bank');
  });
});

test('the parties to this contract are told by that sentence', () => {
  expect(
    readFacts(
      'CONTRACT OF SALE\n1. PARTIES: The parties to this contract are Ann Lee (Seller) and Bo Kim and Cy Kim (Buyer).\nSeller agrees to sell to Buyer the house.\nListing Broker: Oak Realty LLC\nEscrow Agent: First Title Co.',
    ).parties.map(({ value, role }) => [value, role]),
  ).toEqual([
    ['Ann Lee', 'Seller'],
    ['Bo Kim', 'Buyer'],
    ['Cy Kim', 'Buyer'],
  ]);
});

test('a counterparty is one by its label', () => {
  expect(
    readFacts(
      'MUTUAL NONDISCLOSURE AGREEMENT\nThis Agreement is made by Kestrel Robotics, Inc., a Delaware corporation ("Kestrel"), and the party identified below.\nCounterparty: Dunlin Farms LLC\n1. Each party may disclose secrets to the other.',
    ).parties.map(({ value }) => value),
  ).toEqual(['Kestrel Robotics, Inc.', 'Dunlin Farms LLC']);
});
