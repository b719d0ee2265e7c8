import type { Judgement } from '../../src/contracts/dates/judged';
import type { Analysis, DatedTerm, Fact } from '../../src/shared/analysis';
import { smallAnalysis } from './analysis';

export type TimeFact = 'agreementDate' | 'effectiveDate' | 'expirationDate' | 'term' | 'renewalTerm' | 'noticePeriod';

const QUOTE = { page: 2, start: 10, end: 20 };

/** A fact that was found with a value, for programs as for people; `more` is its rule or detail, or another status. */
export function fact(normalized: string | null, more: Partial<Fact> = {}): Fact {
  const evidence = [{ ...QUOTE, quote: `words on ${normalized}` }];
  return { status: 'found', value: normalized, normalized, confidence: 0.9, evidence, ...more };
}

/** A fact with a clause and no value; `rule` says why, as the engine does. */
export const stated = (rule?: string): Fact => fact(null, { status: 'stated', ...(rule ? { rule } : {}) });

/** The smallest analysis with these facts on its time, and days that it names besides. */
export function datedAnalysis(facts: Partial<Record<TimeFact, Fact>>, datedTerms?: DatedTerm[]): Analysis {
  const small = smallAnalysis();
  return { ...small, facts: { ...small.facts, ...facts }, ...(datedTerms && { datedTerms }) };
}

/** What a reader made of facts, in the order in which it was decided. */
export function judged(
  ...decisions: readonly (readonly [path: string, verdict: Judgement['verdict'], value?: string])[]
): Map<string, Judgement> {
  return new Map(
    decisions.map(([path, verdict, value = null], i) => [
      path.includes('.') ? path : `facts.${path}`,
      { finding: `finding of ${path}`, verdict, value, order: i + 1 },
    ]),
  );
}
