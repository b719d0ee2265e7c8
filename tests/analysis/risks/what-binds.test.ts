import { describe, expect, test } from 'bun:test';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { contractWith, readingOf } from '../../support/reading';

test('recitals and lines of a table of contents bind nobody', () => {
  const text = contractWith('1. Provider shall deliver the Software.').replace(
    'The parties agree as follows:',
    '\nWHEREAS, Provider appoints Customer as its exclusive distributor; and\n8.1 Waiver of Jury Trial ........ 14\nNOW, THEREFORE, the parties agree as follows:',
  );
  const rules = assessRisks(readingOf(text)).riskFactors.map((risk) => risk.rule);
  expect(rules).not.toContain('exclusivity');
  expect(rules).not.toContain('jury-waiver');
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
