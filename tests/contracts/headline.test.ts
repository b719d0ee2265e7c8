import { describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { contractDates } from '../../src/contracts/dates/contract-dates';
import { headlineOf } from '../../src/contracts/headline';
import { sided } from '../../src/contracts/sided';
import type { Analysis } from '../../src/shared/analysis';
import { contractTextFromPlain } from '../support/contract-text';

const told = (analysis: Analysis) => headlineOf(analysis, contractDates({ analysis, judgements: new Map() }));

const SERVICES = `SERVICES AGREEMENT
This Services Agreement is made on March 1, 2026 between Acme Corp. ("Provider") and Borel Ltd ("Customer").
1. Services. Provider shall host the website of Customer for a fee of $900 a month.
2. Term. This Agreement begins on March 1, 2026 and ends on February 28, 2028. It shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.
3. Governing law. This Agreement is governed by the laws of the State of New York.`;

describe('what a list shows of an analysis', () => {
  const { analysis } = sided(analyse(contractTextFromPlain(SERVICES)), null);

  test('is its title, kind, rating and dates', () => {
    expect(told(analysis)).toMatchObject({
      title: 'Services Agreement',
      kind: analysis.kind?.label,
      noticeBy: '2027-11-30',
      end: '2028-02-28',
      summary: analysis.summary,
    });
  });

  test('has no rating where the risk was not assessed, and no end where there is none', () => {
    const { facts, riskAssessment } = analysis;
    const unrated = {
      ...analysis,
      facts: { ...facts, expirationDate: { ...facts.expirationDate, normalized: 'perpetual' } },
      riskAssessment: { ...riskAssessment, notAssessed: 'Page 3 could not be read.' },
    };
    expect(told(unrated)).toMatchObject({ rating: null, end: null });
    expect(told({ ...unrated, riskAssessment: { ...riskAssessment, notAssessed: undefined } }).rating).toBe(
      riskAssessment.overallRisk,
    );
  });
});
