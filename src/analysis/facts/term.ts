import type { Fact } from '../../shared/analysis';
import { formatPeriod } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
import type { Source } from './source';
import { type TermClause, termClausesOf } from './term-clause';

/** Below this a sentence is more often about something else: a warranty, a survival, a covenant. */
export const TERM_WEIGHT = 1.5;

const LESS_SURE = 0.6;

/** From the weight of a clause to how often such a clause was right on labelled contracts. */
export function termConfidence({ weight }: TermClause): number {
  if (weight >= 3.5) return 0.9;
  return weight >= 2.5 ? 0.8 : 0.6;
}

/** How long the contract lasts from its start ('3 years'), the renewals left out. */
export function term(source: Source): Fact {
  const clauses = termClausesOf(source);
  const first = clauses[0];
  // Where the surest sentence names the last day, a weaker one's period is of something else: of orders, of reports.
  const least = first?.until?.iso && !first.period ? first.weight - LESS_SURE : TERM_WEIGHT;
  const best = clauses.find(
    (clause) => clause.period && !clause.fromTermination && clause.weight >= Math.max(least, TERM_WEIGHT),
  );
  if (!best?.period) return missing(source.contract);
  const text = formatPeriod(best.period);
  const evidence = sentenceEvidence(source.contract, source.outline, best.start, best.period.end);
  return found({ value: text, normalized: text, confidence: termConfidence(best), evidence: [evidence] });
}
