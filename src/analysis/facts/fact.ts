import type { Evidence, FactStatus } from '../../shared/analysis';
import { wasReadWhole } from '../document/coverage';
import type { ContractText } from '../pdf/contract-text';

/** How often what is told absent is so. */
export const ABSENT_CONFIDENCE = 0.7;

interface Support {
  /** A probability between 0 and 1. */
  confidence: number;
  evidence: Evidence[];
  /** How a value came about that is not written as it is told. */
  rule?: string;
}

/** What a contract says of one thing, as data. The report prints it (`report/facts.ts`); nothing inside the engine reads the print. */
export type Fact<T> = Support &
  (
    | { status: 'found'; value: T }
    | { status: 'ambiguous'; value: null; readings: readonly T[] }
    | { status: Exclude<FactStatus, 'found' | 'ambiguous'>; value: null }
  );

export function found<T>({ value, confidence, evidence, rule }: Support & { value: T }): Fact<T> {
  return { status: 'found', value, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** The contract says several different things: the evidence proves each of the readings. */
export function ambiguous<T>(readings: readonly T[], { confidence, evidence, rule }: Support): Fact<T> {
  return { status: 'ambiguous', value: null, readings, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** The same fact with another value made of its own. */
export function withValue<T, U>(fact: Fact<T>, make: (value: T) => U): Fact<U> {
  if (fact.status === 'found') return { ...fact, value: make(fact.value) };
  return fact.status === 'ambiguous' ? { ...fact, readings: fact.readings.map(make) } : fact;
}

/** The contract has a clause on it, the evidence, but no value that could be told: it hangs on an event, is redacted, or left blank. */
export function stated(confidence: number, evidence: Evidence[], rule?: string): Fact<never> {
  return { status: 'stated', value: null, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** Not found: 'absent' only when every page was read, else 'unreadable'. Evidence may show a blank left to fill in. */
export function missing(contract: ContractText, evidence: Evidence[] = [], rule?: string): Fact<never> {
  const whole = wasReadWhole(contract);
  return {
    status: whole ? 'absent' : 'unreadable',
    value: null,
    confidence: whole ? ABSENT_CONFIDENCE : 0,
    evidence,
    ...(rule ? { rule } : {}),
  };
}

/** What stands for a fact whose rule broke. */
export function failed(): Fact<never> {
  return { status: 'failed', value: null, confidence: 0, evidence: [] };
}
