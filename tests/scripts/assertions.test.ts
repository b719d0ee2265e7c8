import { expect, test } from 'bun:test';
import { assertionsOf } from '../../scripts/training/findings/assertions';
import { contractTextFromPlain } from '../support/contract-text';

const LEASE = `LEASE
This lease is made on 1 March 2026 between Larch Homes Ltd ("Landlord") and Petra Lund ("Tenant").
1. Rent. Tenant shall pay £600 on the first day of each month.
2. End. Landlord may end this lease at any time without notice.
3. Law. This lease is governed by the laws of England.`;

test('all that is told of a paper can be judged once, by its key', () => {
  const { kind, ratings, told } = assertionsOf(contractTextFromPlain(LEASE));
  expect(kind).toBe('Lease');
  expect(Object.keys(ratings)).toEqual(['neutral', 'landlord', 'tenant']);
  const keys = told.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('fact|governingLaw|found|England');
  expect(keys).toContain('party|Petra Lund');
  const risks = told.filter((one) => one.kind === 'risk');
  expect(risks.some(({ severity }) => 'tenant' in severity && !('landlord' in severity))).toBe(true);
  expect(told.find(({ key }) => key === 'party|Petra Lund')?.quotes.join()).toContain('Petra Lund');
});
