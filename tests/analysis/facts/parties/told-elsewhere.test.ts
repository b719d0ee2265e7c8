import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import {
  withBearers,
  withLegalNames,
  withRolesAbove,
  withRolesAtEnd,
  withRolesBehind,
  withRolesOfLetter,
  withWholeNames,
} from '../../../../src/analysis/facts/parties/told-elsewhere';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

/** Somebody told by where a text first has his name. */
function mentioned(text: string, name: string, role: string | null) {
  const contract = contractTextFromPlain(text);
  const start = contract.text.indexOf(name);
  const mention = { name, start, end: start + name.length, role, details: '', confidence: 0.7 };
  return { source: sourceOf(contract, documentOf(contract)), mention };
}
const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('the capacity in which a paper names a party', () => {
  const lease = (landlord: string) =>
    `LEASE\nThis lease is made on 3 May 2025 between ${landlord} ("the Landlord") and Saltbrook Joinery Pty Ltd ("the Tenant").\n1. Rent. The Tenant pays $900 a week.`;
  test.each([
    ['Bellmore Holdings Pty Ltd as trustee for the Kettle Family Trust', 'a trustee'],
    ['Ann Lee as executor of the estate of Mara Kettle', 'an executor'],
  ])('%s', (name) => {
    expect(names(lease(name))).toEqual([name, 'Saltbrook Joinery Pty Ltd']);
  });
  test.each([
    [
      'what a company trades as says less than its name',
      'Corran Hotels Limited, trading as The Tidemark',
      'Corran Hotels Limited',
    ],
    ['so does the trade of a company called by a number', '2849116 Ontario Inc. o/a Delmont', '2849116 Ontario Inc.'],
    ['so does the trade of a person', 'Hana Marie Wickes trading as Dumpling Barn', 'Hana Marie Wickes'],
    ['a trustee of notes holds no trust', 'Ann Lee as trustee of the Notes', 'Ann Lee'],
  ])('%s', (_, said, name) => {
    expect(names(lease(said))).toEqual([name, 'Saltbrook Joinery Pty Ltd']);
  });
  test('of two who are trustees together none is it alone', () => {
    expect(names(lease('Ann Lee and Kelp Pty Ltd as trustees for the Kelp Family Trust'))).not.toContain(
      'Kelp Pty Ltd as trustees for the Kelp Family Trust',
    );
  });
  test('the next line of a form is no part of it', () => {
    const form =
      'STALL FORM\nOrganiser: Tarn Bend Events Limited, PO Box 1184, Tarnton\nStallholder: Barnett Bakers Pty Ltd, which bakes, as trustee for the Barn Trust\n';
    expect(names(`${form}Address: 7 Kauri Rise\n1. The Stallholder pays the Organiser $90.`)[1]).toBe(
      'Barnett Bakers Pty Ltd',
    );
    const plain = form.replace(', which bakes, as', ' as');
    expect(names(`${plain}Address: 7 Kauri Rise\n1. The Stallholder pays the Organiser $90.`)[1]).toBe(
      'Barnett Bakers Pty Ltd as trustee for the Barn Trust',
    );
  });
});

describe('the firm before its address', () => {
  test('a county is no company', () => {
    expect(
      told(
        'BOOKING FORM: MARQUEE HIRE\nSlieve Tents & Catering Limited, Ballinroe, Co. Mayo ("the Company")\nHirer\tNiamh Conroy\nEvent date\t22 August 2026\n1. The Hirer pays the Company €900.',
      ),
    ).toEqual([
      ['Slieve Tents & Catering Limited', 'Company'],
      ['Niamh Conroy', 'Hirer'],
    ]);
  });
  test.each([
    ['its county', 'Slieve Tents Limited, Ballinroe, Co. Mayo', 'Co. Mayo', 'Company', 'Slieve Tents Limited'],
    ['who is no county', 'Slieve Tents Limited, Corran House, Mayo', 'Corran House', 'Company', 'Corran House'],
    ['who is called otherwise', 'Slieve Tents Limited, Ballinroe, Co. Mayo', 'Co. Mayo', 'Hirer', 'Co. Mayo'],
    ['who stands below', 'Slieve Tents Limited, Ballinroe', 'Co. Sligo', 'Company', 'Co. Sligo'],
    ['a part of its name', 'Slieve Co. Mayo Tents Limited, Ballinroe', 'Co. Mayo', 'Company', 'Co. Mayo'],
  ])('the firm is told instead of a part of its address: %s', (_, firm, name, role, bearer) => {
    const text = `MARQUEE HIRE\n${firm} ("the Company")\nNiamh Conroy ("the Hirer")\nBy Co. Sligo\n1. The Hirer pays the Company €900.`;
    const { source, mention } = mentioned(text, name, role);
    expect(withBearers(source, [mention])[0]?.name).toBe(bearer);
  });
  test('who pays for an instrument is called so behind what he is', () => {
    expect(
      told(
        'INSTRUMENT\nTHIS CERTIFIES THAT in exchange for the payment by Corbel Seed Partners II, L.P., a Delaware limited partnership (the "Investor"), on May 9, 2026, of $275,000, Brack Pantry, Inc., a Delaware corporation (the "Company"), issues to the Investor the right to shares.\n1. Events. The Company pays the Investor.',
      ),
    ).toEqual([
      ['Corbel Seed Partners II, L.P.', 'Investor'],
      ['Brack Pantry, Inc.', 'Company'],
    ]);
  });
});

describe('whole names', () => {
  const tenancy = (landlord: string) =>
    `Private Residential Tenancy Agreement\n1. Who this is between\nThe Landlord is ${landlord}, 5 Harbour Lane, Arbroath.\nThe Tenants are Alek Nowak and Isla Grace Petrie. The Landlord has no agent.\n2. Rent. The rent is £865 a month.\nSigned\nLandlord: M. E. Dunn Date: 18 October 2024\nTenant: A. Nowak Date: 18 October 2024\nTenant: I. G. Petrie Date: 18 October 2024`;
  test('who signs by initials is told by the name that stands above', () => {
    expect(names(tenancy('Morag Elspeth Dunn'))).toEqual(['Morag Elspeth Dunn', 'Alek Nowak', 'Isla Grace Petrie']);
  });
  test.each([
    ['another of the same surname', 'Rory Dunn', 'M. E. Dunn'],
    ['one of two with the same initials', 'Morag Elspeth Dunn or Mary Ellen Dunn', 'M. E. Dunn'],
    ['one of a couple', 'Max and Cara Dunn', 'M. Dunn'],
    ['the same in capitals', 'MORAG ELSPETH DUNN', 'Morag Dunn'],
    ['an initial more', 'Morag E. Dunn', 'Morag Dunn'],
  ])('a name stays that is of somebody else, or says as much: %s', (_, landlord, signs) => {
    const { source, mention } = mentioned(tenancy(landlord).replace('M. E. Dunn', signs), signs, null);
    expect(withWholeNames(source, [mention])).toEqual([mention]);
  });
  test('who is told by the whole name already signs beside it', () => {
    const { source, mention } = mentioned(tenancy('Morag Elspeth Dunn'), 'M. E. Dunn', null);
    const whole = { ...mention, name: 'Morag Elspeth Dunn' };
    expect(withWholeNames(source, [mention])[0]?.name).toBe('Morag Elspeth Dunn');
    expect(withWholeNames(source, [whole, mention])).toEqual([whole, mention]);
  });
});

describe('what a letter calls its reader', () => {
  const letter = (you: string) =>
    `Carrow Dental Limited\nUnit 2, Fair House, Castlebar\nDr Nuala Hession\nAbbey Surgery\n17 Friary Street, Ballinrobe\n9 October 2026\nDear Nuala,\nWe set out the terms on which Carrow Dental Limited (the "Buyer") would buy your practice from ${you}.\n1. Price. We pay €300,000.\nYours sincerely\nCarrow Dental Limited`;
  test('you (the "Seller")', () => {
    expect(told(letter('you (the "Seller")'))).toEqual([
      ['Carrow Dental Limited', 'Buyer'],
      ['Nuala Hession', 'Seller'],
    ]);
  });
  test('what the writer is called, the reader is not', () => {
    expect(told(letter('you (the "Buyer")'))[1]).toEqual(['Nuala Hession', null]);
  });
  test('a role that the reader has stays', () => {
    const { source, mention } = mentioned(letter('you (the "Seller")'), 'Nuala Hession', 'Vendor');
    expect(withRolesOfLetter(source, [mention])[0]?.role).toBe('Vendor');
  });
  test('what is sold is no role', () => {
    expect(told(letter('you (the "Boat")'))[1]).toEqual(['Nuala Hession', null]);
  });
});

describe('what stands further behind a name', () => {
  const roleOf = (between: string, role: string, own: string | null = null, other: string | null = null) => {
    const text = `LOAN\nMr. Zbigniew Korcz, joiner${between}\n– hereinafter "${role}" –\n1. The Lender grants a loan of EUR 84,000.`;
    const { source, mention } = mentioned(text, 'Zbigniew Korcz', own);
    const others = [{ ...mention, name: 'Jan Mazur', role: other }];
    return withRolesBehind(source, [mention, ...others])[0]?.role;
  };
  test('hereinafter "Borrower" on the next line', () => {
    expect(roleOf(', ul. Tartaczna 9, Zgorzelec', 'Borrower')).toBe('Borrower');
  });
  test('who has a role keeps it, and what another is called, nobody else is', () => {
    expect(roleOf(', ul. Tartaczna 9, Zgorzelec', 'Borrower', null, 'Borrower')).toBeNull();
    expect(roleOf(', ul. Tartaczna 9, Zgorzelec', 'Borrower', 'Guarantor')).toBe('Guarantor');
  });
  test('what a firm between them is called', () => {
    expect(roleOf(' and manager of Stolar Moebel GmbH', 'Borrower')).toBeNull();
  });
  test('what no party is', () => {
    expect(roleOf(', owner of the saw', 'Machine')).toBeNull();
  });
});

describe('a branch under the firm that prints the form', () => {
  const form = (club: string) =>
    `MESA ANVIL FITNESS, LLC\nMEMBERSHIP AGREEMENT\nClub: ${club}\n1. MEMBER\nName\tDash Okon-Reyes\nDate signed\t01/06/2027\n2. PLAN\nMonthly dues\t$64.95\nThe Club may charge the Member each month.`;
  test('the firm is the party', () => {
    expect(names(form('Pecan Bend - 3380 Old Ferry Rd'))).toContain('MESA ANVIL FITNESS, LLC');
    expect(names(form('Pecan Bend - 3380 Old Ferry Rd'))).not.toContain('Pecan Bend');
  });
  test('a club by its own name is one itself', () => {
    expect(names(form('Pecan Rowing Club'))).toContain('Pecan Rowing Club');
  });
});

describe('who is listed far below', () => {
  test('processors of the processor are no parties', () => {
    const paper = `Data Processing Agreement\naccording to Article 28 GDPR between\nGartenhof Wiesental eG, Freising, Germany, as controller ("Client")\nand\nPostduif Brieven B.V., Zutphen, the Netherlands, as processor ("Postduif")\n${'1. Postduif processes data for the Client as instructed.\n'.repeat(60)}Sub-processors agreed between the parties:\nHanzerack Hosting B.V.\tHosting\nFuldabyte GmbH\tBackup`;
    expect(told(paper)).toEqual([
      ['Gartenhof Wiesental eG', 'Client'],
      ['Postduif Brieven B.V.', 'Postduif'],
    ]);
  });
  test('a line to sign on says nobody’s part beside rows that do', () => {
    const form = `WEDDING BOOKING FORM\nCouple\tCatrin Bevan and Ross Ives\nVenue\tPitway Weddings Ltd, by Cupar, Fife\nDate of booking\t8 March 2025\n${'1. You pay us the rest twelve weeks before.\n'.repeat(60)}Signed (parent): Moira Ives 8/3/25`;
    expect(names(form)).toEqual(['Catrin Bevan', 'Ross Ives', 'Pitway Weddings Ltd']);
  });
});

describe('the letterhead of a company that signs', () => {
  const HEAD = 'TUART FLAT PLANT & ACCESS';
  const docket = (signed: string, head = HEAD) =>
    `${head}\nHIRE DOCKET No. 20817\nHirer: Corrie Vander\nHire of a digger for $400 a week.\nCustomer: C. Vander ${signed}`;
  const nameIn = (text: string, name = HEAD, role: string | null = null) => {
    const { source, mention } = mentioned(text, name, role);
    return withLegalNames(source, [mention]).map((one) => [one.name, source.plain.slice(one.start, one.end)]);
  };
  const WHOLE = 'Tuart Flat Plant & Access Hire Pty Ltd';

  test.each([`For ${WHOLE} (ACN 000 663 184): J. Obst`, `Signed for and on behalf of ${WHOLE}: J. Obst`])(
    '%s',
    (signed) => {
      expect(nameIn(docket(signed))).toEqual([[WHOLE, WHOLE]]);
    },
  );

  test.each([
    ['another company', 'For Tuart Flat Pty Ltd: J. Obst'],
    ['a company that does not sign', `made by ${WHOLE}`],
    ['two that begin so', `For ${WHOLE} and for Tuart Flat Plant & Access Sales Pty Ltd`],
    ['no company', 'For Tuart Flat Plant & Access Hire: J. Obst'],
  ])('not %s', (_, signed) => {
    expect(nameIn(docket(signed))).toEqual([[HEAD, HEAD]]);
  });

  test('a person, a party with a role and a name far below stay', () => {
    expect(nameIn(docket('For Ann Tuart Pty Ltd', 'ANN TUART'), 'ANN TUART')).toEqual([['ANN TUART', 'ANN TUART']]);
    expect(nameIn(docket(`For ${WHOLE}`), HEAD, 'Owner')).toEqual([[HEAD, HEAD]]);
    expect(nameIn(docket(`For ${WHOLE}`, `${'The digger stands in the yard. '.repeat(8)}\n${HEAD}`))).toEqual([
      [HEAD, HEAD],
    ]);
  });
});

describe('what stands before a name where it signs', () => {
  const roofing = (line: string) =>
    readFacts(
      `ACME ROOFING LLC\n22 Industrial Loop, McKinney, Texas 75069\nRESIDENTIAL ROOFING CONTRACT\nOwner\tAnn Borel\nJob address\t4 Hollow Drive\n1. The roof is new in 14 days. Owner pays $9,000.\n2. Texas law applies.\nOwner: ____________ Ann Borel Date: ____\n${line}`,
    ).parties.map(({ value, role }) => [value, role]);

  test('calls the firm of the letterhead so', () =>
    expect(roofing('Contractor: ACME ROOFING LLC By: ____________ Cy Roe, Sales')).toContainEqual([
      'ACME ROOFING LLC',
      'Contractor',
    ]));

  test.each(['Printed by: ACME ROOFING LLC', 'The contractor of this roof was ACME ROOFING LLC By: ____________'])(
    'near miss: %s',
    (line) => expect(roofing(line)).toContainEqual(['ACME ROOFING LLC', null]),
  );
});

test('what another is called, who signs so is not', () => {
  const text = 'ACME ROOFING LLC\nThe roof is new.\nContractor: ACME ROOFING LLC By: ____';
  const { source, mention } = mentioned(text, 'ACME ROOFING LLC', null);
  const other = { ...mention, name: 'Bo Kim', role: 'Contractor' };
  expect(withRolesAtEnd(source, [mention])[0]?.role).toBe('Contractor');
  expect(withRolesAtEnd(source, [mention, other])[0]?.role).toBeNull();
  expect(withRolesAtEnd(source, [{ ...mention, role: 'Builder' }])[0]?.role).toBe('Builder');
});

describe('whoever comes to a venue does not keep it', () => {
  const booking = (firm: string, clause: string) =>
    readFacts(
      `${firm}\n309 Columbia Terrace, Hood River, Oregon 97031\nWedding Booking Form\nCouple\tAnn Borel and Bo Kim\nVenue\tStonecrop Orchard\nTotal price\t$4,350\n1. We keep your date. ${clause}\n2. You pay half now.\n3. Oregon law applies.\nSigned by the couple: Ann Borel, Bo Kim`,
    ).parties.map(({ value, role }) => [value, role]);

  test('by its name', () =>
    expect(booking('FERN HOLLOW PHOTOGRAPHY LLC', 'We come at noon.')).toContainEqual([
      'FERN HOLLOW PHOTOGRAPHY LLC',
      null,
    ]));

  test('by what it says of the venue', () =>
    expect(booking('FERN HOLLOW LLC', 'We send a certificate to your venue.')).toContainEqual([
      'FERN HOLLOW LLC',
      null,
    ]));

  test('near miss: who lets it', () =>
    expect(booking('FERN HOLLOW LLC', 'You may use the venue from noon.')).toContainEqual([
      'FERN HOLLOW LLC',
      'Venue',
    ]));
});

describe('the role on the line above a name', () => {
  const above = (lines: string, role: string | null = null) => {
    const { source, mention } = mentioned(`AGREEMENT\n${lines}\nHarbor Church\n12 Pine Street`, 'Harbor Church', role);
    return withRolesAbove(source, [mention])[0]?.role;
  };
  test.each([
    'BETWEEN the Owner:',
    'BETWEEN the Owner:\n(Name, legal status, address and other information)',
    'and the Owner:',
    'Owner:',
  ])('%s', (lines) => {
    expect(above(lines)).toBe('Owner');
  });

  test.each([
    'The Project:',
    'between the undersigned:',
    'BETWEEN the Owner',
    'BETWEEN the Owner:\n4 High Street\nName',
    'Notice is given to the Owner:\n4 High Street',
  ])('none: %s', (lines) => {
    expect(above(lines)).toBeNull();
  });

  test('who is called something, or stands within a line, is not called by it', () => {
    expect(above('Owner:', 'Client')).toBe('Client');
    const { source, mention } = mentioned('AGREEMENT\nOwner:\nthe Harbor Church', 'Harbor Church', null);
    expect(withRolesAbove(source, [mention])[0]?.role).toBeNull();
  });

  test('two are not called the same', () => {
    const { source, mention } = mentioned('AGREEMENT\nOwner:\nHarbor Church', 'Harbor Church', null);
    expect(withRolesAbove(source, [mention, { ...mention, name: 'Ann Lee', role: 'Owner' }])[0]?.role).toBeNull();
  });
});
