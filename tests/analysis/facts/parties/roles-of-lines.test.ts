import { expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const partiesOf = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

const LEASE = (second: string) => `RESIDENTIAL LEASE
1. PARTIES: The parties to this lease are: the owner of the Property, Landlord: Garza Family Properties, LLC; and Tenant(s): Brandon T. Okafor and Melissa Okafor.
2. TERM: The term begins on August 1, 2025 and ends on July 31, 2026.
3. RENT: Tenant pays $1,900 a month.
Landlord: Garza Family Properties, LLC, by Rosa Garza, Manager Date: 07/09/2025
Tenant: Brandon T. Okafor Date: 07/09/2025
${second}: Melissa Okafor Date: 07/09/2025`;

test('who stands behind the label of another party plays the same part', () => {
  expect(partiesOf(LEASE('Tenant'))).toContainEqual(['Melissa Okafor', 'Tenant']);
});

test('near miss: a label that is nobody’s part', () => {
  expect(partiesOf(LEASE('Signed by'))).not.toContainEqual(['Melissa Okafor', 'Signed by']);
});

test('the first words of a statute’s name are nobody', () => {
  const told = partiesOf(`COLDBROOK INSTRUMENTS, INC.
October 1, 2025
Ms. Teresa Quinlan
Dear Teresa:
This letter is the agreement on your separation from Coldbrook Instruments, Inc. (the "Company").
1. You release claims under the Massachusetts Equal Rights Act and the Paid Family and Medical Leave Act.
2. The Company pays you $43,200.
Teresa Quinlan`);
  expect(told.map(([name]) => name)).not.toContain('Paid Family');
  expect(told.map(([name]) => name)).toContain('Teresa Quinlan');
});
