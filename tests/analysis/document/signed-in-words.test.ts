import { describe, expect, test } from 'bun:test';
import { signatureLines } from '../../../src/analysis/document/signature-lines';
import { contractTextFromPlain } from '../../support/contract-text';

const TERMS = Array.from(
  { length: 16 },
  (_, at) => `${at + 1}. The participant keeps rule ${at + 1} of the house.`,
).join('\n');
/** What is told of the lines behind the terms of a paper. */
const told = (lines: string) =>
  signatureLines(contractTextFromPlain(`${TERMS}\n${lines}`)).map(
    ({ state, evidence }) => `${state} ${evidence.quote}`,
  );
/** The same where as many terms follow. */
const toldAbove = (lines: string) =>
  signatureLines(contractTextFromPlain(`${lines}\n${TERMS}`)).map(
    ({ state, evidence }) => `${state} ${evidence.quote}`,
  );

describe('who signed, as the paper says', () => {
  test.each<[string, string[]]>([
    [
      'For Brook: A. Borel (signed). For Mill: É. Reed (signed).',
      ['For Brook: A. Borel (signed).', 'For Mill: É. Reed (signed).'],
    ],
    [
      '(signed) Dr. A. Borel, for the Principal (signed) T. Reed, Contractor',
      ['(signed) Dr. A. Borel, for the Principal', '(signed) T. Reed, Contractor'],
    ],
    ['Member: Ann B. Borel (signed) Date: 03/14/2025', ['Member: Ann B. Borel (signed) Date: 03/14/2025']],
    ['FOR PARTY A (signed and sealed) Vu Dinh Khoa', ['FOR PARTY A (signed and sealed) Vu Dinh Khoa']],
    ['Owner\tSignature\tDate\nAnn Lee Borel\tsigned\t13 March 2025', ['Ann Lee Borel\tsigned']],
    ['Name\tSignature\tDate\nAnn Lee Borel\t(signed)\t13 March 2025', ['Ann Lee Borel\t(signed)']],
    [
      'Ann Borel\tTom Reed\nsigned March 12, 2025\tsigned March 12, 2025',
      ['Ann Borel\tTom Reed\nsigned March 12, 2025\tsigned March 12, 2025'],
    ],
    [
      'Ann Borel, trustee, by T. Reed, agent: signed August 12, 2024',
      ['Ann Borel, trustee, by T. Reed, agent: signed August 12, 2024'],
    ],
    ['Ann Borel, signed September 2, 2025', ['Ann Borel, signed September 2, 2025']],
    ['E-signed: Ann Borel, co-founder', ['E-signed: Ann Borel, co-founder']],
    ['Host: signed digitally, Ann Borel, 29.09.2025', ['Host: signed digitally, Ann Borel, 29.09.2025']],
  ])('%s', (lines, marked) => {
    expect(told(lines)).toEqual(marked.map((words) => `marked ${words}`));
  });

  test.each([
    'The Tenant has a copy (signed) of the rules.',
    'Service Agreement, signed March 12, 2025',
    'Ann Borel, not signed',
    'Ann Borel, signed',
    'Changes are made in a writing\tsigned\tby both',
    'Rules\tsigned\t13 March 2025',
    'signed\tsigned',
    'Two copies were made, signed 3 May 2025',
    'signed 13 March 2025',
    'signed 12 March 2025\tsigned 13 March 2025',
    'Ann Borel\tTom Reed\nSigned\tSigned',
    `Ann Borel (signed) the list of what the house lends${', of what it keeps and of what it mends'.repeat(5)}`,
  ])('nobody: %s', (lines) => {
    expect(told(lines).filter((line) => line.startsWith('marked'))).toEqual([]);
  });
});

describe('who is named where it is signed', () => {
  test.each<[string, string[]]>([
    [
      'Place: Oban, 02-09-2025. Signature participant: A. M. Borel\nFor Brook: T. Reed, enrolments',
      ['Signature participant: A. M. Borel', 'For Brook: T. Reed, enrolments'],
    ],
    [
      'Customer signature: A. Borel For Brook Hire Ltd (ACN 000 663 184): T. Reed, counter',
      ['Customer signature: A. Borel', 'For Brook Hire Ltd (ACN 000 663 184): T. Reed, counter'],
    ],
    [
      'For Agency: Ann Borel, member, October 6, 2025\nFor Client: Tom Reed, president, October 8, 2025',
      ['For Agency: Ann Borel, member, October 6, 2025', 'For Client: Tom Reed, president, October 8, 2025'],
    ],
    [
      'For Brook\tFor the Customer\nName\tAnn Borel, VP\tTom Reed-Lee, Partner\nPlace\tOban\tCork',
      ['Name\tAnn Borel, VP\tTom Reed-Lee, Partner'],
    ],
    [
      'Provider\tCustomer\nName\tAnn Borel, VP\tTom Reed-Lee, Partner\nDate\t4 May 2025\t5 May 2025',
      ['Name\tAnn Borel, VP\tTom Reed-Lee, Partner'],
    ],
    [
      'Order signed\tA. Borel 28 April 2025; accepted T. Reed 1 May 2025',
      ['Order signed\tA. Borel 28 April 2025; accepted T. Reed 1 May 2025'],
    ],
    [
      'Borrower: Ann Borel\nLender: Tom Reed\nWitness: Ida Holm',
      ['Borrower: Ann Borel', 'Lender: Tom Reed', 'Witness: Ida Holm'],
    ],
    [
      'Signed and delivered by Ann Borel, director, for BROOK LIMITED, in the presence of T. Reed.',
      ['Signed and delivered by Ann Borel, director, for BROOK LIMITED, in the presence of T. Reed.'],
    ],
    [
      'Subscribed at Oban by the Founders and, for the Company, by Ann Borel as director.',
      ['Subscribed at Oban by the Founders and, for the Company, by Ann Borel as director.'],
    ],
    [
      'In witness whereof these presents are subscribed at Oban by the said Ann Borel.',
      ['In witness whereof these presents are subscribed at Oban by the said Ann Borel.'],
    ],
    [
      'Signed and delivered by Ann Borel, director.\nFor Mill: Tom Reed',
      ['Signed and delivered by Ann Borel, director.', 'For Mill: Tom Reed'],
    ],
    ['Customer signature: A. Borel\nFor Questions: Tom Reed, desk', ['Customer signature: A. Borel']],
  ])('anywhere: %s', (lines, typed) => {
    expect(toldAbove(lines)).toEqual(typed.map((words) => `typed ${words}`));
  });

  test.each<[string, string[]]>([
    ['Ann Borel lets. Tom Reed rents.\nAnn Borel T. Reed', ['Ann Borel T. Reed']],
    ['Ann Borel lets. Bo Reed rents.\nAnn B. Borel B. Reed', ['Ann B. Borel B. Reed']],
    ['Signed on March 2, 2025, with pie:\nAnn Borel', ['Ann Borel']],
    ['ANN M. BOREL (L.S.)', ['ANN M. BOREL (L.S.)']],
    ['Ann Borel (Seller)', ['Ann Borel (Seller)']],
    ['I am happy with it.\nAnn Borel (Nan)\n12 January 2025', ['Ann Borel (Nan)']],
    ['Ann Borel\nBorrower', ['Ann Borel']],
    ['The Seller: Ann Borel\nThe Buyer: Tom Reed', ['The Seller: Ann Borel', 'The Buyer: Tom Reed']],
    ['Signed in the shop, 9 May 2025\nPupil: A. Borel [x] I have read it', ['Pupil: A. Borel [x] I have read it']],
    ['Yours sincerely,\nAnn Borel, Director, for Brook Ltd', ['Ann Borel, Director, for Brook Ltd']],
  ])('at the end: %s', (lines, typed) => {
    expect(told(lines)).toEqual(typed.map((words) => `typed ${words}`));
    expect(toldAbove(lines.replace('Yours sincerely,', 'Yours,'))).toEqual([]);
  });

  test.each([
    'Notices\nFor Brook: Ann Borel\nFor Mill: Tom Reed',
    'For Brook: Ann Borel, 4 Mill Road\nFor Mill: Tom Reed, 5 Mill Road',
    'For Brook: Ann Borel',
    'For deliveries: Ann Borel\nFor repairs: Tom Reed',
    'Driver signature: as on the card',
    'Customer signature: as on the card',
    'SIGNATURE OF HIRERS',
    'FOR BROOK MILLS\tFOR OBAN MILLS',
    'For Brook: payment in advance\nFor Mill: payment in arrears',
    'Breed signature: Welsh Cob',
    'Drivers\tAnn Borel\tTom Reed\nDate\t4 May 2025\t5 May 2025',
    'Who drives\nName\tAnn Borel\tTom Reed\nPhone\t12\t13',
    'Name\tAcme Ltd\tBorel Ltd\nDate\t4 May 2025\t5 May 2025',
    'Order signed\tin two copies',
    'Borrower: Ann Borel\nLender: Tom Reed',
    'Borrower: one copy\nLender: one copy\nWitness: no copy',
    'Driver: Ann Borel\nWitness: Tom Reed',
    'The keys are kept by Ann Borel.',
    'Subscribed at Oban, sworn before me by Ann Borel, notary.',
    'Signed at the shop, Brook Mill, in two copies.',
    `Executed by Ann Borel, who keeps the list of rules${', of what it lends and of what it mends'.repeat(12)}`,
    'Signed by the parties on the day above.',
    'Executed by Acme Mills Limited.',
  ])('near miss: %s', (lines) => {
    expect(toldAbove(lines)).toEqual([]);
  });

  test.each([
    'Brook Mill Tea House',
    'Unknown Person Another Stranger',
    'Brook Mill Summer Season',
    'Tea Mill Ltd stays out.\nAcme Brook Mill Ltd',
    'Signed with Brook and Mill',
    'from Brook to Mill',
    'From: Brook To: Mill',
    'Rev2 Brook Rev3 Mill',
    'BROOK and MILL are marks.\nOLD BROOK NEW MILL',
    'Boat Hire Tent Hire Bike Hire Kayak Hire Van Hire Cart Hire Sled Hire',
    'Old Brook New Mill\nThey share the plot.\nOld Brook New Mill',
    'Ann Borel (Nan)',
    'one copy (Seller)',
    'THE SELLERS\nTHE BUYERS',
    'Yours sincerely,\nACME MILLS, INC.',
    'Made by hand at the mill:\nBrook Mill',
    'Signed on 2 May 2025 before me:\nAnn Borel',
    'Signed on 2 May 2025:\nKeep this copy',
    `Made on 2 May 2025 by hand${', of what the mill has and of what it mends'.repeat(5)}:\nBrook Mill`,
    'Brook Mill\nTea is at four.',
    'Brook Mill, Oban\n2 May 2025',
    'Ann Borel 9 May 2025\nSchool',
  ])('near miss at the end: %s', (lines) => {
    expect(told(`Brook Mill is by the Tea House.\n${lines}`)).toEqual([]);
  });

  test('the name below a line to sign on is that of who has still to sign', () => {
    expect(told('Signed at Oban on 2 May 2025\n______________________\nP A Borel (Seller)')).toEqual([
      'empty ______________________',
    ]);
  });
});

describe('who makes an order and for whom', () => {
  test.each([
    'Authorized by: T. Reed, Buyer, for Acme Mills, Inc.',
    'Approved by Ann Borel, on behalf of Brook Tools Ltd.',
  ])('%s', (line) => {
    expect(toldAbove(line)).toEqual([`typed ${line}`]);
  });

  test.each([
    'Authorized by: T. Reed, Buyer',
    'Authorized by: T. Reed for use in schools',
    'Prepared by: T. Reed for Acme Mills, Inc.',
    'Approved by the buyers of parts for Acme Mills, Inc.',
  ])('near miss: %s', (line) => {
    expect(toldAbove(line)).toEqual([]);
  });
});

test('a side with its name in one cell and the mark of its signature in the next', () => {
  expect(told('GUARANTOR: Ann B. Borel, individually\t(signed)\tDate: 05/20/2025')).toEqual([
    'marked GUARANTOR: Ann B. Borel, individually\t(signed)',
  ]);
  expect(told('GUARANTOR: the owner\t(signed)\tDate: 05/20/2025')).toEqual([]);
});
