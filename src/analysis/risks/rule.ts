import type { Evidence, RiskFactor, Severity } from '../../shared/analysis';
import type { ContractKind } from '../matching/contract-kind';
import { isFullyRead } from '../matching/coverage';
import type { Reading } from '../reading';

/** What a rule says of one contract, in the contract's own words and numbers. Evidence is empty for missing terms only. */
export type RiskFinding = Pick<RiskFactor, 'severity' | 'description' | 'recommendation' | 'evidence'>;

export interface RiskRule {
  id: string;
  /** What a lawyer calls it; the risk's `type`. */
  name: string;
  /** Kinds of contract in which the rule makes sense. */
  kinds: readonly ContractKind[];
  find(reading: Reading): RiskFinding | null;
}

/** A finding that rests on words of the contract. */
export function finding(
  severity: Severity,
  description: string,
  recommendation: string,
  evidence: Evidence[],
): RiskFinding {
  return { severity, description, recommendation, evidence };
}

/** A finding that a term is missing: null unless every page was read, for what was not read cannot be called missing. */
export function missingTerm(
  reading: Reading,
  severity: Severity,
  description: string,
  recommendation: string,
): RiskFinding | null {
  return isFullyRead(reading.contract) ? { severity, description, recommendation, evidence: [] } : null;
}
