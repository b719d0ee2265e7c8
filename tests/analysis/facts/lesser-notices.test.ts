import { describe, expect, test } from 'bun:test';
import { terminationLines } from '../../../src/analysis/report/key-terms/termination';
import { readFacts } from '../../support/read-facts';
import { contractWith, readingOf } from '../../support/reading';

const notice = (clause: string) => readFacts(contractWith(`12. ${clause}`)).noticePeriod;

describe('a notice that is asked for as a courtesy is stated, and no length that anybody owes', () => {
  test.each([
    'Either of us may end the employment at any time. As a courtesy we ask for, but do not require, two weeks’ notice.',
    'You may leave at any time. We would appreciate two weeks’ notice, but you lose nothing if you give none.',
    'You may leave at any time. We ask for the courtesy of two weeks’ notice from you.',
  ])('%s', (clause) => expect(notice(clause).status).toBe('stated'));

  test('it stands among the endings all the same', () => {
    const clause = '12. You may leave at any time. We ask for the courtesy of two weeks’ notice from you.';
    expect(terminationLines(readingOf(contractWith(clause))).some(({ text }) => text.includes('courtesy'))).toBe(true);
  });

  test('near miss: one that has to be given', () => {
    expect(notice('Either party may end this Agreement at any time on two weeks’ notice.').value).toStartWith(
      '2 weeks, to end the contract',
    );
  });
});

describe('a notice by which a loan is paid back early is not told as absent', () => {
  test.each([
    'Maker may prepay this Note in whole, but not in part, upon sixty (60) days’ prior written notice.',
    'The Company may repay all or any of it sooner, on a week’s notice and with no fee.',
    'The Borrower is free to pay off the loan early by giving the Lender one month’s notice.',
  ])('%s', (clause) => expect(notice(clause).status).toBe('stated'));

  test.each([
    'The Borrower may repay the whole at any time within thirty days without previous notice.',
    'The Borrower shall repay the loan in sixty days; notice of each payment goes to the Lender.',
    'The Borrower may repay an instalment late by five days if notice is given.',
  ])('near miss: %s', (clause) => expect(notice(clause).status).toBe('absent'));
});

describe('a notice at any time after the first months stops no renewal', () => {
  const renewing = (ending: string) =>
    readFacts(
      contractWith(
        `2. Term. This Agreement runs for 12 months. After that it renews for the same length.\n3. Ending it: either party, 30 days’ written notice, ${ending}.`,
      ),
    ).noticePeriod.value;
  test('but ends the contract', () => {
    expect(renewing('at any time after the first three months, or only at the end of the term')).toStartWith(
      '30 days, to end the contract',
    );
    expect(renewing('before the end of the term')).toStartWith('30 days, to stop its renewal');
  });
});
