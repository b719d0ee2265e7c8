import type { FactName } from '../../shared/facts';
import { FACTS } from '../facts/declarations/registry';
import type { FactDeclaration } from '../facts/define-fact';
import type { Facts } from '../facts/facts';

/**
 * Whether a value that was found is told as certain; else it has to be checked, and neither summary nor key terms assert it. That a contract has no end is not
 * chosen among days: words say so.
 */
export function isCertain(facts: Facts, name: FactName): boolean {
  const { status, value, confidence } = facts[name];
  const { sureFrom = 0 } = FACTS[name] as FactDeclaration<unknown>;
  return status !== 'found' || value === 'perpetual' || confidence >= sureFrom;
}
