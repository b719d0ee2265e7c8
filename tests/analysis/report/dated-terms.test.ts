import { expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import type { DatedTerm } from '../../../src/shared/analysis';
import { contractTextFromPlain } from '../../support/contract-text';

const OPENING = `COMMERCIAL LEASE
This Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Borel Ltd (the "Tenant") for the shop at 40 Oak Avenue, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2031.`;

function told(clause: string): Partial<DatedTerm>[] {
  const { datedTerms = [] } = analyse(contractTextFromPlain(`${OPENING}\n2. ${clause}`));
  return datedTerms.map(({ evidence: _, ...rest }) =>
    Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
  );
}

test.each([
  [
    'Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.',
    { kind: 'payment', label: 'Rent due', anchor: 'start', every: { count: 1, unit: 'month' }, dayOfMonth: 1 },
  ],
  [
    'Rent. Rent is payable in advance on or before the 5th day of every calendar month.',
    { kind: 'payment', label: 'Rent due', anchor: 'start', every: { count: 1, unit: 'month' }, dayOfMonth: 5 },
  ],
  [
    'Deposit. Tenant shall pay a deposit of $4,000 on or before April 15, 2026.',
    { kind: 'payment', label: 'Payment of $4,000', day: '2026-04-15' },
  ],
  [
    'Renewal. Tenant may renew this Lease for two (2) years by written notice given at least six (6) months prior to the expiration of the term.',
    {
      kind: 'option',
      label: 'Option to renew: last day for notice',
      anchor: 'end',
      offset: { count: -6, unit: 'month' },
    },
  ],
  [
    'Purchase. Tenant has the option to purchase the shop by notice not less than 90 days before the end of the term.',
    { kind: 'option', label: 'Option to buy: last day for notice', anchor: 'end', offset: { count: -90, unit: 'day' } },
  ],
  [
    'Increase. The rent is increased by 3% on each anniversary of the Commencement Date.',
    { kind: 'review', label: 'Rent review or increase', anchor: 'start', every: { count: 1, unit: 'year' } },
  ],
  [
    'Review. The rent shall be reviewed on the third anniversary of the Commencement Date.',
    { kind: 'review', label: 'Rent review or increase', anchor: 'start', offset: { count: 3, unit: 'year' } },
  ],
  [
    'Works. Landlord shall complete the works by June 30, 2026 (the "Completion Date").',
    { kind: 'named', label: 'Completion Date', day: '2026-06-30' },
  ],
] as const)('%s', (clause, term) => expect(told(clause)).toEqual([term as Partial<DatedTerm>]));

test.each([
  ['Reports. Tenant shall send a report on the first day of each month.', 'no payment'],
  ['Invoices. Tenant shall pay each invoice within thirty (30) days after receipt.', 'no day'],
  ['Late charge. If rent of $2,100 is not paid by May 1, 2026, interest is due.', 'an event'],
  ['Loan. Tenant paid $4,000 under the agreement dated April 15, 2025.', 'the day of another paper'],
  [
    'Renewal. This Lease renews automatically unless either party gives notice 60 days before the end of the term.',
    'by itself',
  ],
  ['Anniversary. The parties shall celebrate each anniversary of the Commencement Date.', 'no sum changes'],
])('%s: none, %s', (clause) => expect(told(clause)).toEqual([]));
