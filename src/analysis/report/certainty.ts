import type { FactName } from '../../shared/facts';
import { formatDay } from '../../shared/format';
import { FACTS } from '../facts/declarations/registry';
import type { FactDeclaration } from '../facts/define-fact';
import { ABSENT_CONFIDENCE } from '../facts/fact';
import type { Facts } from '../facts/facts';

/** Of 13 stated facts less sure than this 6 rested on words that speak of something else, of 76 others 9. */
const STATED_FROM = 0.45;

/**
 * Whether what is told of a fact, a value, a clause without one or silence, is told as certain; else it has to be checked. That a contract has no end is
 * not chosen among days: words say so.
 */
export function isCertain(facts: Facts, name: FactName): boolean {
  const { status, confidence, rule } = facts[name];
  if (status === 'stated') return rule !== undefined || confidence >= STATED_FROM;
  if (status === 'absent') return confidence >= ABSENT_CONFIDENCE;
  return !hasDoubtfulValue(facts, name);
}

/** Whether a fact has a value that is not certain, which neither summary nor key terms assert. */
export function hasDoubtfulValue(facts: Facts, name: FactName): boolean {
  const { status, value, confidence } = facts[name];
  const { sureFrom = 0 } = FACTS[name] as FactDeclaration<unknown>;
  return status === 'found' && value !== 'perpetual' && confidence < sureFrom;
}

/** A day as people read it, where it is there and certain; null else, also of an end that never comes. */
export function certainDay(facts: Facts, name: 'agreementDate' | 'effectiveDate' | 'expirationDate'): string | null {
  const { value } = facts[name];
  return value && value !== 'perpetual' && !hasDoubtfulValue(facts, name) ? formatDay(value.iso) : null;
}
