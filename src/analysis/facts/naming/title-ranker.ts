import { type Fact, found } from '../fact';
import type { Source } from '../source';
import { type TitleCandidate, titleCandidates } from './title-candidates';
import weights from './weights.json';

/** What a cue tells for (above nothing) or against, as `scripts/train-titles.ts` finds it. */
export type TitleWeights = Readonly<Record<string, number>>;

/** From which probability words are told as the title. */
export const LEAST = 0.25;

/** The probability that a candidate is the title: a logistic regression on its cues. */
export function likelihoodOf({ cues }: Pick<TitleCandidate, 'cues'>, by: TitleWeights = weights): number {
  return 1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (by[cue] ?? 0), by.constant ?? 0)));
}

/** The likeliest of the candidates, null where none is likely. */
export function likeliestTitle(
  candidates: readonly TitleCandidate[],
  by: TitleWeights = weights,
): { candidate: TitleCandidate; likelihood: number } | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, likelihood: likelihoodOf(candidate, by) }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = ranked;
  return best && best.likelihood >= LEAST ? best : null;
}

/** The paper's title by a trained ranker over the lines of its head and what it calls itself; null where nothing is likely to be one. */
export function rankedTitle(source: Source, named: Fact<string>): Fact<string> | null {
  const best = likeliestTitle(titleCandidates(source, named));
  if (!best) return null;
  const { value, evidence } = best.candidate.name;
  return found({ value, confidence: best.likelihood, evidence });
}
