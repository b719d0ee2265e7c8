import type { Severity } from '../../shared/analysis';
import { hasDigit, WHITE_SPACE } from '../lexicon/characters';
import { wording } from '../lexicon/words';
import { headInput } from '../provisions/heads/head-input';
import { marginsOf, shippedHeads } from '../provisions/heads/heads';
import { shippedWordVectors } from '../provisions/heads/word-vectors';
import type { SentenceWeights } from '../provisions/weighing/sentence-weights';
import { QUESTIONS } from '../questions/declarations/registry';
import type { Bearing, QuestionDeclaration, StatedAnswer } from '../questions/define-question';
import type { Reading } from '../reading';

/** The names of what is known of a sentence, in their order. The first is a constant. */
export const WEIGHING_FEATURES = [
  'constant',
  'like papers',
  'like own',
  'grave head',
  'medium head',
  'three heads',
  'paper',
  'words',
  'short',
  'sentence before',
  'figures',
  'may',
  'whatever',
  'fair words',
  'mutual',
  'exception',
  'fair head',
] as const;

/** Beyond these margins, in log-odds, a head says no more. */
const MOST_MARGIN = 4;
/** The paper is as harsh as this share of its sentences that look harshest, `LEAST_HARSHEST` at least. */
const HARSHEST = 6;
const LEAST_HARSHEST = 3;
const SHORT_WORDS = 7;
/** More words say no more. */
const ENOUGH_WORDS = 40;
const NO_SENTENCE = -1;

const MAY = wording('may');
const WHATEVER = wording([
  'even if, even when, whether or not, whatever, whoever, regardless, in any, at any time, at once, immediately',
  'automatically, sole, discretion, alone, however',
]);
const FAIR = wording([
  'reasonabl*, refund*, repay*, pro rata, pro-rata, in proportion, proportionate*, free of charge, free',
  'without {charge,any charge,penalty,extra cost}, {at,for} no {cost,charge,extra}, credit*, prompt*, return*, good faith',
]);
const MUTUAL = wording(
  '{either,each,neither,both} {party,side,of us,of them,parties,sides}, both, one another, each other, mutual*, equally',
);
const EXCEPTS = wording('but, unless, except, save, however, provided, only if, only for, not exceed*, at most, up to');

const RANK: Readonly<Record<Severity, number>> = { low: 1, medium: 2, high: 3 };

/** How grave any side holds an answer to be. */
export function gravityOf({ positions }: QuestionDeclaration, answer: StatedAnswer): Severity | null {
  const held = Object.values(positions).flatMap((position) => position[answer] ?? []);
  return held.reduce<Severity | null>((worst, one) => (worst && RANK[worst] >= RANK[one] ? worst : one), null);
}

/** Of each provision that an answer rests on how grave any side holds that answer to be; null of what every side wants. */
export function gravities(): ReadonlyMap<string, Severity | null> {
  const known = new Map<string, Severity | null>();
  const note = (bearing: Bearing | undefined, gravity: Severity | null) => {
    for (const id of bearing?.provisions ?? []) {
      const before = known.get(id) ?? null;
      known.set(id, before && (!gravity || RANK[before] >= RANK[gravity]) ? before : gravity);
    }
  };
  for (const question of QUESTIONS) {
    note(question.yes, gravityOf(question, 'yes'));
    note(question.yes.otherwise, gravityOf(question, 'yes'));
    note(question.no, gravityOf(question, 'no'));
  }
  return known;
}

let ofHeads: readonly (Severity | null)[] | null = null;

/** The same for each head in its place; the same for every paper. */
function headGravities(): readonly (Severity | null)[] {
  if (ofHeads) return ofHeads;
  const known = gravities();
  ofHeads = shippedHeads().heads.map(({ id }) => known.get(id) ?? null);
  return ofHeads;
}

/**
 * What is known of some sentences (places in the outline) of a paper, a row each of `WEIGHING_FEATURES`: what the two heads of whole terms say of it, of the
 * one before it and of the paper, which of all provisions it is nearest to, whatever kind of paper they are asked of, and a few words.
 */
export function weighingFeatures(
  { outline }: Pick<Reading, 'outline'>,
  rows: readonly number[],
  weights: SentenceWeights,
): number[][] {
  const model = shippedHeads();
  const gravity = headGravities();
  const texts = rows.map((row) => ({ text: outline.sentences[row]?.text ?? '' }));
  const margins = marginsOf(model, headInput(texts, shippedWordVectors()));
  const paper = harshestOf(weights.own);
  const is = (test: boolean) => (test ? 1 : 0);
  return texts.map(({ text }, at) => {
    const row = rows[at] as number;
    const of = margins.subarray(at * gravity.length, (at + 1) * gravity.length);
    const [grave, medium] = (['high', 'medium'] as const).map((level) =>
      of.reduce((most, margin, head) => (gravity[head] === level ? Math.max(most, margin) : most), -MOST_MARGIN),
    ) as [number, number];
    const fair = of.reduce(
      (most, margin, head) => (gravity[head] === null ? Math.max(most, margin) : most),
      -MOST_MARGIN,
    );
    const best = of
      .filter((_, head) => gravity[head] === 'high' || gravity[head] === 'medium')
      .sort()
      .slice(-3);
    const words = text.split(WHITE_SPACE).length;
    return [
      1,
      weights.papers[row] as number,
      weights.own[row] as number,
      clipped(grave),
      clipped(medium),
      clipped(best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length)),
      paper,
      Math.log(1 + Math.min(words, ENOUGH_WORDS)),
      is(words < SHORT_WORDS),
      weights.papers[row - 1] ?? NO_SENTENCE,
      is(hasDigit(text)),
      is(MAY.test(text)),
      is(WHATEVER.test(text)),
      is(FAIR.test(text)),
      is(MUTUAL.test(text)),
      is(EXCEPTS.test(text)),
      clipped(fair),
    ];
  });
}

const clipped = (margin: number) => Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin));

/** The mean of the sentences that look harshest. */
function harshestOf(weights: Float32Array): number {
  const most = weights.toSorted().slice(-Math.max(LEAST_HARSHEST, Math.floor(weights.length / HARSHEST)));
  return most.reduce((sum, one) => sum + one, 0) / Math.max(1, most.length);
}
