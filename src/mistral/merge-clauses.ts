import type { Outline } from '../analysis/document/outline';
import { sectionPathAt } from '../analysis/document/section-path';
import type { ContractText } from '../analysis/pdf/contract-text';
import type { Clause, Evidence } from '../shared/analysis';
import { overlaps, raised } from './merge-facts';

export interface ProvedClause {
  category: string;
  evidence: Evidence;
}

const MODEL_CONFIDENCE = 0.6;

/** The clauses of both; where both mark the same words with the same category, the confidence rises. In the order of the text. */
export function mergeClauses(
  { contract, outline }: { contract: ContractText; outline: Outline },
  builtin: readonly Clause[],
  proved: readonly ProvedClause[],
): Clause[] {
  const same = (clause: { category: string; start: number; end: number }, { category, evidence }: ProvedClause) =>
    clause.category === category && overlaps(clause, evidence);
  const merged: Clause[] = builtin.map((clause) =>
    proved.some((claim) => same(clause, claim)) ? { ...clause, confidence: raised(clause.confidence) } : clause,
  );
  for (const claim of proved) {
    if (merged.some((clause) => same(clause, claim))) continue;
    const { category, evidence } = claim;
    const section = sectionPathAt(contract, outline, evidence.start);
    merged.push({ category, ...evidence, confidence: MODEL_CONFIDENCE, section });
  }
  return merged.sort((one, other) => one.start - other.start);
}
