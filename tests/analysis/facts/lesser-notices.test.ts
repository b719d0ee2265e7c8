import { describe, expect, test } from 'bun:test';
import { isPaidEarly } from '../../../src/analysis/facts/lesser-notices';
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

describe('a notice by which a loan is called in or an account closed is not told as absent', () => {
  test.each([
    'The Maker may pay down the principal before its time upon sixty days’ notice in writing.',
    'The Borrower has right to return earlier the whole or a part, with written notice of 30 days.',
    'Early repayment needs ten days’ written notice to the Lender.',
    'She may ask for up to half of what is then still owing, on three months’ notice.',
    'Except in urgent cases, we will give you 30 days’ notice before we close your account.',
    'If I want to stop it, I give you two months’ warning.',
    'By 30 days’ written notice, with or without cause.',
  ])('%s', (clause) => expect(notice(clause).status).toBe('stated'));

  test.each([
    'The Borrower may repay the whole upon any day without previous notice, with six months’ interest.',
    'After default the Lender may call in the loan, on ten days’ notice.',
    'We will give you 30 days’ notice before we paint the shop.',
  ])('near miss: %s', (clause) => expect(notice(clause).status).toBe('absent'));
});

test('a loan that may be paid early on notice is not ended by it', () => {
  expect(
    isPaidEarly('Borrower may pay early, in whole and not in part, on sixty days’ notice.'.replace('’', "'")),
  ).toBe(true);
  expect(isPaidEarly('Borrower may leave early, on sixty days’ notice.'.replace('’', "'"))).toBe(false);
});

test('who looks at the books, or pays early, ends nothing', () => {
  expect(notice('Each party shall have access to the books on five business days’ notice.').status).not.toBe('found');
  expect(
    notice('Maker may pay early, in whole and not in part, on sixty days’ notice, together with interest.').status,
  ).not.toBe('found');
});

test('heads of terms are told by the notice that ends the talks', () => {
  const heads = (clause: string) =>
    readFacts(
      `HEADS OF TERMS\nThese Heads are made on 9 October 2026 between Acme Mills Ltd (the "Buyer") and Borel Ltd (the "Seller").\n1. The Buyer leases the shop. We may break the lease at the end of year 5 on six months’ notice.\n2. ${clause}`,
    ).noticePeriod;
  const told = heads('Either of us may end the talks at any time by ten days’ written notice.');
  expect(told.status).toBe('stated');
  expect(told.evidence[0]?.quote).toContain('talks');
  expect(
    heads('Either of us may end these Heads at any time by 21 days’ written notice.').evidence[0]?.quote ?? '',
  ).not.toContain('talks');
});
