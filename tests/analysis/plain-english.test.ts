import { describe, expect, test } from 'bun:test';
import { assessCompliance } from '../../src/analysis/compliance/assess';
import { assessRisks } from '../../src/analysis/risks/assess';
import { plainContracts } from '../support/plain-contracts';
import { readingOf } from '../support/reading';

describe('contracts in everyday words', () => {
  for (const { name, text, overall, risks, may, compliance } of plainContracts()) {
    test(`${name}: what a lawyer would flag is found, nothing else, the rating is theirs, and so are points of law`, () => {
      const reading = readingOf(text);
      const assessment = assessRisks(reading);
      const fired = assessment.riskFactors.map(({ rule }) => rule);
      const wanted = risks.map((risk) => risk.split('|'));
      expect(risks.filter((_, index) => !wanted[index]?.some((rule) => fired.includes(rule)))).toEqual([]);
      expect(fired.filter((rule) => !may.includes(rule) && !wanted.some((rules) => rules.includes(rule)))).toEqual([]);
      expect(assessment.overallRisk).toBe(overall as typeof assessment.overallRisk);
      expect(
        assessCompliance(reading)
          .findings.map(({ rule }) => rule)
          .toSorted(),
      ).toEqual(compliance.toSorted());
    });
  }
});
