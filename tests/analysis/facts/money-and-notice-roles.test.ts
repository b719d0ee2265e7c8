import { describe, expect, test } from 'bun:test';
import { printFacts } from '../../../src/analysis/report/facts';
import { readPaper } from '../../support/papers';

const told = (clauses: string) => printFacts(readPaper(clauses, 'services').facts);

describe('whose choice a renewal is, and how often it comes', () => {
  test('an option that silence takes up comes by itself', () => {
    const { renewalTerm } = told(
      '2. Term. The Provider has three (3) consecutive options to extend the Term, each for a further eighteen (18) months. Each option shall be deemed exercised unless the Provider tells Customer in writing to the contrary.',
    );
    expect(renewalTerm.value).toBe('18 months, renewed automatically, 3 times at most');
  });

  test('the choice of one side is told as such', () => {
    const { renewalTerm } = told(
      '2. Term. The Provider may, in its sole discretion, renew this Agreement for one additional period of two (2) years by notice given not less than thirty (30) days before expiration.',
    );
    expect(renewalTerm.value).toStartWith('2 years, if it is renewed at the choice of the side');
  });

  test('the choice of both is no side’s alone', () => {
    const { renewalTerm } = told(
      '2. Term. Either party may renew this Agreement for a further period of two (2) years.',
    );
    expect(renewalTerm.value ?? '').not.toContain('the side that the clause names');
  });
});

describe('what a notice or a sum is for', () => {
  test('another length for each side is no one length', () => {
    const { noticePeriod } = told(
      '12. Either party may end this Agreement by giving sixty (60) days written notice for Customer, or five (5) days for Provider.',
    );
    expect(noticePeriod.status).toBe('stated');
  });

  test('what one day costs is no price of the whole', () => {
    expect(told('4. Fees.\nDay Rate: £310 (exclusive of VAT).').contractValue.value).toBeNull();
  });
});
