import { expect, test } from 'bun:test';
import { printFacts } from '../../../src/analysis/report/facts';
import { AFTER_STEPS } from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes } from '../../support/told-disputes';

const COURTS = 'Suit shall be brought only in the courts of Washoe County, Nevada.';
const CLAIMS =
  '13. Disputes. Vendor shall submit any claim in writing to the Director of Purchasing within ten days, or the claim is waived. The Director will issue a decision within thirty days.';
const settling = (text: string) => printFacts(readingOf(contractWith(text)).facts).disputeResolution;

test('a claim that has to be put to the other side is told in the words of its clause', () => {
  const told = settling(`${CLAIMS}\n14. Venue. ${COURTS}`);
  expect(told?.status).toBe('stated');
  expect(told?.evidence.map(({ quote }) => quote).join(' ')).toContain('Director of Purchasing within ten days');
  expect(lawAndDisputes(`${CLAIMS}\n14. Venue. ${COURTS}`)).toContain(AFTER_STEPS);
});

test.each([
  '13. Insurance. Vendor shall submit any claim to the insurer in writing within ten days.',
  '13. Warranty. Vendor shall submit any claim under the warranty in writing within ten days.',
  '13. Changes. Vendor shall submit any claim for more time in writing within ten days.',
])('near miss: %s', (clause) => expect(settling(`${clause}\n14. Venue. ${COURTS}`)?.value).toBe('Courts'));

test('an ombudsman beside the courts is quoted where nothing more is told', () => {
  const told = settling(
    '13. Complaints. If you are not happy, you may contact the Property Ombudsman, of which we are a member.\n14. Courts. You can go to court, if we disagree.',
  );
  expect(told?.evidence.map(({ quote }) => quote).join(' ')).toContain('Ombudsman');
});
