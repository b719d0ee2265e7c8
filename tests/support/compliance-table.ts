import { describe, expect, test } from 'bun:test';
import { reviewCompliance } from '../../src/analysis/compliance/review';
import { contractWith, readingOf } from './reading';

type Kind = Parameters<typeof contractWith>[1];

/** A contract that gives cause: the point, the clauses, what the issue has to say, and how the usual contract is changed first. */
export type Cause = [rule: string, clauses: string, says: RegExp, kind?: Kind, change?: (text: string) => string];
/** One that gives none. */
export type NoCause = [rule: string, why: string, clauses: string, kind?: Kind, change?: (text: string) => string];

const review = (clauses: string, kind: Kind = 'licence', change = (text: string) => text) =>
  reviewCompliance(readingOf(change(contractWith(clauses, kind)))).findings;

/** Registers a test for each cause and each lack of one. */
export function testCompliance(causes: Cause[], none: NoCause[]): void {
  describe('a point of compliance is raised where the contract gives cause', () => {
    for (const [rule, clauses, says, kind, change] of causes) {
      test(rule, () => {
        const finding = review(clauses, kind, change).find((candidate) => candidate.rule === rule);
        expect(finding?.issue).toMatch(says);
        expect(finding?.source).toMatch(/\d/);
        expect(finding?.evidence.length).toBeGreaterThan(0);
      });
    }
  });
  describe('and not where it does not', () => {
    for (const [rule, why, clauses, kind, change] of none) {
      test(`${rule}: ${why}`, () => {
        expect(review(clauses, kind, change).map((finding) => finding.rule)).not.toContain(rule);
      });
    }
  });
}
