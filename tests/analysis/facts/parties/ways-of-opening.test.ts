import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { writerOfLetter } from '../../../../src/analysis/facts/parties/addressees';
import { readName } from '../../../../src/analysis/facts/parties/name';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const sourceFrom = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};

/** The parties of a paper with what each is called: 'Ann Lee (Vendor)'. */
const told = (paper: string): string[] => readFacts(paper).parties.map(({ value, role }) => `${value} (${role ?? ''})`);

const TERMS = '\n1. The goods are described in Annex 1.\n2. The price is EUR 9,000.';

describe('ways in which first lines name parties', () => {
  test.each<[string, string, string[]]>([
    [
      "'below called' behind who acts for each",
      `CONTRACT OF DISTRIBUTION\nBetween the undersigned: company Rosa Pompe S.r.l., with seat in Modena, Italy, represented from Mr. Ugo Rosa, below called "the Producer"; and company Tern-Tech Sp. z o.o., with seat in Lodz, Poland, represented by Mrs. Ewa Tern, below called "the Distributor".${TERMS}`,
      ['Rosa Pompe S.r.l. (Producer)', 'Tern-Tech Sp. z o.o. (Distributor)'],
    ],
    [
      'letters for an authority that licensed it are not what a party is called',
      `BROKER-CARRIER AGREEMENT\nThis Agreement is made on 3 February 2025 by and between TERN FREIGHT PARTNERS, INC., an Ohio corporation, a property broker licensed by the Federal Motor Carrier Safety Administration ("FMCSA") under MC-618204 ("BROKER"), and HERON TRUCKING LLC, a Kansas limited liability company ("CARRIER").${TERMS}`,
      ['TERN FREIGHT PARTNERS, INC. (BROKER)', 'HERON TRUCKING LLC (CARRIER)'],
    ],
    [
      'a numbered list under its own heading, and not the lawyers of the cover before it',
      'DATED 3 March 2025\nAGREEMENT\nfor the sale of the business of\nTHE BRASS HERON, 4 Quay Street, Fowey\nbetween\nMRS ANN ELIZA TERN\nand\nPLOVER COFFEE LIMITED\nSiskin Law LLP\n2 Mill Bridge, Fowey PL23 1AA\nRef: RJH/0042\nTHIS AGREEMENT is dated 3 March 2025\nPARTIES\n(1) ANN ELIZA TERN trading as The Brass Heron, of 3 Quay Avenue, Fowey PL23 1LP (Seller); and\n(2) PLOVER COFFEE LIMITED, incorporated and registered in England and Wales with company number 13800000, whose registered office is at Unit 6, Canal Yard, Truro TR1 4DL (Buyer).\n1. DEFINITIONS\nIn this agreement: Landlord means Dunlin Estates Limited.\n2. The Seller sells the Business to the Buyer.',
      ['ANN ELIZA TERN (Seller)', 'PLOVER COFFEE LIMITED (Buyer)'],
    ],
    [
      "an employee who is 'you', and not the adviser of the definitions",
      'SETTLEMENT AGREEMENT\nbetween\nHERON & DUNN LIMITED\nand\nPETRA ANNE TERN\nTHIS AGREEMENT is dated 7 November 2024\nPARTIES\n(1) HERON & DUNN LIMITED, incorporated in England and Wales with company number 04718000, whose registered office is at Tannery House, 8 Wharf Street, Leeds LS2 7EQ (the Company, we).\n(2) PETRA ANNE TERN of 4 Otley Road, Leeds LS16 6HQ (you).\nBACKGROUND\n(A) You have been employed by the Company since 3 September 2012.\n1. Interpretation\nAdviser: Rhys Wren of Calder Law LLP, 9 Park Square, Leeds LS1 2LF.\n2. We shall pay you £9,000.',
      ['HERON & DUNN LIMITED (Company)', 'PETRA ANNE TERN (you)'],
    ],
    [
      'persons of a numbered list who are called something together in a line of their own',
      `SHAREHOLDERS' AGREEMENT\nThis Shareholders' Agreement ("Agreement") is executed at Kochi on this 21st day of November, 2024\nBY AND AMONGST\n1. MS. KAVITA TERN, D/o Mr. S. Tern, aged about 36 years, residing at Flat 4, Kite Court, Kochi - 682 001 (PAN: AKQPR0000L);\n2. MR. ARJUN HERON, S/o Late Mr. K. P. Heron, aged about 39 years, residing at No. 17, 4th Cross, Kochi - 682 011 (PAN: BFTPD0000H);\n(parties 1 and 2 being collectively the "Founders" and each a "Founder");\n3. PLOVER SEED PARTNERS LLP, a limited liability partnership having its office at 9th Floor, Siskin Chambers, Mumbai - 400 021 (the "Investor"); and\n4. MILLET FOODTECH PRIVATE LIMITED, a company incorporated under the Companies Act, 2013 (the "Company").\nWHEREAS the Company makes foods;\n1. The Investor holds shares.\n2. Each Founder works for the Company.`,
      [
        'KAVITA TERN (Founder)',
        'ARJUN HERON (Founder)',
        'PLOVER SEED PARTNERS LLP (Investor)',
        'MILLET FOODTECH PRIVATE LIMITED (Company)',
      ],
    ],
    [
      'a trust with a year in its name, which is one of two sellers',
      `INTEREST PURCHASE AGREEMENT\nThis Agreement, dated as of February 26, 2024, is entered into by and among ANN D. TERN, an individual residing in Kent County, Delaware ("Tern"), THE TERN FAMILY 2011 IRREVOCABLE TRUST, acting by and through Mary L. Wren, its sole trustee (the "Trust" and, together with Tern, each a "Seller" and collectively the "Sellers"), and HERON CONTROLS, INC., a Delaware corporation ("Buyer").${TERMS}`,
      ['ANN D. TERN (Seller)', 'TERN FAMILY 2011 IRREVOCABLE TRUST (Seller)', 'HERON CONTROLS, INC. (Buyer)'],
    ],
    [
      "'hereinafter jointly referred to as' behind the second of two, and the number before each",
      `LEAVE AND LICENSE AGREEMENT\nThis Agreement is made at Pune on this 24th day of October, 2024\nBETWEEN\n1) MRS. SUNITA TERN, Age: about 61 years, Occupation: Retired, and 2) MR. NIKHIL TERN, Age: about 34 years, Occupation: Service, both residing at Bungalow No. 4, Kothrud, Pune 411 038, hereinafter jointly referred to as "THE LICENSORS" of the FIRST PART;\nAND\nHERON ANALYTICS PRIVATE LIMITED, a company incorporated under the Companies Act, 2013, hereinafter referred to as "THE LICENSEE" of the SECOND PART.${TERMS}`,
      ['SUNITA TERN (LICENSORS)', 'NIKHIL TERN (LICENSORS)', 'HERON ANALYTICS PRIVATE LIMITED (LICENSEE)'],
    ],
    [
      'the word of a register in brackets is not what a firm is called',
      `FRAME SUPPLY AGREEMENT\nbetween\nTern Antriebe GmbH\nIndustrieweg 4, 89231 Neu-Ulm, Germany registered with the commercial register of the local court (Amtsgericht) of Memmingen under HRB 10000\n– hereinafter referred to as "Purchaser" –\nand\nHeron Precision s.r.o.\nMlynska 12, 747 66 Lhota, Czech Republic\n– hereinafter referred to as "Supplier" –${TERMS}`,
      ['Tern Antriebe GmbH (Purchaser)', 'Heron Precision s.r.o. (Supplier)'],
    ],
    [
      'a short name in brackets behind small words is',
      `SUPPLY AGREEMENT\nThis Agreement is made on 3 February 2025 between Tern Mills Limited, a company (Tern) of 4 Quay Street, Leeds, and Heron Foods Limited, a company (Heron).${TERMS}`,
      ['Tern Mills Limited (Tern)', 'Heron Foods Limited (Heron)'],
    ],
    [
      'letters of its own former name are, where nothing else is',
      `SUPPLY AGREEMENT\nThis Agreement is made on 3 February 2025 by and between Tern Mills, Inc., formerly Atlas Brick Works ("ABW"), and Heron LLC ("Buyer").${TERMS}`,
      ['Tern Mills, Inc. (ABW)', 'Heron LLC (Buyer)'],
    ],
    [
      'rows of a form behind a cover tell of no further parties',
      'Reseller Agreement\nbetween\nTern Software Ltd (the "Vendor")\nand\nHeron Systems, Inc. (the "Partner")\nEffective Date: 1 November 2024\nProducts\tTern Core and Tern Payroll (subscriptions), and any add-on modules\nTerritory\tWashington, Oregon, Idaho and British Columbia\nMarketing fund\tVendor contributes 2% of the purchases in the previous quarter\n1. The Partner sells the Products.\n2. The price is EUR 9,000.',
      ['Tern Software Ltd (Vendor)', 'Heron Systems, Inc. (Partner)'],
    ],
    [
      "'hereafter:' with a colon, and who trades under another name",
      `AGENCY AGREEMENT\nThe undersigned:\n1. Tern Stallen B.V., statutory seat in Ede, the Netherlands, hereafter: "Principal", represented by its director mr. G. Tern;\nand\n2. Jan Wolski, trading under the name AgroKontakt Wolski, living at Lodz, Poland, hereafter: "Agent";\ndeclare to have agreed as follows:${TERMS}`,
      ['Tern Stallen B.V. (Principal)', 'Jan Wolski (Agent)'],
    ],
    [
      "'further called' in capitals, names in quotation marks, and two who act for one",
      `CONTRACT OF LOAN No. 4\nCity of Varna, 17 February 2025\nBetween the undersigned:\n"Morski Tern" EOOD, UIC 203, with seat in Varna, represented by the manager Mr. Stoyan Velev, further called LENDER,\nand\n"Kamchia Tern" OOD, UIC 201, with seat in Dolen, represented by the managers Mrs. Rada Ilieva and Mr. Todor Iliev, further called BORROWER,\nwas concluded the present contract:\nArt. 1. The Lender gives the Borrower 9 000 euro.\nArt. 2. The Borrower returns it by 4 May 2026.\nThe contract is made in three copies between the parties, of which each keeps one.`,
      ['"Morski Tern" EOOD (LENDER)', '"Kamchia Tern" OOD (BORROWER)'],
    ],
    [
      "'made ... BY' one 'IN FAVOUR OF' another, with a debtor in the recitals",
      'GUARANTEE\nTHIS DEED is made the Seventeenth day of June Two thousand and twenty-four BY EDMUND ARTHUR POLE of The Old Manse Fowey in the County of Cornwall Builder (hereinafter called "the Surety") IN FAVOUR OF TERN TIMBER COMPANY LIMITED whose registered office is at Mill Sidings Fowey in the said County (hereinafter called "the Merchants")\nWHEREAS\n(A) The Surety is a director of POLE & SON (BODMIN) LIMITED (hereinafter called "the Debtor")\nNOW THIS DEED WITNESSETH\n1. The Surety guarantees all that the Debtor owes the Merchants.',
      ['EDMUND ARTHUR POLE (Surety)', 'TERN TIMBER COMPANY LIMITED (Merchants)'],
    ],
    [
      'a partnership that is called a firm, and no city of its address',
      `MEMORANDUM OF AGREEMENT made the Third day of November 2024\nBETWEEN TERN BOOT COMPANY LIMITED whose registered office is at Mill Works Reeth in the County of North Yorkshire (hereinafter called "the Company") of the one part AND MESSRS. DUNDAS AND POLE (a firm) of 14 Low Wharf Leith in the City of Edinburgh (hereinafter called "the Distributor") of the other part${TERMS}`,
      ['TERN BOOT COMPANY LIMITED (Company)', 'DUNDAS AND POLE (Distributor)'],
    ],
  ])('%s', (_, paper, parties) => {
    expect(told(paper)).toEqual(parties);
  });

  test.each([
    ['FOR TERNSTACK, INC. FOR PECAN DENTAL', 'TERNSTACK, INC.'],
    ['For Acme Holdings Limited', 'Acme Holdings Limited'],
    ['FOR SALE BY THE OWNER', 'FOR SALE BY THE OWNER'],
  ])("what 'for' leads to is the name of a firm, without the word: %s", (text, name) => {
    expect(readName(text)?.name ?? null).toBe(name);
  });
});

test.each([
  ['Dennis Yoder-Fink 8/18/2025', 'Dennis Yoder-Fink'],
  ['Marsha Delgado 26 June 2025 Larkfield Services Ltd', 'Marsha Delgado'],
  ['Ann Lee 4.5.25', 'Ann Lee'],
  ['21 June Street Holdings Ltd', '21 June Street Holdings Ltd'],
])('the day on which somebody signs is no part of the name: %s', (text, name) => {
  expect(readName(text)?.name).toBe(name);
});

describe('who stands over a paper of the other side', () => {
  test.each([
    [
      'a company before its trade',
      'ACKNOWLEDGEMENT OF ORDER\nTERN MACHINERY LTD — Unit 14, Telford\nBuyer\tBrindle Foods Ltd, Ledbury\nDate\t14.10.2024\n1. These conditions only.\n2. Prices exclude VAT.',
      'TERN MACHINERY LTD',
    ],
    [
      'a company before its address',
      "Tern House Nursery - Enrolment form and parents' terms\nTern House Childcare CIC, The Old Maltings, Saxmundham. Ofsted registered.\nChild's name\tOtis Kaur\nParent / carer 1\tJaspreet Kaur\nParent / carer 2\tDaniel Rafferty\nC1. We look after your child. You pay £40 a day.",
      'Tern House Childcare CIC',
    ],
  ])('%s', (_, paper, name) => {
    expect(readFacts(paper).parties.map(({ value }) => value)).toContain(name);
  });

  test('nobody where a person stands before a comma', () => {
    const paper =
      'Ann Lee, The Old Maltings, Saxmundham\nParent / carer 1\tJaspreet Kaur\nParent / carer 2\tDaniel Rafferty\nC1. The nursery looks after your child. You pay £40 a day.';
    expect(told(paper)).toEqual(['Jaspreet Kaur (Parent / carer 1)', 'Daniel Rafferty (Parent / carer 2)']);
  });
});

/** A letter of usual length between a head, a greeting and those who sign. */
const letter = (head: string, sign: string) =>
  `${head}\nWe met on Wednesday.\n1. The work begins on 12 May 2025.\n2. It takes four days.\n3. The price is £4,000.\n4. A third is paid now.\n5. The rest is paid at the end.\n6. Pictures stay ours.\n7. You may use them in menus.\n8. Nobody else may.\n9. Rain moves a day.\n10. Scots law applies.\n11. Changes are in writing.\n12. Sign below.\n${sign}`;

describe('letters to somebody at a firm', () => {
  test('who holds an office there is no party', () => {
    const text = letter(
      'TERN SYSTEMS, LLC\n2100 Hollow Blvd, Waco, Texas\nMay 4, 2025\nMs. Ada Cole, Office Administrator, Borel Dental Group, P.A., 817 Lake Drive, Waco\nDear Ada:\nYour agreement with Tern Systems, LLC ("Tern") ends. We value Borel Dental Group, P.A. ("Client").',
      'TERN SYSTEMS, LLC\nBy: Bo Ek, President\nBOREL DENTAL GROUP, P.A.\nBy: Ada Cole',
    );
    expect(told(text)).toEqual(['TERN SYSTEMS, LLC (Tern)', 'Borel Dental Group, P.A. (Client)']);
  });

  test('who lives at a house that is named is one', () => {
    const text = letter(
      'TERN ROOFING LTD\n4 May 2025\nMr Ezra Pole, Harbour House, Ludlow\nDear Mr Pole,\nTern Roofing Ltd will mend your roof.',
      'TERN ROOFING LTD\nEzra Pole',
    );
    expect(told(text).join()).toContain('Ezra Pole');
  });

  test('who trades under the name behind his own is one', () => {
    const text = letter(
      'Larch Estates Ltd\nDear Ann,\nTo: Ann Lee, trading as Borel Foods Ltd, 88 Bath Street, Glasgow',
      'Larch Estates Ltd\nAnn Lee',
    );
    expect(told(text).join()).toContain('Ann Lee');
  });

  const own =
    'Juno Abern Photography\nPier Road, Tobermory\n11 April 2025\nTo: Saskia Innes, Marketing, Larch Restaurants Ltd, 88 Bath Street, Glasgow\nPhotographs: our agreement\nDear Saskia,';

  test('who writes under his own name is one, and the firm of whom he writes to', () => {
    const text = letter(
      own,
      'Yours aye,\nJuno Abern\nI agree, for Larch Restaurants Ltd:\nSaskia Innes, Head of Marketing',
    );
    expect(told(text).map((party) => party.split(' (')[0])).toEqual(
      expect.arrayContaining(['Juno Abern', 'Larch Restaurants Ltd']),
    );
    expect(told(text)).toHaveLength(2);
  });

  test.each([
    ['another closes it', own, 'Yours aye,\nMara Pole'],
    ['it greets nobody', own.replace('Dear Saskia,', ''), 'Yours aye,\nJuno Abern'],
    ['nothing closes it', own, 'Juno Abern'],
  ])('nobody is added where %s', (_, head, sign) => {
    const writers = writerOfLetter(sourceFrom(letter(head, sign)));
    expect(writers.map(({ name }) => name)).toEqual([]);
  });
});

test('an office beside the label of a form is nobody', () => {
  const form =
    'MUTUAL NON-DISCLOSURE AGREEMENT\nFirst Party\tTern Coatings (Pty) Ltd\nSecond Party\tDr Linda Okoro\n1. Each keeps the secrets of the other.\n2. For three years.\nParty\tDirector';
  expect(told(form).join()).not.toContain('Director');
});
