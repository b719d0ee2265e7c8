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
    expect(renewalTerm.value).toBe('2 years, if it is renewed, by choice of the Provider');
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

  test('what is paid beside something else, and a fee of a waiting list, are no price', () => {
    expect(told('3. The Company will also pay your COBRA premiums ($612 per month).').contractValue.value).toBeNull();
    expect(told('The waiting list fee is $25.').contractValue.value).toBeNull();
    expect(told('The course fee is $25.').contractValue.value).toBe('$25');
  });

  test('a rental by the acre is told in its words', () => {
    const { contractValue } = told('3. Cash rent. The rental has been fixed at $215 for each of the 160 acres.');
    expect(contractValue.status).toBe('stated');
  });

  test('time that is billed is told in its words, and costs that each bears are not', () => {
    const billed = told(
      '2. Basis. Client will be billed for time: Ms. Bellini at $375, associates at $260.',
    ).contractValue;
    expect(billed.evidence[0]?.quote).toContain('$375');
    const own = told('2. We will carry out our inquiries at our own cost, which we expect to be around £85,000.');
    expect(own.contractValue.value).toBeNull();
    expect(own.contractValue.status).toBe('absent');
  });

  test('a loan is paid back early on notice, however the duty is said', () => {
    const { noticePeriod } = told(
      '6. The Borrower may repay early and must give the Bank 7 days notice of its intention.',
    );
    expect(noticePeriod.status).toBe('stated');
  });

  test('everyday words for leaving on notice', () => {
    expect(told("If you want to go sooner, a month's notice will do.").noticePeriod.status).not.toBe('absent');
    expect(told('If you want to go sooner, use the back door.').noticePeriod.status).toBe('absent');
  });

  test('an objection until a day stops a renewal', () => {
    const { noticePeriod } = told(
      '6. It shall renew itself for one further year if neither party has objected in writing by 31 October 2026.',
    );
    expect(noticePeriod.status).toBe('stated');
    const claim = told('6. A statement stands if neither party has objected in writing by 31 October 2026.');
    expect(claim.noticePeriod.status).toBe('absent');
  });

  test('the limit of a facility is what is lent, whatever fees stand beside it', () => {
    const { contractValue } = told('2. Details.\nFacility limit: $620,000.00\nService fee: $15.00 per month');
    expect(contractValue.value).toStartWith('$620,000');
  });
});
