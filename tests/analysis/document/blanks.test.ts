import { describe, expect, test } from 'bun:test';
import { openBlanks } from '../../../src/analysis/document/blanks';
import { contractWith, readingOf } from '../../support/reading';

const blanksIn = (clauses: string) => openBlanks(readingOf(contractWith(clauses))).length;

describe('what is still to be filled in', () => {
  test.each([
    '5. Customer shall pay the sum of $________ for the Software.',
    '5. Customer shall pay $XX for each user and month.',
    '5. The rate of interest on late sums is XX% a year.',
    '5. Customer shall give XX days’ notice of termination.',
    '5. This Agreement ends on XX/XX/2027 unless it is extended.',
    '5. The guarantor of these obligations is [insert name of the parent company].',
    '5. Notices to Customer are sent to [FAX NUMBER] during office hours.',
    '5. Between Provider and <Company name>, with its registered office there.',
    '5. The first delivery is due on [●] and the second a month later.',
    '5. The delivery dates are TBD by the parties.',
    '5. Inventions listed on Schedule B are excluded.\nSchedule B: ______',
    '5. Provider sells in the Territory.\nTerritory: ____________',
    '5. [Note to draft: confirm with the tax team before sending.]',
    '5. The Company awarded to you [number] options on December 1, 2025.',
    '5. On the day Customer calls the captain of the event on 04__ ___ ___ at any time.',
    '5. The Software is delivered to the office of Customer in Pune 411 0__',
    '5. The deposit is paid on __ / __ / 2026 to the account of Provider.',
    '5. The place of delivery is {}'.replace('{}', '[to be confirmed by Customer]'),
    '5. Sales are made by him. EIN or Social Security No. of Representative: ________',
  ])('%s', (clause) => {
    expect(blanksIn(clause)).toBe(1);
  });
});

describe('what is no blank', () => {
  test.each([
    ['a redaction', '5. Customer shall pay [***] for the Software, as the parties agreed.'],
    ['words put in brackets', '5. Section 7 [Termination] and Section 8 [Notices] survive its end.'],
    ['a section left out', '5. [Reserved]\n6. [Intentionally omitted] by the parties in 2024.'],
    ['a Roman number', '5. Title XX of the statute and item (xx) of the list apply.'],
    ['a line to sign on', '5. Signed for Customer by its authorised director: ____________'],
    ['a line across the page', `${'_'.repeat(70)} and here the terms of sale begin`],
    ['a line for a representative', '5. Signed for the firm by its representative: ________'],
    ['a signature page', '5. The rest of this page is blank. [Signature page follows]'],
    ['a box to tick', '5. [ ] Customer wants the newsletter of Provider to be sent.'],
    ['what was filled in on a line', '5. Customer pays Provider a fee of $ __6,800__ for the work of the year.'],
    [
      'a sum that was filled in on a long line',
      '5. Customer pays Provider the fee of ____$900____ for the work of the year.',
    ],
    [
      'a blank that says none',
      '5. Existing work of the Customer in this field (if blank, there is none): ____________',
    ],
    ['names beside lines', 'Anjali Desrochers ____________________ Mark Desrochers ____________________'],
    ['a line behind per', '5. Sudsy Paws Franchising and all of its partners sign per: ______________'],
    [
      'a group of a number that was taken out',
      '5. Customer calls the captain of the event on 0400 ___ 118 at any time.',
    ],
    ['what was typed on a short line', '5. Customer has had __2__ days to read this and may ask a lawyer.'],
    ['lines to tick', '5. The parties chose what is paid with: ___ Check ___ Cash ___ Card.'],
    ['initials', '5. Customer has read the page on dangerous goods, initials: ___ ___'],
    ['witnesses', 'Signed in the presence of: ______ and of her sister ______'],
    ['place and day of signing', 'Made in two copies at ______ on the ______ day of May'],
    [
      'a receipt that is filled in later',
      'RECEIPT AT HANDOVER (fill in on the day)\nBalance received by Provider: $______ Date: ______',
    ],
    [
      'a cancellation form',
      'Cancellation form: To Acme Ltd, 5 Marine Parade - I no longer want: ______ - arrived on: ______',
    ],
    ['an e-mail address that was taken out', '5. Notices are sent to xxxxxx@example.com by the parties.'],
  ])('%s', (_, clause) => {
    expect(blanksIn(clause)).toBe(0);
  });

  test('a specimen that is filled in later', () => {
    const clauses = '5. The certificate is that of Exhibit A.\n6. It is given each year.\n7. Each party keeps a copy.';
    const specimen =
      'EXHIBIT A\nForm of Certificate\nI, the undersigned officer of [●], certify that the fee is $______.';
    expect(blanksIn(`${clauses}\n${specimen}`)).toBe(0);
    expect(blanksIn(`${clauses}\n${specimen.replace('Form of ', '')}`)).toBe(2);
  });
});

describe('a row of a form that was filled in but for it', () => {
  const FORM = 'SWIMMING LESSONS\nPupil\tAnn Lee\nPhone\t________\nLesson\tMonday';
  const CLAUSES = `\n1. The fee is £9 a month.\n${'2. The pupil comes in time to each of the lessons.\n'.repeat(9)}`;
  const rows = (form: string) =>
    openBlanks(readingOf(`${form}${CLAUSES}Signed: ____________`)).map(({ quote }) => quote);

  test('is a blank', () => expect(rows(FORM)).toEqual(['Phone\t________']));

  test.each([
    ['a dash says that there is none', FORM.replace('________', '–')],
    ['it waits for a signature', FORM.replace('Phone', 'Signature')],
    ['nobody filled in the others', FORM.replace('Ann Lee', '________').replace('Monday', '________')],
    ['it has a value', FORM.replace('________', '0123')],
  ])('near miss: %s', (_, form) => expect(rows(form)).toEqual([]));

  const LINES = 'SWIMMING LESSONS\nPupil: Ann Lee\nSchool of the pupil: ________\nLesson: Monday';
  test('so is a line of it', () => expect(rows(LINES)).toEqual(['School of the pupil: ________']));
  test('near miss: a line to sign on asks for the day as well', () =>
    expect(rows(LINES.replace('________', '________ Date: ________'))).toEqual([]));

  test('near miss: it stands where somebody signs', () => {
    const signed = `${FORM.replace('Phone\t________\n', '')}${CLAUSES}Signed: ____________\nTown\tCork\nPhone\t________`;
    expect(openBlanks(readingOf(signed))).toEqual([]);
  });
});

test('a blank behind an empty box is none, though no box beside it is ticked', () => {
  const clauses = '5. The term:\n[ ] Month to month, starting ____________ of the year.';
  expect(blanksIn(clauses)).toBe(0);
  expect(blanksIn(clauses.replace('[ ] ', ''))).toBe(1);
});

describe('at the end of a paper who signs is named beside a line', () => {
  const told = (line: string) =>
    blanksIn(`${'5. The horses are fed twice a day and rest on Sundays.\n'.repeat(9)}${line}`);
  test.each([
    'Owner: Acme Saddle & Stock Ltd., by Ann Lee    ____________________',
    '______ (Ann Lee, Managing Director)        ______ (Bo Kim, Director)',
    'First Party: ______________ (stamp)          Second Party: ______________ (stamp)',
  ])('and no blank: %s', (line) => expect(told(line)).toBe(0));
  test.each([
    'PICK-UP of the whole string: date ________ hour ________',
    'Owner: Ann Maria Lee ________________ Registration Number ________',
  ])('but is asked for more: %s', (line) => expect(told(line)).toBeGreaterThan(0));
});

describe('among the lines on which the parties sign', () => {
  const CLAUSES = `DRIVER AGREEMENT\nAcme Mills Ltd ("Acme") and Ann Lee ("Driver") agree:\n${'1. The Driver comes in time to each of the tours.\n'.repeat(9)}`;
  const told = (lines: string) =>
    openBlanks(readingOf(`${CLAUSES}For Acme: ____________ Bo Kim\nSignature: ____________\n${lines}`)).map(
      ({ quote }) => quote,
    );
  test.each([
    ['Home address: ____________', 'Home address: ____________'],
    ['Driver’s licence no.: ____________', 'licence no.: ____________'],
    ['ID number ____________', 'ID number ____________'],
    ['Passport No. ............', 'Passport No. ............'],
    ['Company no.: ____________', 'Company no.: ____________'],
    ['Privacy officer: ____________', 'Privacy officer: ____________'],
    ['Address for notices: ____________', 'Address for notices: ____________'],
    ['Emergency contact: ______ / ______', 'Emergency contact: ______'],
  ])('what says who they are is a blank: %s', (line, quote) => expect(told(line)).toEqual([quote]));

  test.each([
    ['Signature: ____________'],
    ['Name: ____________ Title: ____________'],
    ['Date: ____________ Place: ____________'],
    ['Initials: ____ Stamp: ____________'],
    ['Home address: 4 Mill Lane, Cork'],
    ['Passport no. (if any): ____________'],
    ['Parent or guardian (if under 18): ____________'],
    ['Witness: ____________\nAddress: ____________\nID number: ____________'],
    ['[ ] Licence no.: ____________'],
  ])('near miss: %j', (line) => expect(told(line)).toEqual([]));

  test('near miss: a specimen that is signed later', () => {
    const specimen = 'EXHIBIT A\nForm of Deed of Adherence\nSigned: ____________\nHome address: ____________';
    expect(told(specimen)).toEqual([]);
    expect(told(specimen.replace('Form of ', ''))).toEqual(['Home address: ____________']);
  });

  test('near miss: a guardian of somebody who may be of age, far from where they sign', () => {
    const line = '5. The Driver’s parent or guardian (if under 18): ____________ agrees to all of it.';
    expect(blanksIn(line)).toBe(0);
    expect(blanksIn(line.replace(' (if under 18)', ''))).toBe(1);
  });
});

test('a blank in a long clause is one, whatever else the clause says is not needed', () => {
  const clause =
    '5. No consent is needed, and notice is not required, where Customer pays the sum of $______ to Provider before the first delivery and keeps the goods in the mill until the last is sold.';
  expect(blanksIn(clause)).toBe(1);
  expect(blanksIn('5. Consent of the parent of Customer (not required by law): ______')).toBe(0);
});

test('a sum on a line that is signed is a blank, and so is what a clause on cancelling leaves open', () => {
  expect(blanksIn('Signed in return for the price of $______ by both of the parties')).toBe(1);
  expect(blanksIn('Cancellation. Call the member line of Provider at ______ in office hours.')).toBe(1);
});

test('the rest of a phone number is a blank', () => {
  expect(blanksIn('5. In an emergency the Customer rings Gwyn at 07700 900 ___ by day or night.')).toBe(1);
  expect(blanksIn('5. In an emergency the Customer rings Gwyn at 07700 900 112 by day or night.')).toBe(0);
});

describe('lines on which several sign are no blanks', () => {
  const TERMS = '7. Each party keeps what it learns of the other to itself for three years.\n'.repeat(6);
  test.each([
    'First hirer ______________ Second hirer ______________',
    'Signature of Hirer 1 ______________ Signature of Hirer 2 ______________',
    'Tenant signature Ann Lee ______________',
    'Name: Ann Lee  Signature ______________ Date ____/____/2026',
    'Authorised signature for the Supplier: ______________ Dated: ______________',
    'Employee sign: ______________ Employer sign: ______________',
  ])('%s', (line) => {
    expect(blanksIn(`${TERMS}${line}`)).toBe(0);
  });

  test.each([
    '5. Ring the Customer on his mobile 08_ ___ ____ at any time.',
    'Mobile: 08_ ___ ____',
    'Card ending ____',
    '5. The term is ___ months from the start of this agreement.',
    '5. The interest is ___% a year on sums that are paid late.',
    '5. For the signature the Customer pays $____ to the notary of Provider.',
  ])('but these are: %s', (line) => {
    expect(blanksIn(`${TERMS}${line}`)).toBe(1);
  });
});

describe('a cell of a table that is left open near the places to sign', () => {
  const CLAUSES = '7. Each party keeps what it learns of the other to itself for three years.\n'.repeat(6);
  const rows = (table: string) =>
    openBlanks(readingOf(contractWith(`${CLAUSES}Signed: ____________\nSigned: ____________\n${table}`))).map(
      ({ quote }) => quote,
    );
  test.each([
    [
      'an address for notices',
      'Party\tAttention\tEmail\nAcme\tLegal\ta@acme.example\nVendor\tThe Director\t________',
      'Vendor\tThe Director\t________',
    ],
    ['a price', 'Item\tModel\tPrice\nPump\tP-9\t$90\nValve\tV-2\t________', 'Valve\tV-2\t________'],
  ])('%s', (_, table, row) => {
    expect(rows(table)).toEqual([row]);
  });

  test.each([
    ['written on the day', 'Person\tAge\tSigned\nAnn\t9\t5 May\nTom\t8\t________'],
    ['a column nobody filled', 'Person\tAge\tEmail\nAnn\t9\t________\nTom\t8\t________'],
    ['a line to sign on', 'Party\tEmail\tSeat\nAcme\tta@acme.example\tOban\nBorel\tBy: ____________\tCork'],
    ['no head', 'a@acme.example\t5\tb@acme.example\nAnn\t9\tt@acme.example\nTom\t8\t________'],
    ['another table', 'Person\tAge\tEmail\nAnn\t9\tt@acme.example\nA line.\nTom\t8\t________'],
    ['filled in', 'Person\tAge\tEmail\nAnn\t9\tt@acme.example\nTom\t8\tt__reed@acme.example'],
  ])('near miss: %s', (_, table) => {
    expect(rows(table)).toEqual([]);
  });
});

describe('what is left open in a copy that is signed', () => {
  const CLAUSES = '7. Each party keeps what it learns of the other to itself for three years.\n'.repeat(6);
  const open = (...lines: string[]) =>
    openBlanks(readingOf(`${contractWith(CLAUSES)}\n${lines.join('\n')}`)).map(({ quote }) => quote);
  const SIGNED = ['By: /s/ Ann Lee\tBy: /s/ Tom Reed', 'Date: 3/4/2024\tDate: 3/5/2024'];

  test('the day of one of two', () => {
    expect(open('By: /s/ Ann Lee\tBy: /s/ Tom Reed', 'Date: 3/4/2024\tDate: ________')).toEqual([
      'Date: 3/4/2024\tDate: ________',
    ]);
    expect(
      open('Accepted for Acme Mills Ltd: Ann Lee, Director. Date: 16 April 2025', 'For Borel Ltd: T. Reed. Date: ____'),
    ).toEqual(['For Borel Ltd: T. Reed. Date: ____']);
  });

  test('near miss: nobody dated it, somebody still has to sign, or a witness dates it', () => {
    expect(open('By: /s/ Ann Lee\tBy: /s/ Tom Reed', 'Date: ________\tDate: ________')).toEqual([]);
    expect(open('By: /s/ Ann Lee\tBy: ________', 'Date: 3/4/2024\tDate: ________')).toEqual([]);
    expect(open(...SIGNED, 'Witness: Date: ________')).toEqual([]);
    expect(open('SIGNED X Ann Lee\tDATE 3/4/2024', 'Signed Tenant\t________\tDate ________')).toEqual([]);
  });

  test('initials, and how somebody is reached', () => {
    expect(open('Protection plan: [x] accept [ ] decline INITIAL ____', ...SIGNED)).toEqual([
      'Protection plan: [x] accept [ ] decline INITIAL ____',
    ]);
    expect(open('INITIALS RK / JK INITIALS ____', 'By: ____________')).toEqual(['INITIALS RK / JK INITIALS ____']);
    expect(open('Protection plan: [x] accept [ ] decline INITIAL ____', 'By: ____________')).toEqual([]);
  });
});

describe('what nobody has to fill in yet', () => {
  test.each([
    ['what is read on return', 'Hours out: 1,412.6 of the machine\nHOURS IN: ________ of the machine when it is back'],
    ['a number that only some have', '5. Customer wrote as its own number here PO: ________ for its books.'],
    ['an option of which another was ticked', '5. Brokers of the Lessee who are to be paid: [ ] ________ [x] none.'],
  ])('%s', (_, clause) => {
    expect(blanksIn(clause)).toBe(0);
  });

  test.each([
    ['hours of work', '5. Customer buys so many HOURS: ________ of the machine.'],
    ['a code', '5. Customer wrote as its postal code here: ________ for its books.'],
    ['no option was ticked', '5. Brokers of the Lessee who are to be paid: [ ] none, or ________ at the broker.'],
    ['the option that was ticked', '5. Brokers of the Lessee who are to be paid: [x] ________ [ ] none.'],
    ['part of a postcode', '5. Customer, residing at 19 Mill Circle, Perth PH1 ___ ("the Customer"), pays.'],
    ['three in a sentence', '5. Customer pays the sum of ___ and the tax on it.'],
  ])('near miss: %s', (_, clause) => {
    expect(blanksIn(clause)).toBe(1);
  });
});
