import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { isOfTrial, unlessOfAnother } from '../../../src/analysis/facts/renewal-scope';
import { sourceOf } from '../../../src/analysis/facts/source';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractTextFromPlain } from '../../support/contract-text';
import { readPaper } from '../../support/papers';

const renewal = (clauses: string) => printFacts(readPaper(clauses, 'lease').facts).renewalTerm;
const STAYS =
  'If Tenant stays on in the premises it becomes a tenancy renewed from month to month for successive periods of one (1) month.';

describe('the renewal of a contract is its own', () => {
  test('an add-on renews for itself', () => {
    const of = (part: string) => renewal(`2. ${part} renews automatically for successive terms of one (1) year.`);
    expect(of('The support add-on').status).toBe('absent');
    expect(renewal('2. The support add-on renews automatically for successive terms of ____ years.').status).toBe(
      'absent',
    );
    expect(of('This Agreement').value).toBe('1 year, renewed automatically');
  });

  test('a silence stays as sure as it was', () => {
    const contract = contractTextFromPlain(
      'LEASE\nThis Lease is between Ann Lee and Bo Kim.\n1. Bo Kim pays the rent.',
    );
    const silence = { status: 'absent' as const, value: null, confidence: 0.3, evidence: [] };
    expect(unlessOfAnother(sourceOf(contract, documentOf(contract)), silence)).toBe(silence);
  });

  test('so does a contract that is yet to be made', () => {
    const of = (paper: string) =>
      renewal(`2. Under the supply agreement ${paper}, the term is automatically renewed for two (2) years at a time.`);
    expect(of('that is to be made')).toMatchObject({
      status: 'stated',
      rule: 'the renewal of a contract that is yet to be made',
    });
    expect(of('of this day').value).toStartWith('2 years');
  });

  test('who holds over has no renewal', () => {
    expect(renewal(`2. Term. The term ends on March 31, 2028. ${STAYS}`)).toMatchObject({
      status: 'stated',
      rule: 'it goes on only where somebody stays on',
    });
  });

  test('but the further term that must be offered', () => {
    const offer = 'Landlord must offer Tenant a further year at the same rent.';
    expect(renewal(`2. Term. The term ends on March 31, 2028. ${STAYS} ${offer}`).value).toBe(
      '1 year, if it is renewed',
    );
    const none = 'Landlord must offer Tenant a further key.';
    expect(renewal(`2. Term. The term ends on March 31, 2028. ${STAYS} ${none}`).value).toBe(null);
  });
});

describe('what is tried first is no renewal of the contract', () => {
  test.each([
    ['We may extend the probationary period once, by up to 3 months, and tell you in writing.', true],
    ['Your probation may be extended by three months.', true],
    ['Any extension of the probationary period is confirmed in writing.', true],
    ['We may extend this contract once, by up to 3 months.', false],
    ['When the probationary period is over the contract is extended by a year.', false],
  ])('%s', (words, told) => expect(isOfTrial(words)).toBe(told));
});
