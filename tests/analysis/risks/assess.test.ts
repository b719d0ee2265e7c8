import { describe, expect, test } from 'bun:test';
import { assessRisks, riskOf } from '../../../src/analysis/risks/assess';
import { driversOf, overallRisk, rationaleOf } from '../../../src/analysis/risks/overall';
import { defineRule, finding } from '../../../src/analysis/risks/rule';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';
import { findAll, proof } from '../../../src/analysis/statements/search';
import type { RiskFactor, Severity } from '../../../src/shared/analysis';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith, readingOf } from '../../support/reading';

const risk = (severity: Severity, type = 'Low limit of liability'): RiskFactor => ({
  severity,
  type,
  description: 'd',
  rule: 'r',
  evidence: [],
  recommendation: 'x',
});

describe('the overall risk', () => {
  const written = (severity: Severity): RiskFactor => ({
    ...risk(severity),
    evidence: [{ quote: 'q', page: 1, start: 0, end: 1 }],
  });

  test.each<[Severity[], Severity]>([
    [[], 'low'],
    [['medium', 'medium', 'low'], 'low'],
    [['high'], 'medium'],
    [['medium', 'medium', 'medium'], 'medium'],
    [['high', 'high', 'medium'], 'high'],
    [['high', 'high'], 'medium'],
    [Array<Severity>(7).fill('medium'), 'high'],
    [Array<Severity>(40).fill('low'), 'low'],
  ])('%j is %s', (severities, expected) => {
    expect(overallRisk(severities.map(written))).toBe(expected);
    expect(overallRisk(severities.map(written).reverse())).toBe(expected);
  });

  test('missing terms alone never make a contract medium', () => {
    expect(overallRisk(Array.from({ length: 9 }, () => risk('medium')))).toBe('low');
  });

  test('is told with its points and the findings that it rests on', () => {
    expect(rationaleOf([])).toMatch(/^None of the risks/);
    expect(rationaleOf([written('high')])).toBe(
      '1 high risk was found: 6 points (5 to 13.5 are medium). The rating rests on low limit of liability (high).',
    );
    expect(rationaleOf([written('high'), written('medium'), written('low')])).toBe(
      '1 high, 1 medium and 1 low risk were found: 8.5 points (5 to 13.5 are medium). The rating rests on low limit of liability (high).',
    );
    expect(rationaleOf([risk('low')])).toBe('1 low risk was found: 0.5 points (fewer than 5 are low).');
  });

  test('leaves out what has to be checked, and says so', () => {
    const toCheck: RiskFactor = { ...written('medium'), standing: 'to_check' };
    expect(overallRisk([toCheck, toCheck, toCheck])).toBe('low');
    expect(rationaleOf([toCheck])).toBe(
      'None of the risks that are looked for was found for sure in the text that was read. 1 point has to be checked and is not counted.',
    );
    expect(rationaleOf([written('high'), toCheck, toCheck])).toBe(
      '1 high risk was found: 6 points (5 to 13.5 are medium). The rating rests on low limit of liability (high). 2 points have to be checked and are not counted.',
    );
  });

  test('rests on no more findings than it takes', () => {
    const risks = [written('high'), written('high'), written('medium'), written('medium')];
    expect(driversOf(risks)).toEqual(risks.slice(0, 3));
  });
});

describe('an assessment', () => {
  const text = contractWith(
    "5. Provider may increase the fees at any time.\n11. In no event shall Provider's liability exceed the fees paid in the one (1) month preceding the claim.",
  );

  test('lists high risks first, repeats no recommendation and is the same each time', () => {
    const first = assessRisks(readingOf(text));
    const ranks = first.riskFactors.map(({ severity }) => ['high', 'medium', 'low'].indexOf(severity));
    expect(ranks).toEqual([...ranks].sort());
    expect(first.riskFactors[0]?.rule).toBe('low-cap');
    expect(new Set(first.recommendations).size).toBe(first.recommendations.length);
    expect(assessRisks(readingOf(text))).toEqual(first);
  });

  test('quotes the text exactly', () => {
    const reading = readingOf(text);
    for (const { quote, start, end } of assessRisks(reading).riskFactors.flatMap((factor) => factor.evidence)) {
      expect(reading.contract.text.slice(start, end)).toBe(quote);
    }
  });

  test('calls nothing missing when a page could not be read', () => {
    const { pages } = contractTextFromPlain(text);
    const unread = { ...pages[0], number: 2, source: 'unreadable' as const };
    const found = assessRisks(readingOf(text, { pages: [...pages, unread] as typeof pages })).riskFactors;
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((factor) => factor.evidence.length === 0)).toEqual([]);
    const whole = assessRisks(readingOf(text)).riskFactors;
    expect(whole.filter((factor) => factor.evidence.length === 0).length).toBeGreaterThan(0);
  });

  test('leaves documents alone that are no contracts', () => {
    const letter = readingOf(
      'Dear all,\nthe exclusive provider of our lunch waives any right to a trial by jury.\nSee you on Monday.',
    );
    expect(letter.facts.contractType.value).toBe('Not a contract');
    expect(assessRisks(letter)).toMatchObject({ overallRisk: 'low', riskFactors: [], recommendations: [] });
  });
});

describe('a finding of one witness', () => {
  const rule = defineRule({
    id: 'sentence-on-fees',
    label: 'A sentence on fees',
    family: 'money',
    severity: { high: 'for the test' },
    kinds: ['licence'],
    witness: { provisions: ['Cap On Liability'] },
    find: (reading) =>
      findAll(reading, /\bfees\b/, { negated: true }).map((hit) =>
        finding('high', hit.sentence.text, 'Look.', [proof(reading, hit)]),
      ),
    examples: { paper: 'licence', hits: [], misses: [] },
  });
  const FEES = '5. Customer shall pay the fees in advance.';
  const CAP = "11. In no event shall Provider's liability exceed the fees paid by Customer.";

  test('has to be checked and is never high', () => {
    expect(riskOf(rule, readingOf(contractWith(FEES)))).toMatchObject({ severity: 'medium', standing: 'to_check' });
  });

  test('gives way to one of two, wherever that stands', () => {
    const told = riskOf(
      rule,
      readingOf(contractWith(`${FEES}\n6. Provider shall paint the wall.\n7. Customer shall own the wall.\n${CAP}`)),
    );
    expect(told).toMatchObject({ severity: 'high', standing: 'asserted' });
    expect(told?.description).toStartWith('11. In no event');
  });

  test('is not looked for in contracts of other kinds', () => {
    expect(riskOf(rule, readingOf(contractWith(CAP, 'employment')))).toBeNull();
  });
});

test('rules have names and ids of their own', () => {
  expect(new Set(RISK_RULES.map((rule) => rule.id)).size).toBe(RISK_RULES.length);
  expect(new Set(RISK_RULES.map((rule) => rule.label)).size).toBe(RISK_RULES.length);
});
