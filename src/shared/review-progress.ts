import { pathOfRisk } from './acting-for';
import type { Analysis } from './analysis';
import { SHOWN_FACTS } from './facts';
import type { Finding } from './findings';

/** How many of the findings that the reader has to look at were decided. */
export interface ReviewProgress {
  reviewed: number;
  of: number;
}

/**
 * How far the review of an analysis is, as its reader reads it. Clauses are counted by themselves; answers that this side wants so are findings too,
 * but there is nothing to review.
 */
export function reviewProgress({ riskAssessment }: Analysis, findings: Iterable<Finding>): ReviewProgress {
  const risks = new Set(riskAssessment.riskFactors.map((risk) => pathOfRisk(riskAssessment, risk)));
  const counted = [...findings].filter((one) => hasPlace(one) && (one.kind !== 'risk' || risks.has(one.path)));
  return { reviewed: counted.filter(({ decision }) => decision).length, of: counted.length };
}

/** Whether a finding has a place on the page where it can be reviewed and counts to the whole. */
function hasPlace({ kind, path }: Finding): boolean {
  if (kind === 'fact') return SHOWN_FACTS.some((name) => name === path.slice(path.lastIndexOf('.') + 1));
  return kind !== 'clause' && kind !== 'removed';
}
