import { onlyWords } from '../../lexicon/words';
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

/** What the second part of a form is called, behind the rows to fill in. */
const SECOND_PART = onlyWords([
  '(the ,our ,general ,standard ){terms and conditions,terms & conditions,t&c,t&cs,terms,conditions}( of {business,service,sale,hire,use,enrolment,booking})',
  '(the ,our )({house,club,centre,studio,general,standard} ){terms,rules,conditions}',
]);
/** So many rows above a line make the form of which it heads the second part. */
const ROWS = 3;

/** Of a form with terms behind it, the title over the form: the likeliest of the lines that stand above all its rows. Null where the words head no second part. */
function titleOverForm(
  source: Source,
  candidates: readonly TitleCandidate[],
  best: TitleCandidate,
): TitleCandidate | null {
  const at = best.name.evidence[0]?.start ?? 0;
  const rows = source.document.labelValues.filter(
    ({ label, form, state }) => form === 'row' && state === 'filled' && label.start < at,
  );
  const from = rows[0]?.label.start ?? 0;
  if (rows.length < ROWS || !SECOND_PART.test(best.name.value)) return null;
  const above = candidates.filter(({ name, cues }) => {
    const [evidence] = name.evidence;
    return evidence && evidence.end <= from && (cues.includes('w.paper') || cues.includes('standing'));
  });
  // 'Mastery Package – Enrolment Confirmation' is one title; 'Acme Ltd – Booking Form' is a firm and a title.
  const whole = above.filter(({ cues }) => cues.includes('whole') && !cues.includes('w.legal-form'));
  const [likeliest] = (whole.length > 0 ? whole : above).toSorted(
    (one, other) => likelihoodOf(other) - likelihoodOf(one),
  );
  return likeliest ?? null;
}

/** The paper's title by a trained ranker over the lines of its head and what it calls itself; null where nothing is likely to be one. */
export function rankedTitle(source: Source, named: Fact<string>): Fact<string> | null {
  const candidates = titleCandidates(source, named);
  const best = likeliestTitle(candidates);
  if (!best) return null;
  const { value, evidence } = (titleOverForm(source, candidates, best.candidate) ?? best.candidate).name;
  return found({ value, confidence: best.likelihood, evidence });
}
