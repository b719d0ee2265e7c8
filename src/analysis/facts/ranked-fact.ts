import type { Evidence } from '../../shared/analysis';
import { sentenceEvidence } from '../document/sentence-evidence';
import type { Period } from '../mentions/periods';
import type { Day } from './day';
import { type Fact, found, missing, stated } from './fact';
import type { Candidate } from './ranking/candidates';
import { likeliest, type Ranked } from './ranking/ranker';
import type { RankedFact } from './ranking/weights';
import type { Source } from './source';
import { orInStandardWords } from './standard-words';

/** Why a provision has no value that names one by a blank. */
export const BLANK = 'left blank or redacted';

/** The sentence in which a candidate stands, as evidence. */
export function evidenceOf({ contract, outline }: Source, { start, end }: Pick<Candidate, 'start' | 'end'>): Evidence {
  return sentenceEvidence(contract, outline, start, end);
}

/** A fact whose provision names no value: a blank, or an end that is left open. */
function unvalued(source: Source, { candidates: [first], confidence }: Ranked): Fact<never> {
  if (!first) return missing(source.contract);
  return stated(confidence, [evidenceOf(source, first)], first.kind === 'blank' ? BLANK : undefined);
}

/** A day that the ranker chose, as a fact; a blank is stated and never guessed. */
export function dayFact(source: Source, ranked: Ranked): Fact<Day> {
  const { candidates, confidence } = ranked;
  const [first] = candidates;
  if (first?.kind !== 'date') return unvalued(source, ranked);
  const written = source.contract.text.slice(first.start, first.end);
  return found({ value: { iso: first.iso, written }, confidence, evidence: [evidenceOf(source, first)] });
}

/** A length that the ranker chose, as a fact. */
export function periodFact(source: Source, ranked: Ranked): Fact<Period> {
  const { candidates, confidence } = ranked;
  const [first] = candidates;
  if (first?.kind !== 'period') return unvalued(source, ranked);
  const { count, unit } = first.period;
  return found({ value: { count, unit }, confidence, evidence: [evidenceOf(source, first)] });
}

/**
 * The day that the ranker finds likely enough; missing where it finds none.
 * @param not days (YYYY-MM-DD) that are known to be of something else
 */
export function rankedDay(source: Source, fact: RankedFact, not: readonly string[] = []): Fact<Day> {
  const best = orInStandardWords(source, (own) => likeliest(own, fact, not));
  return best ? dayFact(source, best) : missing(source.contract);
}

/** The length that the ranker finds likely enough; missing where it finds none. */
export function rankedPeriod(source: Source, fact: RankedFact): Fact<Period> {
  const best = orInStandardWords(source, (own) => likeliest(own, fact));
  return best ? periodFact(source, best) : missing(source.contract);
}
