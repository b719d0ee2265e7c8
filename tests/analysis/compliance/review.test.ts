import { describe, expect, test } from 'bun:test';
import { reviewCompliance } from '../../../src/analysis/compliance/review';
import { contractWith, readingOf } from '../../support/reading';

type Kind = Parameters<typeof contractWith>[1];
const review = (clauses: string, kind: Kind = 'licence') => reviewCompliance(readingOf(contractWith(clauses, kind)));

const FOUND: [rule: string, clauses: string, says: RegExp, kind?: Kind][] = [
  [
    'gdpr-processor',
    '4. Provider shall process personal data on behalf of Customer as a data processor.',
    /sub-processors/,
  ],
  [
    'gdpr-transfers',
    '4. Provider may transfer personal data to countries outside the European Economic Area.',
    /transfer mechanism/,
  ],
  [
    'ccpa',
    '4. Provider may collect personal information of users.\n9. This Agreement shall be governed by the laws of the State of California.',
    /California Consumer Privacy Act/,
  ],
  ['health-data', '4. Customer may give protected health information to Provider.', /“protected health information”/],
  [
    'california-non-compete',
    '7. Customer shall not compete with Provider for two (2) years.\n9. This Agreement shall be governed by the laws of the State of California.',
    /rule of reason/,
  ],
  [
    'whistleblower-notice',
    '7. The Employee shall not disclose confidential information.\n9. This Agreement shall be governed by the laws of the State of Texas.',
    /whistleblowers/,
    'employment',
  ],
  ['employment-arbitration', '9. Any dispute or claim shall be settled by arbitration.', /harassment/, 'employment'],
  [
    'renewal-laws',
    '3. This Agreement shall automatically renew for successive one (1) year terms unless either party gives notice.\n9. This Agreement shall be governed by the laws of the State of New York.',
    /5-903/,
    'services',
  ],
  [
    'late-payment',
    '5. Customer shall pay each invoice within ninety (90) days after receipt.\n9. This Agreement shall be governed by the laws of Germany.',
    /60 days/,
  ],
  ['consumer-terms', '4. The Software is licensed for personal, family or household purposes.', /consumer/],
  ['export-control', '4. Customer may export the Software to any country.', /export control/],
  [
    'electronic-signature',
    '9. Amendments shall require the original signatures of both parties.',
    /“original signatures”/,
  ],
  [
    'anti-bribery',
    '4. Customer shall act as distributor. Customer may sell the products to government agencies.',
    /“government agencies”/,
    'supply',
  ],
];

describe('a point of compliance is raised where the contract gives cause', () => {
  for (const [rule, clauses, says, kind] of FOUND) {
    test(rule, () => {
      const text = rule === 'anti-bribery' ? contractWith(clauses, kind).replaceAll('SUPPLY', 'DISTRIBUTION') : null;
      const { findings } = text ? reviewCompliance(readingOf(text)) : review(clauses, kind);
      const finding = findings.find((candidate) => candidate.rule === rule);
      expect(finding?.issue).toMatch(says);
      expect(finding?.source).toMatch(/\d/);
      expect(finding?.evidence.length).toBeGreaterThan(0);
    });
  }
});

describe('and not where it does not', () => {
  test.each<[string, string, Kind]>([
    ['gdpr-processor', '4. Provider keeps the books of Customer.', 'licence'],
    [
      'gdpr-transfers',
      '4. Personal data may be transferred outside the European Union under standard contractual clauses.',
      'licence',
    ],
    ['ccpa', '4. Provider may collect personal information of users.', 'licence'],
    [
      'california-non-compete',
      '7. Customer shall not compete with Provider.\n9. This Agreement shall be governed by the laws of Texas.',
      'licence',
    ],
    [
      'whistleblower-notice',
      '7. The Employee shall not disclose confidential information. Nothing limits rights under the Defend Trade Secrets Act.\n9. This Agreement shall be governed by the laws of the State of Texas.',
      'employment',
    ],
    [
      'late-payment',
      '5. Customer shall pay each invoice within ninety (90) days.\n9. This Agreement shall be governed by the laws of the State of Texas.',
      'licence',
    ],
    ['export-control', '4. Customer shall not export the Software.', 'licence'],
    ['electronic-signature', '9. Copies shall be deemed to carry original signatures.', 'licence'],
  ])('%s', (rule, clauses, kind) => {
    expect(review(clauses, kind).findings.map((finding) => finding.rule)).not.toContain(rule);
  });
});

test('issues and recommendations repeat the findings as text', () => {
  const found = review(
    '4. Customer may export the Software.\n5. The Software is for personal, family or household use.',
  );
  expect(found.findings.length).toBe(2);
  expect(found.issues).toEqual(found.findings.map((finding) => finding.issue));
  expect(found.recommendations).toEqual(found.findings.map((finding) => finding.recommendation));
});
