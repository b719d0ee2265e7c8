import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { analyse } from '../../../src/analysis/analyse';
import { enrolment } from '../../../src/analysis/kinds/declarations/enrolment';
import { guaranty } from '../../../src/analysis/kinds/declarations/guaranty';
import { licenceToOccupy } from '../../../src/analysis/kinds/declarations/licence-to-occupy';
import { offerLetter } from '../../../src/analysis/kinds/declarations/offer-letter';
import { servicesAgreement } from '../../../src/analysis/kinds/declarations/services-agreement';
import { websiteTerms } from '../../../src/analysis/kinds/declarations/website-terms';
import type { KindDeclaration } from '../../../src/analysis/kinds/define-kind';
import { withKindByContent } from '../../../src/analysis/kinds/paper-kind';
import { kindSchema } from '../../../src/shared/analysis';
import { contractTextFromPlain } from '../../support/contract-text';
import { readingOf } from '../../support/reading';
import { recognised } from '../../support/recognise';

const kindOf = (plain: string) => recognised(plain).kind?.id ?? recognised(plain).label;

describe('no word of the body decides', () => {
  test('a student-housing contract for the Facility is no loan', () => {
    const text =
      'STUDENT HOUSING CONTRACT\nThis contract is between Quad Residences LLC ("Owner") and Ida Frost ("Resident") for a bed in the Facility at 40 College Road, Ohio.\n1. Facility. The Facility is open from August to May.\n2. Rent. $640 a month.\n3. Security Deposit. $250.\n4. Guests. Two nights a month.\n5. Move-Out. The Facility closes on May 14.';
    expect(kindOf(text)).toBe('residential-lease-us');
  });

  test("nor is a nursery's contract, nor one for the use of a facility", () => {
    const nursery =
      'Parents\' contract\nSunny Bees Nursery (the "Facility") and the parents of the child named below agree:\nChild\'s name: Mia Holt\n1. Hours. The Facility is open from 7 to 6.\n2. Fees. £61 a day.\n3. Late collection. £5 for each quarter of an hour.\n4. Sickness. Ill children stay at home.';
    expect(kindOf(nursery)).toBe('enrolment');
    const hall =
      'FACILITY USE AGREEMENT\nSt. Ann Parish ("Parish") lets Jo Reyes ("User") use the Facility on May 9, 2026.\n1. Fee. $300.\n2. Insurance. User shows a certificate.\n3. Clean-up. User leaves the Facility clean.';
    expect(recognised(hall).family).not.toBe('finance');
  });

  test('a purchase contract that speaks of loans, leases and employees stays one', () => {
    const talk =
      'The Seller has repaid each loan, ended each lease and told each employee, agent and franchisee. '.repeat(40);
    const text = `ASSET PURCHASE AGREEMENT\nThis Agreement is made between Moss LLC ("Seller") and Pike Inc. ("Buyer").\n1. Purchased Assets. The ovens.\n2. Assumed Liabilities. None.\n3. Promises. ${talk}`;
    expect(kindOf(text)).toBe('asset-purchase');
  });

  test('words of the body alone make no kind', () => {
    const text =
      'AGREEMENT\nAcme, Inc. ("Acme") and Borel LLC ("Borel") agree as follows.\n1. General. The loan, the lease, the licence and the franchise of Acme stay as they are. Royalty and rent are paid elsewhere. The employee keeps the salary.';
    expect(recognised(text)).toMatchObject({ kind: null, label: 'Contract', family: 'unknown', isContract: 'yes' });
  });
});

describe('everyday papers that bind', () => {
  test.each([
    'MASONRY SUBCONTRACT\nThis Subcontract is made 4 April 2024 between REED & SONS, INC. ("Contractor") and Pete Falk, doing business as Falk Masonry ("Subcontractor").\n1. Subcontractor shall build the walls.\n2. Contractor shall pay $18,000.',
    'HIRE OF VILLAGE HALL\nBooking form\nHirer: Nadia Obi\nFee: £85\nThe Hirer agrees to leave the hall clean. The Committee may cancel the booking.\nSigned (hirer): N. Obi\nFor the Committee: J. Birch',
    'Dear Carlos\nThis sets out what we agreed about the bookkeeping. You will do the books each month. I will pay you £180. Either of us can stop with a month of notice.\nBest wishes\nMairead Falk\nAgreed: ...................... Carlos Reed',
    'KITTEN SALE CONTRACT\nBetween Helga Falk, Fell View, Keswick and Omar Reed, 5 Bank Street, Carlisle\n1. Helga sells Omar the kitten Freya for £400.\nSigned: Helga Falk\nSigned: Omar Reed',
  ])('is a contract: %p', (text) => {
    expect(recognised(text).isContract).toBe('yes');
  });

  test.each([
    'Dear Mr Reed\nWe wrote to you on 4 May about the fence. As we agreed on the telephone, our surveyor will visit on 9 June.\nYours sincerely\nRuth Falk',
    'MINUTES of the committee, 4 May 2025\nPresent: Ann Lee, Tom Reed\n1. The treasurer agreed to get three quotes. The owner agrees to pay half.\nSigned: Ann Lee',
    'JOB APPLICATION FORM\nName: Ann Lee\nPosition applied for: Cook\nI agree that my referees may be contacted.\nSignature: ______________ Date: ______',
  ])('is none: %p', (text) => {
    expect(recognised(text).isContract).toBe('no');
  });
});

describe('an offer and the words that accept it', () => {
  test.each([
    'R. HOLLOWAY LANDSCAPES\nEstimate no. 88 for Mrs Ruth Falk, 12 Elm Road, Truro\nSandstone patio\t£3,900\nFence, 14 m\t£1,150\nTotal\t£5,050\nA third is payable before we start.\nI accept this estimate and would like the work to start on 2 June 2025.\nR Falk 9 May 2025',
    'Dear Ruth\nThank you for your quote of 4 March for painting the office (£2,480 plus VAT). We are happy to go ahead at that price. Please start on 2 April; we will move the furniture.\nKind regards\nTom Reed',
    "QUOTATION Q7\nT. Reed & Daughters, Roofers\nSlates\t$4,000\nTotal\t$4,000\nDear Mr Reed\nYour quotation of 8 May: we're pleased to accept it. Work begins on 1 June.\nRuth Falk",
  ])('make a contract: %p', (text) => {
    expect(recognised(text).isContract).toBe('yes');
  });

  test.each([
    'QUOTATION 5521\nBrook Boilers Ltd, Leeds\nTo: Mr Tom Reed\nOne boiler\t£2,300\nVAT\t£460\nTotal\t£2,760\nThis quote is valid for 30 days. To accept, sign and return.\nAccepted by: ____________',
    'Dear Ruth\nThank you for your quotation of 8 May. We are sorry that we cannot accept it, as the price is above what we can spend.\nTom Reed',
  ])('no contract: %p', (text) => {
    expect(recognised(text).isContract).toBe('no');
  });
});

test('a paper between two who are called by their first names is a contract, however it is spelled', () => {
  const text =
    'BOAT LONE\nbetween Ida Holm, 4 Quay St, Cork (Ida)\nand Tom Reed, 7 Hill Rd, Cork (Tom)\n1) Ida will let Tom have the dinghy for the sumer.\n2) Tom can sail it on weekends. Tom must rinse it.\n3) If Tom breaks it Tom will mend it.\n4) Ida can have it back any time. Ida will say so a day before.';
  expect(recognised(text).isContract).toBe('yes');
});

describe('a contract of no kind that is declared', () => {
  test.each([
    ['BOAT MOORING AGREEMENT', 'Boat Mooring Agreement'],
    ['Form of Beekeeping and Honey Sharing Agreement', 'Beekeeping and Honey Sharing Agreement'],
    ['DEED OF GRAZING', 'Deed of Grazing'],
    ['AGREEMENT', 'Contract'],
    ['Agreement and Contract', 'Contract'],
  ])('%s is called %s', (title, label) => {
    const text = `${title}\nAcme, Inc. ("Acme") and Borel LLC ("Borel") agree as follows.\n1. Acme keeps the boat dry.`;
    expect(recognised(text)).toMatchObject({ kind: null, label, family: 'unknown' });
  });
});

describe('the paper above', () => {
  test.each([
    [
      'AMENDMENT NO. 2 TO MASTER SERVICES AGREEMENT\nThis Amendment amends the Master Services Agreement dated March 3, 2021 between Byte LLP ("Supplier") and Big Data Corp. ("Client").\n1. Section 4 is replaced.',
      { title: 'MASTER SERVICES AGREEMENT', date: '2021-03-03' },
    ],
    [
      'STATEMENT OF WORK NO. 3\nThis Statement of Work is issued under the Master Consulting Agreement dated as of 9 May 2022 between Byte LLP and Big Data Corp.\n1. Deliverables. A report.\n2. Milestones. Two.',
      { title: 'Master Consulting Agreement', date: '2022-05-09' },
    ],
    [
      'First Amendment to Lease\nTower LLC ("Landlord") and Shop Inc. ("Tenant") agree to amend their lease.\n1. Rent is $2,000.',
      { title: 'Lease', date: null },
    ],
    ['SECOND ADDENDUM\nThe parties agree that prices rise by 2%.', { title: null, date: null }],
  ])('%p', (text, under) => {
    expect(recognised(text).under).toMatchObject(under);
  });

  test.each([
    'MASTER SERVICES AGREEMENT\nByte LLP ("Supplier") and Big Data Corp. ("Client") agree.\n1. Statements of Work. Each statement of work forms part of this Agreement.\n2. Orders placed under the Framework Agreement of 2019 end.',
    'AMENDED AND RESTATED LOAN AGREEMENT\nNorth Bank ("Lender") and Mill Inc. ("Borrower") agree.\n1. Loan. $4,000.\n2. Repayment. In a year.',
    'GUARANTY\nDora Pell (the "Guarantor") unconditionally guarantees to North Bank (the "Lender") what Mill Inc. owes.\n1. Guaranteed Obligations.',
  ])('there is none: %p', (text) => {
    expect(recognised(text).under).toBeNull();
  });
});

describe('the sides', () => {
  test('have the parties whose roles they are', () => {
    const { kind, facts } = readingOf(
      'COMMERCIAL LEASE\nThis Lease is made as of March 1, 2025 between Shop Inc., a Delaware corporation ("Tenant"), and Tower LLC, a Texas limited liability company ("Landlord").\n1. Premises. 40 Oak Avenue.\n2. Base Rent. $2,000 a month.',
    );
    expect(kind.sides.map(({ id, party }) => [id, facts.parties[party ?? -1]?.value])).toEqual([
      ['landlord', 'Tower LLC'],
      ['tenant', 'Shop Inc.'],
    ]);
  });

  test('of two parties the other stands on the other side', () => {
    const { kind, facts } = readingOf(
      'FRANCHISE AGREEMENT\nThis Agreement is made as of March 1, 2025 between Pie Time Inc., a Delaware corporation ("Franchisor"), and Dean Foods LLC, a Texas limited liability company ("Dean").\n1. Grant of Franchise. One shop.\n2. Royalty Fee. 6%.',
    );
    expect(kind.sides.map(({ party }) => facts.parties[party ?? -1]?.value)).toEqual([
      'Pie Time Inc.',
      'Dean Foods LLC',
    ]);
  });

  describe('by what a party is called, and by its nature', () => {
    const party = (value: string, role: string | null = null) => ({ status: 'found' as const, value, role });
    const cases: [kind: KindDeclaration, parties: ReturnType<typeof party>[], sides: (number | null)[]][] = [
      [websiteTerms, [party('Acme Inc.')], [0, null]],
      [websiteTerms, [party('Acme Inc.', 'we')], [0, null]],
      [licenceToOccupy, [party('Borel Quilters', 'you')], [null, 0]],
      [licenceToOccupy, [party('Colin Dar'), party('Ros Dar'), party('Priya Ven', 'you')], [0, 2]],
      [
        licenceToOccupy,
        [party('Colin Dar', 'Guarantor'), party('Ros Dar', 'Surety'), party('Priya Ven', 'you')],
        [null, 2],
      ],
      [
        guaranty,
        [party('Bent Slates Ltd', 'Supplier'), party('Ann Borel', 'Guarantor'), party('Borel Roofs Ltd', 'Company')],
        [0, 1],
      ],
      [enrolment, [party('Little Otters Limited'), party('Ann Borel'), party('Tom Reed')], [0, 1]],
      [offerLetter, [party('Ann Borel'), party('Acme Mills Ltd')], [1, 0]],
      [offerLetter, [party('Ann Borel'), party('Tom Reed')], [null, null]],
      [offerLetter, [party('Acme Mills Ltd'), party('Acme Holdings Ltd')], [null, null]],
      [servicesAgreement, [party('Acme Ltd'), party('Ann Borel')], [null, null]],
      [servicesAgreement, [party('Acme Ltd', 'we')], [null, null]],
    ];
    for (const [kind, parties, sides] of cases)
      test(`${kind.id}: ${parties.map(({ value, role }) => `${value} (${role})`).join(', ')}`, () => {
        const told = withKindByContent(readingOf('LETTER').kind, kind, parties);
        expect(told.sides.map(({ party: place }) => place)).toEqual(sides);
      });
  });

  test('are empty where nobody is called so', () => {
    const { kind } = readingOf('FRANCHISE AGREEMENT\nThe parties agree as follows.\n1. Royalty Fee. 6%.');
    expect(kind.sides.map(({ party }) => party)).toEqual([null, null]);
  });
});

describe('what an analysis tells', () => {
  test('kind, sides and evidence that is in the text', () => {
    const text = contractTextFromPlain(
      'NON-DISCLOSURE AGREEMENT\nThis Agreement is made as of May 1, 2024 between Acme, Inc. (the "Disclosing Party") and Borel LLC (the "Receiving Party").\n1. Confidential Information. All that is marked so.\n2. Exceptions. What is public.\n3. Return of Materials. On request.',
    );
    const { kind, facts } = analyse(text);
    expect(v.parse(kindSchema, kind)).toMatchObject({ id: 'nda', family: 'nda', isContract: 'yes', under: null });
    expect(facts.contractType.value).toBe('Non-disclosure agreement');
    expect(facts.contractType.evidence.length).toBeGreaterThan(1);
    for (const { quote, start, end } of facts.contractType.evidence) expect(text.text.slice(start, end)).toBe(quote);
  });

  test('title and structure are surer than either', () => {
    const titleAlone = recognised('FRANCHISE AGREEMENT\nThe parties agree as follows.\n1. Notices. In writing.');
    const both = recognised(
      'FRANCHISE AGREEMENT\nPie Time Inc. (the "Franchisor") and Lou Dean (the "Franchisee") agree.\n1. Grant of Franchise.\n2. Royalty Fee.',
    );
    expect(titleAlone.confidence).toBeLessThan(both.confidence);
  });
});

describe('whether it is a contract', () => {
  test.each([
    [
      'POLICY SUMMARY\nThis is a summary of our home policy and does not contain the full terms.\nWhat is insured: the building.\nWhat is not insured: wear.\nSum insured: £200,000',
      'no',
    ],
    [
      'IN THE COUNTY COURT AT LEEDS\nClaim number: K01\nBetween Brook Ltd, Claimant, and Ash Ltd, Defendant\nPARTICULARS OF CLAIM\n1. By a lease the Claimant let the premises to the Defendant.\n2. The Defendant has not paid the rent.',
      'no',
    ],
    ['TAX INVOICE\nInvoice number: 71\nServices in May: £400\nTotal due: £480\nPlease pay within 14 days.', 'no'],
    [
      'SERVICES AGREEMENT\nBrill Ltd (the "Supplier") and Arden Ltd (the "Customer") agree.\n1. Services.\n2. Charges.',
      'yes',
    ],
  ] as const)('%p: %s', (text, answer) => {
    expect(recognised(text).isContract).toBe(answer);
  });
});
