import { describe, expect, test } from 'bun:test';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { readingOf } from '../../support/reading';
import { type Found, type Trap, testRisks } from '../../support/risk-table';

const SECRET = '1. Customer shall keep the Confidential Information of Provider secret.';

const FOUND: Found[] = [
  ['nda-no-exclusions', SECRET, /No exception for what is public/, 'nda'],
  ['nda-no-compelled-disclosure', SECRET, /what a law or court requires/, 'nda'],
  ['no-termination-right', '1. Provider shall deliver the Software.', /No right to end the contract/],
  [
    'no-breach-notice',
    '4. Provider shall store personal data of the clients of Customer.',
    /“store personal data”.*security breach/,
  ],
  [
    'no-insurance',
    '4. Provider shall install the equipment at the premises of Customer.',
    /install the equipment at the premises/,
    'services',
  ],
  [
    'no-source-code-escrow',
    '4. Provider shall host the software. Customer uses the hosted software each day.',
    /host the software/,
  ],
];

const TRAPS: Trap[] = [
  ['nda-no-exclusions', 'there is one', `${SECRET} Information that is public is not confidential.`, 'nda'],
  ['nda-no-compelled-disclosure', 'there is room', `${SECRET} A party may disclose what a court orders.`, 'nda'],
  ['no-termination-right', 'there is one', '1. Either party may cancel on thirty days notice.'],
  [
    'no-breach-notice',
    'there is a duty',
    '4. Provider shall store personal data. Provider shall notify Customer of any security incident.',
  ],
  ['no-breach-notice', 'nobody handles data', '4. Provider shall deliver the Software.'],
  [
    'no-insurance',
    'there is one',
    '4. Provider shall install the equipment at the premises of Customer. Provider shall be insured.',
    'services',
  ],
  ['no-insurance', 'no dangerous work', '4. Provider shall maintain the web site of Customer.', 'services'],
  [
    'no-source-code-escrow',
    'there is one',
    '4. Provider shall host the software. Customer uses the hosted software. The source code is held in escrow.',
  ],
  ['no-source-code-escrow', 'the customer runs it itself', '4. Customer shall install the software on its computers.'],
  ['no-liability-cap', 'unlimited by its words', '11. Liability is unlimited.'],
];

testRisks(FOUND, TRAPS, ['nda-no-exclusions', 'nda-no-compelled-disclosure', 'no-termination-right']);

describe('law and courts', () => {
  const between = (one: string, other: string, clauses: string) =>
    assessRisks(
      readingOf(`SERVICES AGREEMENT
This Services Agreement (this "Agreement") is made as of March 1, 2026 by and between Acme Cloud, Inc., ${one} ("Provider"), and Borel LLC, ${other} ("Customer"). The parties agree as follows:
${clauses}
This Agreement is the entire agreement of the parties hereto and shall bind their successors.`),
    ).riskFactors.map(({ rule }) => rule);
  const SWISS = '13. This Agreement shall be governed by the laws of Switzerland.';

  test('law that is foreign to both parties is told, and not where one is at home', () => {
    expect(between('a Delaware corporation', 'a Texas limited liability company', SWISS)).toContain('foreign-law');
    const georgia = '13. This Agreement shall be governed by the laws of the State of Georgia.';
    expect(between('a Delaware corporation', 'a Texas limited liability company', georgia)).not.toContain(
      'foreign-law',
    );
  });

  test('law of one place and courts of another are told, and not where they agree', () => {
    const parties = ['a Delaware corporation', 'a Texas limited liability company'] as const;
    const courts = (place: string) =>
      `13. This Agreement shall be governed by the laws of the State of Texas. The courts of the State of ${place} shall have exclusive jurisdiction over any dispute.`;
    expect(between(...parties, courts('Nevada'))).toContain('split-forum');
    expect(between(...parties, courts('Texas'))).not.toContain('split-forum');
    const open = courts('Nevada').replace('exclusive', 'non-exclusive');
    expect(between(...parties, open)).not.toContain('split-forum');
  });
});

describe('short documents do not drown in what is missing', () => {
  test('a mutual NDA of one page', () => {
    const { overallRisk, riskFactors } = assessRisks(
      readingOf(`NON-DISCLOSURE AGREEMENT
This Agreement is made on 3 March 2026 between Acme Ltd and Bolt Inc. (each a "Party").
Each Party shall keep the other Party's Confidential Information secret and use it only to evaluate a deal. Information that is public is not confidential. A Party may disclose what a court orders. The duties end after three years. This Agreement is governed by the laws of England.
Signed: /s/ Ann Lee, /s/ Bob Ray`),
    );
    expect(riskFactors).toEqual([]);
    expect(overallRisk).toBe('low');
  });

  test('a statement of work under a master agreement', () => {
    const { riskFactors } = assessRisks(
      readingOf(`STATEMENT OF WORK NO. 3
This Statement of Work is entered into under the Master Services Agreement dated 1 May 2025 between Acme Ltd ("Provider") and Bolt Inc ("Customer").
1. Provider shall move the data of Customer to the new system by 1 July 2026.
2. Customer shall pay $40,000 on acceptance.
Signed: /s/ Ann Lee, /s/ Bob Ray`),
    );
    expect(riskFactors).toEqual([]);
  });

  test('an amendment says what it changes and nothing of what it leaves out', () => {
    const { riskFactors } = assessRisks(
      readingOf(`FIRST AMENDMENT TO SERVICES AGREEMENT
This First Amendment is made on 1 May 2026 between Acme Ltd ("Provider") and Bolt Inc ("Customer").
1. Section 4 is replaced: The fee is $500 a month.
2. Customer shall be the exclusive distributor of Provider in Texas.
3. All other terms remain in force.`),
    );
    expect(riskFactors.map(({ rule }) => rule)).toEqual(['exclusivity']);
  });

  test('missing terms of a contract of a page are low', () => {
    const { riskFactors } = assessRisks(
      readingOf(`SERVICES AGREEMENT
This agreement is between Acme Ltd ("Provider") and Bolt Inc ("Customer"), dated 1 May 2026.
1. Provider shall clean the office of Customer. Customer pays $900 a month.
2. Provider may terminate at any time.`),
    );
    expect(riskFactors[0]?.rule).toBe('one-sided-termination');
    const missing = riskFactors.filter(({ evidence }) => evidence.length === 0);
    expect(missing.map(({ severity }) => severity)).toEqual(missing.map(() => 'low'));
  });
});
