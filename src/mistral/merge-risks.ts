import type { Evidence, RiskAssessment, RiskFactor, Severity } from '../shared/analysis';
import type { RiskClaim } from './answers';
import { overlaps } from './merge-facts';

export interface ProvedRisk {
  claim: RiskClaim;
  evidence: Evidence;
}

/** The rule of a risk that only the model saw. */
export const MODEL_RULE = 'model';
const MOST_OWN = 10;
const MOST_EVIDENCE = 5;
const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/**
 * Adds what the model saw to the risks that the rules found. These keep their ids, severity and words: the model can only add proof
 * to them. Its own risks are medium at most, whatever it says, and do not count in the overall risk, which rests on rules alone.
 */
export function mergeRisks(builtin: RiskAssessment, proved: readonly ProvedRisk[]): RiskAssessment {
  const factors = builtin.riskFactors.map((factor) => withProof(factor, proved));
  const own: RiskFactor[] = [];
  for (const { claim, evidence } of proved) {
    const known = [...factors, ...own].some(
      (factor) => factor.rule === claim.rule || factor.evidence.some((other) => overlaps(other, evidence)),
    );
    if (known || own.length === MOST_OWN) continue;
    own.push({ ...ownRisk(claim, evidence), path: `riskAssessment.riskFactors.${factors.length + own.length}` });
  }
  if (own.length === 0) return { ...builtin, riskFactors: factors };
  const riskFactors = [...factors, ...own].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
  return {
    ...builtin,
    rationale: `${builtin.rationale} ${own.length === 1 ? 'One point was' : `${own.length} points were`} noted by the model alone and not counted.`,
    riskFactors,
    recommendations: [...new Set([...builtin.recommendations, ...own.map(({ recommendation }) => recommendation)])],
  };
}

/** The sentences that the model quotes for the same rule stand behind those of the rule. */
function withProof(factor: RiskFactor, proved: readonly ProvedRisk[]): RiskFactor {
  const evidence = [...factor.evidence];
  // A missing term has no proof; a quote for it would say that it is not missing.
  if (evidence.length === 0) return factor;
  for (const { claim, evidence: more } of proved) {
    const adds = claim.rule === factor.rule && !evidence.some((known) => overlaps(known, more));
    if (adds && evidence.length < MOST_EVIDENCE) evidence.push(more);
  }
  return { ...factor, evidence };
}

function ownRisk({ rule, type, severity, description, recommendation }: RiskClaim, evidence: Evidence): RiskFactor {
  return {
    type: type.trim(),
    severity: severity === 'high' ? 'medium' : severity,
    description: `Noted by the model, not by a rule: ${description.trim()}`,
    rule: rule ?? MODEL_RULE,
    evidence: [evidence],
    recommendation: recommendation.trim(),
  };
}
