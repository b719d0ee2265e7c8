import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const HIRE = 'BOAT HIRE\nOwner: Lakeside Boats Ltd\nHirer: Ann Borel\nDate: 3 March 2025\n';

test.each([
  [`${HIRE}1. The hire begins on 4 April 2025 and runs until 30 September 2025.`, '2025-09-30'],
  [`${HIRE}1. Your booking ends on 2 May 2025.`, '2025-05-02'],
  [
    'PLACEMENT LETTER\nAcme Mills Ltd and Ann Borel agree:\n1. The placement will finish on 12 June 2026.',
    '2026-06-12',
  ],
  ['Dear Tom\nThese are the terms.\nThe arrangement lasts until 31 August 2027.', '2027-08-31'],
  ['SEASON MEMBERSHIP\nClub: Acme Rowing\nMember: Ann Borel\n1. The season runs until 31 October 2025.', '2025-10-31'],
])('what a paper calls itself ends: %j', (text, end) => {
  expect(readFacts(text).expirationDate.normalized).toBe(end);
});

test.each([
  [`${HIRE}1. The hire charge is the same until 30 September 2025.`, 'a price'],
  [`${HIRE}1. The boat's insurance ends on 30 September 2025.`, 'an insurance'],
  [
    'Dear Ann\nEnding of your employment\nThese are the terms of our settlement.\nYour employment ends on 31 March 2025.',
    'a paper that ends what it names',
  ],
])('something else ends: %j', (text) => {
  expect(readFacts(text).expirationDate.normalized).not.toStartWith('20');
});

test('a term that ends on a day is no silence on the term', () => {
  const { term } = readFacts(`${HIRE}1. The hire runs until 30 September 2025.`);
  expect(term.status).toBe('stated');
});

test('notice for the time of trial alone is not told as the notice', () => {
  const { noticePeriod } = readFacts(
    'NANNY AGREEMENT\nFamily: Ann Borel\nNanny: Tom Reed\nDuring the trial either side may end this agreement with 3 days’ notice.',
  );
  expect(noticePeriod.status).toBe('stated');
});

test('notice whose length is no number is stated', () => {
  const { noticePeriod } = readFacts(
    'DRAMA CLASSES\nSchool: Acme Stage Ltd\nA pupil may leave at the end of a term if the parent gives half a term’s notice.',
  );
  expect(noticePeriod.status).toBe('stated');
});
