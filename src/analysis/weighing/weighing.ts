import type { Evidence, RiskFactor } from '../../shared/analysis';
import { burdenOfAll } from '../burden/bearers';
import { burdenOf } from '../burden/burden';
import { readsAsEnglish } from '../document/language';
import type { Sentence } from '../document/outline';
import { placeOf } from '../document/place';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import { otherSide } from '../kinds/sides';
import { SETTLED, settlesIt } from '../questions/fair-sentences';
import { isOfSeveral } from '../questions/of-several';
import type { Reading } from '../reading';
import { quoted } from '../shorten';
import type { Asserted } from './asserted';
import { weighingFeatures } from './features';
import { isUsual, onlyGives, termRows } from './term-rows';
import { shippedWeighing, weightOf } from './weight';

/** Stored with every finding, so it never changes. */
export const WEIGHS = 'weighs-on-one-side';

/** From these log-odds on a term is told. Measured on papers of left-out hands (docs/model-card.md). */
const TOLD_FROM = -2.75;
/** Of papers with more terms than this the surest are the likelier to be mistakes, so they have to be surer. */
const USUAL_TERMS = 100;
const SURER = 1.5;
/**
 * A paper with fewer risks that are asserted is mostly a fair one: when hands judged what they had not taught, 54 of the 91 terms told of such papers were
 * no point, of others 34 of 175. There a term has to be so much surer.
 */
const HARD = 3;
const OF_FAIR = 1.5;
/**
 * How likely such a term is a grave one: of 750 sentences that are like it and on which nothing else rests, 285 are by the lawyers who listed points and the readers who looked
 * at what these had passed over. Of 300 rated papers eight that were rated too low are not any more since it counts, and none that was rated rightly changed (docs/risk-precision.md).
 */
const GRAVE = 0.4;
/** The surest of a paper, however long it is. */
const MOST_TOLD = 8;
/** Of so many it is asked whether they burden both sides alike, which none of those told may. */
const MOST_BURDENS = 2 * MOST_TOLD;
/** So many sentences that look hardest by words alone are looked at more closely. */
const MOST_LOOKED_AT = 48;

/**
 * The terms of a paper that most look like those that weigh on one side, whatever they are about, among the sentences on which nothing rests that is raised
 * already: points to check, the surest first, `MOST_TOLD` at most. For the rating each counts as a grave risk that is less likely than not.
 * @param raised the evidence of all that is told to any side, and of all answers
 * @param asserted the risks that are asserted of it
 */
export function weighingTerms(reading: Reading, raised: readonly Evidence[], asserted: Asserted): RiskFactor[] {
  if (!readsAsEnglish(reading.contract)) return [];
  const weights = reading.provisions.weighing();
  const byWords = (row: number) => (weights.own[row] as number) + (weights.papers[row] as number);
  const open = openRows(reading, raised);
  const ofLong = SURER * Math.log(Math.max(1, open.length / USUAL_TERMS));
  const least = TOLD_FROM + ofLong + (asserted.inAll < HARD ? OF_FAIR : 0);
  const rows = open.toSorted((one, other) => byWords(other) - byWords(one)).slice(0, MOST_LOOKED_AT);
  const learned = shippedWeighing();
  return (
    weighingFeatures(reading, rows, weights)
      .map((known, at) => ({ row: rows[at] as number, weight: weightOf(learned, known) }))
      .filter(({ weight }) => weight >= least)
      .toSorted((one, other) => other.weight - one.weight || one.row - other.row)
      // Whom a term burdens is worked out for those alone that would be told.
      .filter(({ row }, at) => at < MOST_BURDENS && (burdenOf(reading, row)?.both ?? -1) < 0)
      .slice(0, MOST_TOLD)
      .flatMap(({ row }, at, told) => {
        const sentence = reading.outline.sentences[row];
        const others = told.filter((_, place) => place !== at).map((other) => burdenOf(reading, other.row)?.first ?? 0);
        return sentence ? [termOf(reading, sentence, leanOf(others) + leanOfRisks(reading, asserted))] : [];
      })
  );
}

/** Which side a paper's other terms burden, as log-odds of at most one: who words one term for himself words others so. */
function leanOf(others: readonly number[]): number {
  const mean = others.reduce((sum, first) => sum + first, 0) / Math.max(1, others.length);
  return Math.max(-1, Math.min(1, mean));
}

/** Which side a paper's asserted risks burden, as log-odds: nearly all hard terms of a paper are of one hand. */
function leanOfRisks({ kind }: Reading, { bearers }: Asserted): number {
  const [first = 0, second = 0] = kind.sides.map(({ id }) => bearers.filter((bearer) => bearer === id).length);
  return Math.log((first + UNSEEN) / (second + UNSEEN));
}
const UNSEEN = 1;

/** The sentences that could be told and on which nothing rests yet, as places in the outline. */
function openRows(reading: Reading, raised: readonly Evidence[]): number[] {
  const settled = settledRows(reading);
  return termRows(reading).filter((row) => {
    if (settled.has(row)) return false;
    const { start = 0, end = 0, text = '' } = reading.outline.sentences[row] ?? {};
    const words = plainText(text);
    if (isOfSeveral(reading, words)) return false;
    return !onlyGives(words) && !isUsual(words) && !raised.some((one) => one.start < end && start < one.end);
  });
}

/** What was taken for a grave provision and says the fair thing instead: 'we return what has not been earned' of a deposit. */
function settledRows(reading: Reading): Set<number> {
  return new Set(
    SETTLED.flatMap((id) =>
      reading.provisions
        .passages(id)
        .map(({ sentence }) => sentence)
        .filter((row) => settlesIt(id, reading.outline.sentences[row]?.text ?? '')),
    ),
  );
}

function termOf(reading: Reading, sentence: Sentence, lean: number): RiskFactor {
  const words = evidenceAt(reading.contract, sentence.start, sentence.end);
  const evidence = [words];
  const favours = favoured(reading, evidence, lean);
  return {
    type: 'May weigh on one side',
    severity: 'medium',
    description: `${placeOf(reading, sentence)}, ${quoted(words.quote)}, is worded like terms that weigh on one side. No question or rule has raised it.`,
    rule: WEIGHS,
    evidence,
    recommendation: 'Read it with counsel: whom it binds, what it may cost, and whether there is a way out.',
    standing: 'to_check',
    likelihood: GRAVE,
    gravity: 'high',
    ...(favours && { favours }),
  };
}

/**
 * The side across from the one that a term burdens, by its own words, by the paper's other terms and by whom its asserted answers burden; null where that is not plain. Of the 14 terms of 24 unseen papers that were told to
 * both sides readers called every one misleading for the side that it favours.
 */
function favoured(reading: Reading, evidence: readonly Evidence[], lean: number): string | null {
  const { first = 0 } = burdenOfAll(reading, evidence) ?? {};
  // Plain words stand against all others.
  const burden = Math.abs(first) >= PLAIN_ALONE ? first : OWN * first + lean;
  const bearer = Math.abs(burden) >= PLAIN ? reading.kind.sides[burden > 0 ? 0 : 1]?.id : undefined;
  return bearer ? otherSide(reading, bearer) : null;
}
/** In log-odds: of its own words alone, and with the lean of the paper. */
const PLAIN_ALONE = 1.5;
const PLAIN = 0.2;
/** Beside what the paper does elsewhere its own words count so much. */
const OWN = 0.5;
