import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const partiesOf = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);
const LAW = 'This agreement is governed by the law in force in Queensland.';

describe('which number is the day', () => {
  const dated = (line: string, law: string) => readFacts(`Service Agreement\nDate: ${line}\n${law}`).agreementDate;

  test.each([
    ['4/08/2025', LAW, '2025-08-04'],
    ['4/08/2025', 'This agreement is governed by the laws of Texas.', '2025-04-08'],
    ['11/03/2024', 'It expires on 28/02/2026. Texas law applies.', '2024-03-11'],
    ['11/03/2024', 'It expires on 02/28/2026. This agreement is governed by English law.', '2024-11-03'],
  ])('%s, %s', (line, law, iso) => {
    expect(dated(line, law).normalized).toBe(iso);
  });

  test('the date is shown as it is written', () => {
    expect(dated('4/08/2025', LAW)).toMatchObject({ value: '4/08/2025', evidence: [{ quote: 'Date: 4/08/2025' }] });
  });
});

describe('parties', () => {
  test('a list below a heading, with company numbers and roles in brackets', () => {
    const text = `Services Agreement
Parties
Kestrel Signs Pty Ltd ABN 11 222 333 444 of 8 Bay Road, Cairns QLD 4870 (Supplier)
Barron River Council ABN 55 666 777 888 of 2 Civic Square, Mareeba QLD 4880 (Customer)
Operative provisions
1 The Supplier must make the signs.`;
    expect(readFacts(text).parties).toMatchObject([
      { value: 'Kestrel Signs Pty Ltd', role: 'Supplier', legalForm: 'Pty Ltd' },
      { value: 'Barron River Council', role: 'Customer', address: '2 Civic Square, Mareeba QLD 4880' },
    ]);
  });

  test('a British contract of employment calls the employee you', () => {
    const text = `CONTRACT OF EMPLOYMENT
BETWEEN
(1) Fernbank Bakeries Limited (company number 01234567) whose registered office is at 3 Mill Row, York YO1 7AA (the Company); and
(2) Ms Ruth Hallam of 27 Station Terrace, York YO24 1AB (you).
1.1 Your employment with the Company began on 5 February 2024.
2.1 The parties agree that this contract is governed by the law of England and Wales.`;
    const facts = readFacts(text);
    expect(partiesOf(text)).toEqual([
      ['Fernbank Bakeries Limited', 'Company'],
      ['Ms Ruth Hallam', 'you'],
    ]);
    expect(facts.agreementDate.status).toBe('absent');
    expect(facts.effectiveDate.normalized).toBe('2024-02-05');
  });

  test('a place in brackets is no role', () => {
    const text = `SALE AGREEMENT
This Agreement is executed BY AND BETWEEN
MRS. MEERA JOSHI, daughter of Anil Joshi, aged about 48 years, residing at Flat 12, Bandra (East), Mumbai 400 051 (hereinafter referred to as the "Vendor");
AND
TARA LOGISTICS PRIVATE LIMITED, having its registered office at Pune (hereinafter referred to as the "Purchaser").`;
    expect(partiesOf(text)).toEqual([
      ['MEERA JOSHI', 'Vendor'],
      ['TARA LOGISTICS PRIVATE LIMITED', 'Purchaser'],
    ]);
  });

  test('what a party is in a lawsuit is no part of its name', () => {
    const text =
      'This Agreement is made between Plaintiff Joan Ferris ("Ferris") and Defendant Cobalt Freight Corp., a Utah corporation ("Cobalt").';
    expect(partiesOf(text)).toEqual([
      ['Joan Ferris', 'Ferris'],
      ['Cobalt Freight Corp.', 'Cobalt'],
    ]);
  });

  test('an agent for the owner is the landlord, under a numbered heading', () => {
    const text =
      '1. PARTIES. This Lease is made on May 2, 2025 between Elm Rentals LLC, as agent for the owner ("Landlord"), and Ida Novak and Lee Brand (together, "Tenant").\n2. PREMISES. Landlord rents to Tenant the house at 9 Hill Street, Dayton, Ohio 45402.';
    expect(partiesOf(text)).toEqual([
      ['Elm Rentals LLC', 'Landlord'],
      ['Ida Novak', 'Tenant'],
      ['Lee Brand', 'Tenant'],
    ]);
    expect(readFacts(text).parties.at(-1)?.address).toBeNull();
  });

  test.each([
    [
      'Juniper Clinics LLC, an Ohio company ("Juniper"), hires Quarry Code Inc., an Ohio company ("Quarry"), to build an app.',
      [
        ['Juniper Clinics LLC', 'Juniper'],
        ['Quarry Code Inc.', 'Quarry'],
      ],
    ],
    [
      'Polish Co. (the "Cleaner") and Southgate School (the "School") agree on August 2, 2025:',
      [
        ['Polish Co.', 'Cleaner'],
        ['Southgate School', 'School'],
      ],
    ],
    [
      'LEASE\n1. Landlord: Birchwood Homes LLC. Tenant: Eva Stone.\n2. The rent is $900 a month.',
      [
        ['Birchwood Homes LLC', 'Landlord'],
        ['Eva Stone', 'Tenant'],
      ],
    ],
    [
      'HOSTING TERMS\nCirrus Hosting LLC, an Idaho company ("Cirrus"), hosts sites for its customers (each a "Customer").',
      [
        ['Cirrus Hosting LLC', 'Cirrus'],
        ['Customer', 'Customer'],
      ],
    ],
    [
      'ORDER FOR COMMERCIAL SERVICES\n17a. CONTRACTOR/OFFEROR\nMeadow Linen Services, Inc., 12 Kansas Avenue, Topeka, KS 66603\nCONTRACTOR AGREES TO FURNISH ALL ITEMS.',
      [['Meadow Linen Services, Inc.', 'Contractor']],
    ],
  ])('in short words: %s', (text, expected) => {
    expect(partiesOf(text)).toEqual(expected);
  });

  test('the kind of company after a name in brackets', () => {
    const text =
      'THIS AGREEMENT is made by and between Delta Portal, Inc, a Nevada Corporation ("Delta") and Lone Star Care Organization (LSC TX) A Texas Corporation whose address is 9 Main Street, Austin Texas.';
    expect(partiesOf(text)).toEqual([
      ['Delta Portal, Inc', 'Delta'],
      ['Lone Star Care Organization', 'LSC TX'],
    ]);
  });

  test('addresses end where the words for all begin', () => {
    const [one, two] = readFacts(
      'ORDER FORM\nVendor: Gull Data, Inc., 88 Pier Way, Salem, OR 97301\nCustomer: Otter Vets LLC whose address is 5 Oak Ave, Bend, OR 97701 hereafter referred to as the Customer',
    ).parties;
    expect([one?.address, two?.address]).toEqual(['88 Pier Way, Salem, OR 97301', '5 Oak Ave, Bend, OR 97701']);
  });
});

describe('when it begins and ends', () => {
  test.each([
    ['This agreement commences on the Commencement Date, being 14 July 2025.', '2025-07-14'],
    ['The tenancy begins on April 1, 2025 and ends at noon on March 31, 2026.', '2025-04-01'],
    ['3. AWARD/EFFECTIVE DATE\n01-OCT-2025', '2025-10-01'],
  ])('begins: %s', (text, iso) => {
    expect(readFacts(`SERVICES AGREEMENT\n${text}`).effectiveDate.normalized).toBe(iso);
  });

  test('the tenancy ends', () => {
    const text = 'LEASE\nThe tenancy begins on April 1, 2025 and ends at noon on March 31, 2026.';
    expect(readFacts(text).expirationDate.normalized).toBe('2026-03-31');
  });

  test('a fixed period from a day within the appointment', () => {
    const text =
      'DISTRIBUTION AGREEMENT\nThe Supplier hereby appoints the Distributor as its sole distributor in Spain for a fixed period of two years from the 1st of July 2025 and thereafter until terminated by either party.';
    expect(readFacts(text)).toMatchObject({
      term: { value: '2 years, with conditions that the clause names', normalized: '2 years' },
      // It does not end then by itself.
      expirationDate: { status: 'stated', rule: 'it goes on after its shortest time' },
    });
  });

  test('effective on the last signature, defined in brackets', () => {
    const text =
      'SETTLEMENT AGREEMENT\nThis Settlement Agreement is entered into between Joan Ferris ("Ferris") and Cobalt Freight Corp., a Utah corporation ("Cobalt"), effective as of the date of the last signature below (the "Effective Date").\n1. Cobalt shall pay Ferris $9,000.\nDated: April 22, 2025 /s/ Joan Ferris\nDated: April 25, 2025 /s/ Grant Ellis, Cobalt Freight Corp.';
    expect(readFacts(text).effectiveDate).toMatchObject({
      normalized: '2025-04-25',
      rule: 'the date of the agreement',
    });
  });

  test('a subscription renews at prices of its day', () => {
    const facts = readFacts(
      "TERMS OF SERVICE\nUnless either party gives written notice of non-renewal at least 60 days before the end of the then-current term, the subscription renews for successive 12-month terms at Vendor's then-current prices.",
    );
    expect(facts).toMatchObject({ renewalTerm: { normalized: '12 months' }, noticePeriod: { normalized: '60 days' } });
  });

  test('the day by which the work is done dates no contract', () => {
    const text =
      'APP CONTRACT\nOctober 2, 2025\nJuniper Clinics LLC, an Ohio company ("Juniper"), hires Quarry Code Inc. ("Quarry") to build an app and finish it by February 27, 2026.';
    expect(readFacts(text).agreementDate.normalized).toBe('2025-10-02');
  });

  test.each([
    'This contract replaces in full the Annex 4 of the original PURCHASE & LICENSE CONTRACT, made effective on 06 April 1998.',
    'I may use the name in accordance with Section 2 of the Asset Contribution Agreement entered into as of November 19, 2004.\n/s/ Ann Reed',
    'The fees are those of the annexed letter from Harbour Escrow, the escrow agent, of 12 March 1998.',
  ])('another paper’s date: %s', (text) => {
    expect(readFacts(`MAINTENANCE CONTRACT\n${text}`).agreementDate.normalized).toBeNull();
  });
});

describe('where disputes go', () => {
  test.each([
    ['The parties submit to the exclusive jurisdiction of the Irish courts.', 'Courts of Ireland'],
    [
      'The seat of arbitration shall be Pune. Subject thereto, the courts at Pune shall have exclusive jurisdiction.',
      'Arbitration in Pune',
    ],
    [
      'All disputes shall be resolved in the state or federal courts in County of Dane in the State of Wisconsin.',
      'Courts of Wisconsin',
    ],
    [
      'The Superior Court of Placer County retains jurisdiction over this settlement.',
      'Superior Court of Placer County',
    ],
  ])('%s', (text, value) => {
    expect(readFacts(`AGREEMENT\n${text}`).jurisdiction.value).toBe(value);
  });
});

test('a limit by the price of a year', () => {
  const text =
    'The liability of either party in any Year shall not exceed the price paid for the Products in that Year.';
  expect(readFacts(`SUPPLY AGREEMENT\n${text}`).liabilityCap.value).toBe(
    'The price paid for the Products in that Year',
  );
});

describe('a release in the first person', () => {
  const text = `FULL AND COMPLETE RELEASE AND AGREEMENT ON COMPETITION,
TRADE SECRETS AND CONFIDENTIALITY
I, Martha Quinn, in consideration of severance benefits, release Harbor Drinks Company and its affiliates (collectively the "Company") from all claims.
I agree that, for the period beginning on the date I sign this Agreement and ending on February 28, 2029 (the "Nondisclosure Period"), I will hold in confidence all Confidential Information of the Company.
Except where Georgia conflicts of law rules call for another law, this Agreement is governed by the laws of the State of Georgia and any disputes arising under this Agreement are to be resolved exclusively by courts sitting in Georgia.`;

  test('who speaks is a party', () => {
    expect(partiesOf(text)).toContainEqual(['Martha Quinn', 'I']);
  });

  test('a time of secrecy is no term, the title goes on after a comma, the courts are told', () => {
    expect(readFacts(text)).toMatchObject({
      documentName: {
        value: 'FULL AND COMPLETE RELEASE AND AGREEMENT ON COMPETITION, TRADE SECRETS AND CONFIDENTIALITY',
      },
      expirationDate: { status: 'absent' },
      jurisdiction: { value: 'Courts of Georgia' },
    });
  });
});

test('effective for all purposes as of a day', () => {
  const text =
    'THIS SECOND AMENDMENT TO SUPPLY AGREEMENT is made, effective for all purposes and in all respects as of the 23rd day of February, 1998, by and between Acme, Inc. ("Acme") and Borel LLC ("Borel").';
  expect(readFacts(text).effectiveDate.normalized).toBe('1998-02-23');
});

test('parties and date on labelled lines that were run together', () => {
  const text =
    'RESTATED AGREEMENT PARTIES: Mark Parson (Employee) ZEPHYR, Inc., and its affiliates (ZEPHYR) DATE: July 24, 2018 RECITALS: A. This Agreement replaces the one executed upon his promotion on February 28, 2016.';
  expect(partiesOf(text)).toEqual([
    ['Mark Parson', 'Employee'],
    ['ZEPHYR, Inc.', 'ZEPHYR'],
  ]);
  expect(readFacts(text).agreementDate.normalized).toBe('2018-07-24');
});

test('how long things are kept is no term', () => {
  const text =
    'OUTSOURCING AGREEMENT\nUnless otherwise requested by the Company, the Contractor shall retain the originals for a period of twenty-four (24) months during the term of this Agreement.';
  expect(readFacts(text).term.status).toBe('absent');
});

test('a title ends before the word that leads to the parties', () => {
  const text =
    'Content License Agreement between\nAcme, Inc., a Delaware corporation ("Acme")\nand\nBorel LLC, a Texas company ("Borel")';
  expect(readFacts(text).documentName.value).toBe('Content License Agreement');
});
