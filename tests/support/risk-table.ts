import { describe, expect, test } from 'bun:test';
import { assessRisks } from '../../src/analysis/risks/assess';
import type { RiskFactor } from '../../src/shared/analysis';
import { contractWith, readingOf } from './reading';

export type Kind = Parameters<typeof contractWith>[1];
/** What must be found: the rule, the clause, and words that the description has to name. */
export type Found = [rule: string, clause: string, says: RegExp, kind?: Kind];
/** What looks like a risk and is none. */
export type Trap = [rule: string, why: string, clause: string, kind?: Kind];

export function risksIn(clauses: string, kind: Kind = 'licence'): RiskFactor[] {
  return assessRisks(readingOf(contractWith(clauses, kind))).riskFactors;
}

/** Registers a test for each hit and each trap. Rules in `missing` tell of absent terms and have no quote. */
export function testRisks(found: Found[], traps: Trap[], missing: readonly string[] = []): void {
  describe('a risk is found in the words that carry it', () => {
    for (const [rule, clause, says, kind] of found) {
      test(`${rule}: ${clause.slice(0, 50)}`, () => {
        const risk = risksIn(clause, kind).find((candidate) => candidate.rule === rule);
        expect(risk?.description).toMatch(says);
        expect(risk?.recommendation.length).toBeGreaterThan(20);
        expect(risk?.evidence.length === 0).toBe(missing.includes(rule));
      });
    }
  });
  describe('a trap is no risk', () => {
    for (const [rule, why, clause, kind] of traps) {
      test(`${rule}: ${why}`, () => {
        expect(risksIn(clause, kind).map((risk) => risk.rule)).not.toContain(rule);
      });
    }
  });
}
