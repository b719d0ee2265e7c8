import { sectionPathAt } from '../../analysis/document/section-path';
import { overlaps } from '../../analysis/evidence';
import type { Reading } from '../../analysis/reading';
import type { Clause, KeyTerms } from '../../shared/analysis';
import { MODEL_CONFIDENCE } from '../prove/facts';
import { type Proved, raised } from './proved';

/** The clauses of both in the order of the text; where both mark the same words with the same category, the confidence rises. */
export function mergedClauses(
  { contract, outline }: Reading,
  listed: readonly Clause[],
  proved: readonly Proved<'clause'>[],
): Clause[] {
  const merged = listed.map((clause) =>
    proved.some(
      ({ change, claim }) =>
        change.category === clause.category && claim.evidence.some((quote) => overlaps(quote, clause)),
    )
      ? { ...clause, confidence: raised(clause.confidence) }
      : clause,
  );
  for (const { change, claim } of proved) {
    for (const quote of claim.evidence) {
      if (merged.some((clause) => clause.category === change.category && overlaps(clause, quote))) continue;
      merged.push({
        category: change.category,
        ...quote,
        confidence: MODEL_CONFIDENCE,
        section: sectionPathAt(contract, outline, quote.start),
      });
    }
  }
  return merged.toSorted((one, other) => one.start - other.start);
}

/** The engine's lines without those that were refuted. */
export function withoutTerms(told: KeyTerms, refuted: readonly Proved<'verdict'>[]): KeyTerms {
  const left = { ...told, evidence: { ...told.evidence } };
  for (const { change } of refuted) {
    const { builtIn: one } = change;
    if (one.about !== 'key term') continue;
    const at = left[one.list].indexOf(one.text);
    if (at < 0) continue;
    left[one.list] = left[one.list].toSpliced(at, 1);
    left.evidence[one.list] = left.evidence[one.list].toSpliced(at, 1);
  }
  return left;
}

/**
 * The model's lines first, then those of the engine that rest on other words.
 * @param marked what is shown of a line that names a law
 */
export function mergedTerms(
  told: KeyTerms,
  proved: readonly Proved<'key term'>[],
  marked: (said: string) => string,
): KeyTerms {
  const merged = { ...told, evidence: { ...told.evidence } };
  for (const list of ['financialTerms', 'dates', 'obligations', 'termination'] as const) {
    const own = proved.filter(({ change }) => change.term.list === list);
    if (own.length === 0) continue;
    const quotes = own.flatMap(({ claim }) => claim.evidence);
    const left = told[list]
      .map((_, index) => index)
      .filter((index) => !told.evidence[list][index]?.some((one) => quotes.some((quote) => overlaps(one, quote))));
    merged[list] = [
      ...own.map(({ change }) => marked(change.term.text)),
      ...left.map((index) => told[list][index] ?? ''),
    ];
    merged.evidence[list] = [
      ...own.map(({ claim }) => claim.evidence),
      ...left.map((index) => told.evidence[list][index] ?? []),
    ];
  }
  return merged;
}
