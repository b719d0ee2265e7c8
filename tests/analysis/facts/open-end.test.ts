import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const paper = (clause: string) =>
  readFacts(
    `SERVICES AGREEMENT\nThis Agreement is made on 11 August 2025 between Acme Mills Ltd and Borel Ltd.\n2. Term. ${clause}\n3. Borel writes the software of Acme for £9,000.`,
  );
const isEndless = (clause: string) => paper(clause).expirationDate.normalized === 'perpetual';

test('what is asked for is not agreed', () => {
  expect(isEndless('This Agreement has no end date.')).toBe(true);
  expect(isEndless('Can this Agreement be worldwide and have no end date?')).toBe(false);
});

test('until an event unless it is ended sooner is not without end', () => {
  expect(isEndless('This Agreement continues until it is terminated by either party on notice.')).toBe(true);
  expect(isEndless('This Agreement continues until Final Acceptance of the software unless terminated earlier.')).toBe(
    false,
  );
});

test('of a tenancy without a fixed end the time from rent day to rent day is no term', () => {
  const tenancy = (end: string) =>
    readFacts(
      `TENANCY AGREEMENT\nLandlord: Ann Borel\nTenant: Tom Reed\nTenancy begins: 1 June 2026\nRental period: one month, the 1st to the last day\nRent: £745\n1. ${end}\n2. The Tenant keeps the flat clean.`,
    ).term.normalized;
  expect(tenancy('There is no fixed term.')).toBeNull();
  expect(tenancy('The Tenant pays on the 1st.')).toBe('1 month');
});

test('of the day on which it is made and the one from which it is effective the latter is that of its effect', () => {
  const effect = (words: string) =>
    readFacts(
      `COMPANY AGREEMENT\nThis Company Agreement of Acme Smokehouse, LLC is entered into as of July 8, 2025${words}, by and between Ann Borel and Tom Reed.\n1. Each holds half.`,
    ).effectiveDate.normalized;
  expect(effect(' and is effective as of July 1, 2025')).toBe('2025-07-01');
  expect(effect(' and amends the one of July 1, 2025')).not.toBe('2025-07-01');
});

test.each([
  ['Employment with Provider is for no specific period of time.', 'No fixed end'],
  [
    'Your employment with Provider will be "at will," meaning that either of us may end it at any time.',
    'No fixed end',
  ],
  ['Your employment is on an at-will basis and may be ended at any time.', 'No fixed end'],
  ['The bonus is paid for no specific period.', null],
])('employment at will: %s', (text, end) => {
  const paper = contractWith(`1. Work. You work for Provider.\n2. Employment. ${text}`, 'employment');
  expect(readFacts(paper).expirationDate.value).toBe(end);
});

test('a ticked box says that there is no end', () => {
  const of = (boxes: string) =>
    readFacts(
      `STATEMENT OF EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\nYour employment is:\n${boxes}\n1. You work in the bar for £13 an hour.`,
    ).expirationDate.normalized;
  expect(of('[x] permanent\n[ ] fixed term, ending on ________')).toBe('perpetual');
  expect(of('[ ] permanent\n[x] fixed term, ending on 1 May 2026')).not.toBe('perpetual');
  expect(of('[x] permanent staff discount')).not.toBe('perpetual');
});
