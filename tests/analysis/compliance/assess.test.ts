import { expect, test } from 'bun:test';
import { assessCompliance } from '../../../src/analysis/compliance/assess';
import { contractWith, readingOf } from '../../support/reading';

const review = (clauses: string) => assessCompliance(readingOf(contractWith(clauses)));

test('issues and recommendations repeat the findings as text', () => {
  const found = review(
    '4. Customer may export the Software.\n5. The Software is for personal, family or household use.',
  );
  expect(found.findings.length).toBe(2);
  expect(found.issues).toEqual(found.findings.map((finding) => finding.issue));
  expect(found.recommendations).toEqual(found.findings.map((finding) => finding.recommendation));
});
