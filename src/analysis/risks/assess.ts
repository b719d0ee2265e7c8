import type { RiskAssessment, RiskFactor, Severity } from '../../shared/analysis';
import { BOTH_SIDES } from '../../shared/bearer';
import { isToCheck, overallRisk, rationaleOf } from '../../shared/overall-risk';
import { bearerOf } from '../burden/bearers';
import { otherSide } from '../kinds/sides';
import type { Reading } from '../reading';
import { toldOf } from '../witness';
import { RISK_FAMILIES } from './families';
import type { RiskRule } from './rule';
import { RISK_RULES } from './rules/registry';

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };
/** The rules in the order in which their findings are listed within a severity: by family, then by id. */
const IN_ORDER = RISK_RULES.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1));
const NOT_A_CONTRACT = 'The document does not read as a contract, so no contract risks were looked for.';

/** A missing term has no words to quote. */
function isMissing({ evidence }: RiskFactor): boolean {
  return evidence.length === 0;
}

function placeOf({ family }: RiskRule): number {
  return Object.keys(RISK_FAMILIES).indexOf(family);
}

/**
 * What a rule says of a contract; null where it has nothing to say, or makes no sense in contracts of the kind. What has to be checked is
 * never high.
 */
export function riskOf(rule: RiskRule, reading: Reading): RiskFactor | null {
  if (!rule.kinds.includes(reading.kind.family)) return null;
  const told = toldOf(reading, rule.witness, rule.find(reading));
  if (!told) return null;
  const severity = told.standing === 'to_check' && told.severity === 'high' ? 'medium' : told.severity;
  const bearer = bearerOf(reading, told.evidence, { bears: rule.bears, isOfAnySide: rule.family !== 'paper' });
  const favours = bearer && bearer !== BOTH_SIDES ? otherSide(reading, bearer) : null;
  return { type: rule.label, rule: rule.id, ...told, severity, ...(favours && { favours }) };
}

function risksOf(reading: Reading): RiskFactor[] {
  const found = IN_ORDER.flatMap((rule) => riskOf(rule, reading) ?? []);
  return found.sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      Number(isToCheck(a)) - Number(isToCheck(b)) ||
      Number(isMissing(a)) - Number(isMissing(b)),
  );
}

/**
 * The risks of a contract by the rules of `rules/`, high ones first and within a severity
 * what is asserted before what has to be checked and what is written before what is missing, and what to do about them. Each rests on words of the
 * contract or, where a term is missing, on every page having been read. Nothing is assessed for 'Not a contract'.
 */
export function assessRisks(reading: Reading): RiskAssessment {
  if (reading.kind.family === 'not-a-contract') {
    return { overallRisk: 'low', rationale: NOT_A_CONTRACT, riskFactors: [], recommendations: [] };
  }
  const riskFactors = risksOf(reading);
  return {
    overallRisk: overallRisk(riskFactors),
    rationale: rationaleOf(riskFactors),
    riskFactors,
    recommendations: [...new Set(riskFactors.map((risk) => risk.recommendation))],
  };
}
