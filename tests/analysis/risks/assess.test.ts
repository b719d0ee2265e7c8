import { describe, expect, test } from 'bun:test';
import { assessRisks, riskOf } from '../../../src/analysis/risks/assess';
import { defineRule, finding } from '../../../src/analysis/risks/rule';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';
import { findAll, proof } from '../../../src/analysis/statements/search';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith, readingOf } from '../../support/reading';

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

describe('whose right a finding is', () => {
  const paper = (clause: string) => `DISTRIBUTION AGREEMENT
This Distribution Agreement is made on March 1, 2026 between Tern Tiles SL (the "Supplier") and Borel LLC (the "Distributor").
${clause}`;
  const favoured = (clause: string, rule: string) =>
    assessRisks(readingOf(paper(clause))).riskFactors.find((one) => one.rule === rule);

  test('is told where the words say whom they burden', () => {
    const appoints = '1. The Supplier appoints the Distributor as its exclusive distributor of tiles in Norway.';
    expect(favoured(appoints, 'exclusivity')).toMatchObject({ favours: 'distributor' });
    const buys = '1. The Distributor shall purchase all tiles exclusively from the Supplier.';
    expect(favoured(buys, 'exclusivity')).toMatchObject({ favours: 'supplier' });
    expect(favoured(buys, 'no-liability-cap')).toMatchObject({ favours: 'distributor' });
  });

  test('is not told where both are named', () => {
    const both = '1. Each party shall deal exclusively with the other.';
    expect(favoured(both, 'exclusivity')?.favours).toBeUndefined();
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
