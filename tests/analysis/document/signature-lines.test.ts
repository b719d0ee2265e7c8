import { describe, expect, test } from 'bun:test';
import { type SignatureLine, signatureLines } from '../../../src/analysis/document/signature-lines';
import { contractTextFromPlain } from '../../support/contract-text';

const states = (text: string) => signatureLines(contractTextFromPlain(text)).map(({ state }) => state);

test.each<[string, SignatureLine['state'][]]>([
  ['ACME INC. By: __________ BOREL LLC By: __________', ['empty', 'empty']],
  ['By: ____________________', ['empty']],
  ['By:\nName: Ann Lee', ['empty']],
  ['By\tBy\nName\tName', ['empty', 'empty']],
  ['SIGNED by Helen Brack for and on behalf of Fernbank Limited ................ Date ......', ['empty']],
  ['Tenant: ______________', ['empty']],
  ['Works in Schedule A stay yours, and Schedule A is all.\nSchedule A: ______\nTenant: ______________', ['empty']],
  ['____________________\nAnn Marie Lee\nDate: 4 May', ['empty']],
  ['....................\nTom Reed, Director', ['empty']],
  ['Authorised signatory: ____________', ['empty']],
  ['_______________  Ann Lee   Date: ________', ['empty']],
  ['Signed by the Landlord: P. A. Goodwin', ['typed']],
  ['Signed for Brightwell Tea Company Ltd: Harriet Bright, Director', ['typed']],
  ['By: Nina Albrecht', ['typed']],
  ['By: /s/ Ann Lee', ['marked']],
  ['DocuSigned by: Ann Lee', ['marked']],
  ["Borrower's signature\tA. Lee\tFor Brook Tools\tT. Reed", ['typed', 'typed']],
  ["Client's signature: ______________", ['empty']],
  ['Name\tAnn Lee\nSigned\tA. Borel-Lee\nDate\t4 May 2025', ['typed']],
  ['Signed for my child and me\tF. Borel-Lee\nDate\t4 May 2025', ['typed']],
  ['Signature of guardian  M. Obi   Date 4/5/25\nFor the Academy\tRuth Falk, Principal', ['typed', 'typed']],
  ['Signed (member): O Sandhu   Date: 28/01/2025\nFor the Gym: D. Pugh, Manager', ['typed', 'typed']],
  ['......................................\tTom Reed, owner\tDate ..............', ['empty']],
  ['Buyers:\n______________________ Ann Lee\n______________________ Tom B. Reed', ['empty', 'empty']],
  ['Signed\tS Malloy\t2/5/24\nSigned\tPriya Nair\t3/5/24', ['typed', 'typed']],
  ['Parents: Ida Holm, Per Holm\tDate: 8/11/2025\nSitter: Rosa Adeyemi\tDate: 8/12/2025', ['typed', 'typed']],
  ['Yours sincerely\nRuth Falk\nHead of Estates\nAgreed:\nTom Reed, for Brook Tools', ['typed', 'typed']],
  ['Confirmed: T Reed   2 June 2025', ['typed']],
  ['Brook Tools Ltd\tMill Dental\nTom Reed, President\tDr. Ruth Falk', ['typed', 'typed']],
  ['Cork, 4 May 2025\tBonn, 6 May 2025\nUte Lind, Managing Director\tSean Devlin', ['typed', 'typed']],
  ['Signed as a deed by ANN MARIE LEE in the presence of:\nWitness: Tom Reed', ['typed']],
  ['Gwen Brack ..........................\nTom Reed ..........................', ['empty', 'empty']],
  ['Witness: Ann Lee, 5 Marine Parade, Oban ..........................', ['empty']],
  ['SIGNED for and on behalf of\nFERNBANK PACKAGING LIMITED ____________________________\nDirector', ['empty']],
  ['ACCEPTED by HELEN BRACK ____________________________', ['empty']],
  ['OWNER RESIDENT\n_______________________ _______________________\nTom T. Reed Ann Lee', ['empty', 'empty']],
  ['ACCEPTED:\n______________________________ Date: ______________\nTom Reed', ['empty']],
  [
    'For Acme Mills Ltd For Brook & Co Practice\n.............................. ..............................',
    ['empty', 'empty'],
  ],
  ['Signature\tPrinted Name\tDate', ['empty']],
  ['SIGNED on March 28, 2023\n______ Borel Holdings, Inc., by Ann Lee, President\n______ Tom Reed', ['empty', 'empty']],
  ['Brook Apartments, Ltd., by ______ Ann Lee, property manager', ['empty']],
  ['GUARANTOR: ______ Ann M. Lee\nBy: ______ Tom Reed, Credit Manager', ['empty', 'empty']],
  ['For the Producer: ______     For the Distributor: ______', ['empty', 'empty']],
  ['Signed for Brook Pte. Ltd.: ______ Name: Tom s/o Reed, Director', ['empty']],
  ['______ (Dr. Ann Lee, Managing Director)', ['empty']],
  ['For Borel Private Limited: ______ (Director)', ['empty']],
  ['The Agent: ______', ['empty']],
  ['s/ Ann Lee', ['marked']],
  ['s/A. Lee', ['marked']],
  ['s/ A Lee', ['marked']],
  ['1 router Model HR-510A, s/n ________', []],
  ['Firewall with its s/w, s/n 40-221', []],
  ['ANN LEE (SGD.)', ['marked']],
  ['The witness signs where s/he agrees', []],
  ['______________ ppa. Dr. Ute Lind, Head of Sales\n______________ i.V. Tom Reed', ['empty', 'empty']],
  ['ACME DIGITAL WORKS INC. per: ______________ Name: Ann Lee, President', ['empty']],
  ['BROOK LEARNING CORPORATION, by: ______________', ['empty']],
  ['The bakery across the road, by: ______________', []],
  ['Subscribed by the Seller at ______ on ______ before this witness: ______', ['empty']],
  ['Signed in the presence of: ______ and ______', []],
  ['Acknowledged by the Seller in the presence of ______', []],
  ['Taken note of by the Supplier (stamp, signature, date): ______', ['empty']],
  ['Name, signature and date: ______', []],
  ['We agree: .................... for Brook Outdoor Limited', ['empty']],
  ['By: its general partner ______ Name: Ann Lee', ['empty']],
  ['Agreed: Brno, ______', ['empty']],
  ['Agreed: the price is ______', []],
  ['______ (seal) ANN MARIE ______ Witness', ['empty']],
  ['Yours faithfully\n______\nAnn Marie Lee\nPublisher', ['empty']],
  ['______\nEmergency Contact', []],
  ['Ann M. Lee: ______ Date: ______', ['empty']],
  ['Emergency Contact: ______ Date: ______', []],
  ['X ______', ['empty']],
  ['X M. Lee-Reed Title: President Date: 06/12/2023', ['typed']],
  ['LICENSOR ____ LICENSEE ____', ['empty', 'empty']],
  ['Tenant: ______ (stamp) Landlord: ______ (stamp)', ['empty', 'empty']],
  ['Signed: ______ Name: ______ Date: ______', ['empty']],
])('%s', (text, told) => {
  expect(states(text)).toEqual(told);
});

test.each([
  'By signing this form Ann Lee agrees to pay.',
  'Payment shall be made by: bank transfer',
  'Price: ____________',
  '____________________\nthe sum of forty dollars',
  'Signed copies are kept by the Company.',
  'Rent is paid\nBy: the first of each month',
  'Name: ____________',
  "The Client's signature is needed on each order.",
  'For the Buyer\tRuth Falk, 4 Mill Road',
  'For the avoidance of doubt Ann Lee keeps the keys.',
  'Agreed: the price includes VAT.',
  'Executed as a deed by the parties on the date first written above.',
  'Price of the House ____________________',
  'Amount Paid ....................',
  'Pupil: Ida Holm\tDate of birth: 8/11/2015\n1. The school teaches.\n2. Fees.\n3. Notice.\n4. Care.\n5. Trips.\n6. Law.\n7. End.',
])('no place to sign: %s', (text) => {
  expect(states(text)).toEqual([]);
});

test('a short line far above the end is one to fill in', () => {
  const terms = Array.from({ length: 20 }, (_, at) => `${at + 1}. The hirer keeps rule ${at + 1}.`).join('\n');
  expect(states(`For the Producer: ______\nCONTACT: ______ Ann M. Lee\n${terms}`)).toEqual([]);
});

describe('who signs, as the paper calls them', () => {
  const CALLED =
    'The Acquirer pays. The Author delivers to the Acquirer. The Author keeps what the Acquirer and the Author do not name.';
  test.each<[string, string, SignatureLine['state'][]]>([
    ['its sides', 'Acquirer: ______ Author: ______', ['empty', 'empty']],
    ['nobody of whom it speaks', 'Driver: ______ Courier: ______', []],
    ['a side with its name', 'Author: Tom Reed ______\nTom Reed lives in Oban', ['empty']],
    ['a side that signed', 'Author: Tom B. Reed Date: 9 May 2026', ['typed']],
    ['somebody else with a day', 'Born: Tom B. Reed Date: 9 May 2026', []],
    ['somebody beside who signs', 'Signed for Acme Ltd: ______\nTom Reed: ______', ['empty', 'empty']],
    [
      'what is paid, of which it speaks',
      'Deposit: ______\nWho pays the Deposit has the Deposit back if the Deposit is held.',
      [],
    ],
    ['a side with its name and more behind', 'Author: Tom Reed ______ of Oban\nTom Reed lives in Oban', []],
    ['a name of another line', 'Emergency contact: Tom Reed ______\nTom Reed lives in Oban', []],
    ['a name known', 'Tom Reed: ______\nTom Reed lives in Oban', ['empty']],
    ['a name with more behind', 'Tom Reed: ______ of the keys\nTom Reed lives in Oban', []],
    ['a name that nothing else tells', 'Tom Reed: ______', []],
  ])('%s', (_, line, told) => {
    expect(states(`${CALLED}\n${line}`)).toEqual(told);
  });
});

describe('where annexes follow', () => {
  const ANNEX = `ANNEX\n${'The list goes on.\n'.repeat(20)}`;
  test('a title says that the lines below it are signed', () => {
    expect(states(`Signatures\n______ Ann Marie Lee\n${ANNEX}`)).toEqual(['empty']);
    expect(states(`Signs of wear\n______ Ann Marie Lee\n${ANNEX}`)).toEqual([]);
  });
});

describe('what is signed later or not at all', () => {
  test.each<[string, string, SignatureLine['state'][]]>([
    ['a withdrawal form', 'Withdrawal form\nTo Acme Ltd\nSignature: ______', []],
    ['the contract behind it', 'Withdrawal form\nTo Acme Ltd\nSigned by the parties\nSignature: ______', ['empty']],
    ['a clause on withdrawal', 'Withdrawal\nSignature: ______', ['empty']],
    ['a renewal', 'Renewal (sign only to renew): Tenant: ______', []],
    ['a witness who is not needed', 'Witness (not needed by law): ______', []],
    ['who signed without a seal', 'By: /s/ Ann Lee (seal not required)', ['marked']],
    ['a form with its use in the title', 'Withdrawal form - to be sent back\nTo Acme Ltd\nSignature: ______', []],
    [
      'the contract below a sentence on a form',
      'Return form and parcel go back together to the shop at the mill within ten days of the day on which they came\nSignature: ______',
      ['empty'],
    ],
  ])('%s', (_, text, told) => {
    expect(states(text)).toEqual(told);
  });
});

test.each<[string, SignatureLine['state'][]]>([
  ['Utrecht, 23 September 2025: ______ (J. ter Reed, director)', ['empty']],
  ['9 May 2026: ______ Ann Lee', ['empty']],
  ['September 23, 2025: ______ (B. Aker)', ['empty']],
  ['Utrecht, in 2025: ______ (by hand)', []],
  ['9 May 2026: ______ units', []],
])('who signs behind a place and a day: %s', (line, told) =>
  expect(states(`The work is done.\n${line}`)).toEqual(told),
);

test.each<[string, SignatureLine['state'][]]>([
  ['Hirer\tTom Reed\t______', ['empty']],
  ['Emergency contact\tTom Reed\t______', []],
  ['Hirer\tKit Marsh\t______', []],
  ['Hirer\t______', []],
])('a row for who signs, whom the paper names: %s', (line, told) => {
  expect(states(`Tom Reed hires the tent.\n${line}`)).toEqual(told);
  const clauses = Array.from({ length: 20 }, (_, at) => `${at + 1}. The tent stays up until it is taken down.`);
  expect(states(`Tom Reed hires the tent.\n${[line, ...clauses].join('\n')}`)).toEqual([]);
});

describe('what is asked for beside the lines to sign on is no signature', () => {
  test('a bank that no clause speaks of', () => {
    expect(states('Bank: ______')).toEqual([]);
    expect(states('Witness: ______')).toEqual(['empty']);
    expect(states('The Bank lends. The Bank waits. The Bank is paid.\nBank: ______')).toEqual(['empty']);
  });

  test('a row of a table below who signed', () => {
    expect(states('By: /s/ Ann Lee\nBank\t____________')).toEqual(['marked']);
    expect(states('By: /s/ Ann Lee\nTenant\t____________')).toEqual(['marked', 'empty']);
  });

  test.each<[string, SignatureLine['state'][]]>([
    ['KEY PERSON (as to Sections 4.1, 5.1 and 7.2): ____________', ['empty']],
    ['Site Manager, only for clause 9: ____________', ['empty']],
    ['The Founder (solely in respect of Part C): ____________', ['empty']],
    ['Phone number (as to Section 4): ____________', []],
    ['Key person (in working hours): ____________', []],
  ])('who signs for a part alone: %s', (line, told) => expect(states(`The work is done.\n${line}`)).toEqual(told));
});

describe('a row on which several sign', () => {
  test.each([
    'First hirer ______ Second hirer ______',
    'Hirer(s) sign here: ______ / ______',
    'Signature of Hirer 1 ______ Signature of Hirer 2 ______',
    'Agreed by the parents: ______ ______',
    'Mother ______ Father ______ School ______',
    'The Hirers: 1. ______ 2. ______ 3. ______',
    'Landlord/Agent ______ Tenant(s) ______ ______',
  ])('%s', (line) => {
    expect(states(`1. The hirer pays.\n${line}`)).toContain('empty');
  });

  test.each([
    'Plumber ______ Bank ______',
    'Bank ______',
    'Bank ______ Deposit ______',
    '______ ______',
    'Hirer 1 of the two',
  ])('near miss: %s', (line) => {
    expect(states(`1. The hirer pays.\n${line}`)).toEqual([]);
  });
});

const quotes = (text: string) => signatureLines(contractTextFromPlain(text)).map(({ evidence }) => evidence.quote);
const far = (text: string) =>
  `${text}\n${Array.from({ length: 20 }, (_, at) => `${at + 1}. The tent stays up until it is taken down.`).join('\n')}`;

describe('who approves, accepts or acknowledges', () => {
  test.each([
    'Approved by officer: ________',
    'Accepted and approved by the Home Office: ________ Date: ______',
    'Acknowledged on behalf of Acme: ........',
    'Approved as to form by: ________',
    'Agreed and accepted by the Seller: ________',
    'Countersigned for the Carrier: ________',
    'Supplier acknowledgement: ________',
    "The Buyer's acceptance (if any): ________",
  ])('%s', (line) => {
    expect(states(`1. The supplier delivers.\n${line}`)).toEqual(['empty']);
  });

  test.each([
    'Accepted by email to: ________',
    'Approved by the Board on (date): ________',
    'Approved budget: ________',
    'Booking confirmation: ________',
    'Confirmed by law: ________ of the price',
    'Supplier acknowledgement in the presence of a witness: ________',
    'which is approved by the officer: ________',
  ])('near miss: %s', (line) => {
    expect(states(`1. The supplier delivers.\n${line}`)).toEqual([]);
  });

  test('on the face of a paper only what a side signs or dates', () => {
    const empty = (line: string) => states(far(line));
    expect(empty('Supplier acknowledgment (sign and return within 3 days): ______')).toEqual(['empty']);
    expect(empty('Supplier acknowledgment: ______ Date: ______')).toEqual(['empty']);
    expect(empty('Supplier acknowledgment: ______')).toEqual([]);
    expect(empty('Approved by officer: ______ Date: ______')).toEqual([]);
    expect(empty('Warehouse acknowledgment: ______ Date: ______')).toEqual([]);
  });
});

test('the name of a lawyer is no signature of whom he acts for', () => {
  expect(states('Attorney for Seller: Tom Reed, Oban. Attorney for\nBuyer: ________')).toEqual([]);
  expect(states('Escrow agent of the\nSeller: ________')).toEqual([]);
  expect(states('Broker for\tBuyer: ________')).toEqual([]);
  expect(states('Signed on behalf of the\nBuyer: ________')).toEqual(['empty']);
  expect(states('The attorneys meet. Signed for\nBuyer: ________')).toEqual(['empty']);
});

test('a label is quoted with the name or the line beside it, and with whose it is', () => {
  expect(quotes('Signed by the Tenant\tA Lee\tDate: 16/8/24')).toEqual(['Signed by the Tenant\tA Lee']);
  expect(quotes('Signed as a deed by the Tenant\t________\t5 Mill Road')).toEqual([
    'Signed as a deed by the Tenant\t________',
  ]);
  expect(quotes('Signature\tAnn Lee\tTom Reed\tDate')).toEqual(['Signature\tAnn Lee\tTom Reed']);
  expect(quotes('Signed for the Tenant: A Lee\tTom Reed')).toEqual(['Signed for the Tenant: A Lee']);
  expect(quotes('LENDER: Acme Mills LLC\tBy: ____________')).toEqual(['LENDER: Acme Mills LLC\tBy: ____________']);
  expect(quotes('Deposit: forty dollars\tBy: ____________')).toEqual(['By: ____________']);
  expect(quotes('Tenant: ____________\tBy: ____________')).toEqual(['Tenant: ____________', 'By: ____________']);
});

test('a line beside its label is told once', () => {
  expect(states('Signed by the Tenant\t______________')).toEqual(['empty']);
});

describe('who signs, and who only did something', () => {
  test.each<[string, SignatureLine['state'][]]>([
    ['PICKED UP BY: Luis Carranza', []],
    ['Prepared by: Ann Lee', []],
    ['Accepted By: Ann Lee', ['typed']],
    ['SIGNED X Luis Carranza\tDATE 5-6-24', ['typed']],
    ['SIGNED X ____________', ['empty']],
    ['Signed at Lyon in two copies', []],
    ['Signed Parent/Guardian 1\tAnn Lee\tDate 12/06/25', ['typed']],
    ['Signed Parent/Guardian 2\t________\tDate ________', ['empty']],
    ['Signed copies\t________', []],
  ])('%s', (text, expected) => {
    expect(states(text)).toEqual(expected);
  });

  test('a name is on the line of which the day alone is open', () => {
    expect(states('For Acme Digital Limited: K. Imlach. Date: ________')).toEqual([]);
    expect(states('For Acme Digital Limited: ________ Date: ________')).toEqual(['empty']);
    expect(quotes('Signed Parent/Guardian 1\tAnn Lee\tDate 12/06/25')).toEqual(['Signed Parent/Guardian 1\tAnn Lee']);
  });
});
