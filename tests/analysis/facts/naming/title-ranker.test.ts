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
])('%s', (_, paper, title) => {
  expect(readFacts(paper).documentName.value).toBe(title);
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
