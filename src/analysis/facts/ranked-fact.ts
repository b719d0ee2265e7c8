import type { Evidence, Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence, stated } from './fact';
import type { Candidate } from './ranking/candidates';
import { likeliest, periodText, type Ranked } from './ranking/ranker';
import type { RankedFact } from './ranking/weights';
import type { Source } from './source';

const BLANK = 'left blank or redacted';

/** The sentence in which a candidate stands, as evidence. */
export function evidenceOf({ contract, outline }: Source, { start, end }: Pick<Candidate, 'start' | 'end'>): Evidence {
  return sentenceEvidence(contract, outline, start, end);
}

/** A day or a length that the ranker chose, as a fact; a blank is stated and never guessed. */
export function factOf(source: Source, { candidates, confidence }: Ranked): Fact {
  const [first] = candidates;
  if (!first) return missing(source.contract);
  const evidence = [evidenceOf(source, first)];
  if (first.kind === 'date') {
    const value = source.contract.text.slice(first.start, first.end);
    return found({ value, normalized: first.iso, confidence, evidence });
  }
  if (first.kind !== 'period') return stated(confidence, evidence, first.kind === 'blank' ? BLANK : undefined);
  const text = periodText(first);
  return found({ value: text, normalized: text, confidence, evidence });
}

/**
 * The fact that the ranker finds likely enough; missing where it finds none.
 * @param not a day (YYYY-MM-DD) that is known to be another paper's
 */
export function rankedFact(source: Source, fact: RankedFact, not: string | null = null): Fact {
  const best = likeliest(source, fact, not);
  return best ? factOf(source, best) : missing(source.contract);
}
