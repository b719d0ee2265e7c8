import { expect, test } from 'bun:test';
import { likelihoodOf } from '../../../../src/analysis/facts/naming/title-ranker';
import { readFacts } from '../../../support/read-facts';

const BODY =
  'Customer: Ann Borel\n1. The customer pays $400 on 4 May 2025.\n2. Either side may end this with a month to spare.';

test.each([
  ['a letterhead above', `12 Quay Street, Leeds\nChair Rental Agreement\n${BODY}`, 'Chair Rental Agreement'],
  ['a firm before a dash', `TARN FITNESS – MEMBERSHIP AGREEMENT\n${BODY}`, 'MEMBERSHIP AGREEMENT'],
  ['the number of a form behind', `HARBOUR PLANT — HIRE AGREEMENT No. 0862\n${BODY}`, 'HIRE AGREEMENT'],
  ['an aside in brackets', `BOOKING FORM AND TERMS (winter 2026)\n${BODY}`, 'BOOKING FORM AND TERMS (winter 2026)'],
  [
    'the subject of a mail',
    `From: Tom Reed\nTo: Ann Borel\nSubject: RE: RE: Translation terms\nDear Ann,\nI translate your book for $400.`,
    'Translation terms',
  ],
  [
    'two lines',
    `AGREEMENT FOR THE SALE OF SHARES\nAND FOR THE TRANSFER OF A LOAN\nbetween Acme Mills, Inc. and Borel LLC\n${BODY}`,
    'AGREEMENT FOR THE SALE OF SHARES AND FOR THE TRANSFER OF A LOAN',
  ],
  [
    'two lines, of which the first breaks off',
    `CONTRACT FOR THE PROCESSING OF PERSONAL DATA BY A\nSUBCONTRACTOR (Article 28 GDPR)\nBETWEEN THE UNDERSIGNED:\n${BODY}`,
    'CONTRACT FOR THE PROCESSING OF PERSONAL DATA BY A SUBCONTRACTOR (Article 28 GDPR)',
  ],
  [
    'a note below the name with which a mail ends',
    `From: Phil Borel\nTo: Ann Borel\nSubject: the truck\nDear Ann, here is the note.\nPhil\nPROMISSORY NOTE\n${BODY}`,
    'PROMISSORY NOTE',
  ],
])('%s', (_, paper, title) => {
  expect(readFacts(paper).documentName.value).toBe(title);
});

test('the head of a table names no paper', () => {
  const paper = (head: string) =>
    `Acme Clinic Ltd\n4 Low Road, Bury\nDear Ann,\nIt was good to meet you. The main points are in the table and the rest is below it.\n${head}\nEmployer\tAcme Clinic Ltd\nPost\tStaff Nurse\nPay\t$4,000 a month`;
  expect(readFacts(paper('What\tThe offer')).documentName.status).not.toBe('found');
});

const ROWS = 'Date\t4 May 2025\nCustomer\tAnn Borel\nCourse\tPiano, 40 lessons\nFee\t$400, paid in full';
const TERMS =
  'TERMS AND CONDITIONS\n1. Lessons. We hold the lessons weekly at the centre.\n2. Fees. The customer pays the fee on enrolment.';

test('a form with terms behind it is called by the title over its rows', () => {
  const form = (title: string) => readFacts(`ACME LESSONS PTE. LTD.\n${title}${ROWS}\n${TERMS}`).documentName.value;
  expect(form('Mastery Package – Enrolment Confirmation\n')).toBe('Mastery Package – Enrolment Confirmation');
  // Of a form without one the terms are all that names it.
  expect(form('')).toBe('TERMS AND CONDITIONS');
});

test('terms of which a line or two of a letterhead stand above are called by their own title', () => {
  const paper = `ACME LESSONS PTE. LTD.\nMusic plan for all\nTel\t555 0100\n${TERMS}`;
  expect(readFacts(paper).documentName.value).toBe('TERMS AND CONDITIONS');
});

test('an agreement below the rows that it is about has its own title', () => {
  const paper = `ACME LESSONS PTE. LTD.\nMusic plan for all\n${ROWS}\nENROLMENT AGREEMENT\nThis Enrolment Agreement is made between Acme Lessons Pte. Ltd. and the customer.`;
  expect(readFacts(paper).documentName.value).toBe('ENROLMENT AGREEMENT');
});

test.each([
  [
    'a letter of thanks',
    'Acme Mills Ltd\n1 Low Road, Hull HU1 4AB\nDear Tom,\nThank you for the flour. It came on Friday.',
  ],
  ['a sentence', 'Ann Borel lends her car to Tom Reed until 4 May 2025, and Tom fills the tank.'],
])('%s has no title', (_, paper) => {
  expect(readFacts(paper).documentName.status).toBe('absent');
});

test('a cue that nothing was learned of says nothing', () => {
  const known = { cues: ['w.paper', 'heading'] };
  expect(likelihoodOf({ cues: [...known.cues, 'never seen'] })).toBe(likelihoodOf(known));
});
