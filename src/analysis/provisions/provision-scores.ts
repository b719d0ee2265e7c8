import { readFileSync } from 'node:fs';
import type { Outline } from '../document/outline';
import { CATEGORIES, CATEGORY_NAMES, type Category } from './categories';
import { type CategoryLogits, contractLogit, logitsOf } from './confidence';
import { shippedHeads } from './heads/heads';
import type { ProvisionId } from './heads/provision-ids';
import { type SentenceLogits, sentenceLogits } from './heads/sentence-logits';
import { featuresOf } from './input/features';
import { type ClauseModel, decodeModel, scoreSentences } from './model';
import { type StatingScores, statingScores } from './stating/stating-heads';
import { type SentenceWeights, sentenceWeights } from './weighing/sentence-weights';

/** What the trained model says of a contract's sentences, calibrated, whether listed as clauses or not. */
export interface ProvisionScores {
  /**
   * The probability, 0 to 1, that lawyers would label the sentence (a place in `outline.sentences`) with the category; or that it is the provision of our
   * own, among sentences that look like it.
   */
  probability(sentence: number, provision: Category | ProvisionId): number;
  /**
   * The sentences that are as probable as a provision of our own must be to count, in order of the text.
   * @param share of that probability, 0 to 1: with less, those too that may be it
   */
  passages(provision: ProvisionId, share?: number): ProvisionPassage[];
  /** How much each sentence is like terms that weigh on one side, in log-odds as two heads have it: of our own sentences, and of labelled papers. */
  weighing(): SentenceWeights;
  /** How much each sentence is like those that state a fact, for each fact by its id: see `facts/stating`. */
  stating(): StatingScores;
  /** The probability, 0 to 1, that the contract has any clause of the category. */
  present(category: Category): number;
  /** Whether the sentence has words that nearly always are such a clause, however few the model has seen. */
  isSure(sentence: number, category: Category): boolean;
  /** What the same model says of another outline: the same contract in other words. */
  of(outline: Outline): ProvisionScores;
}

/** A sentence, as its place in `outline.sentences`, that is taken for a provision of our own. */
export interface ProvisionPassage {
  sentence: number;
  probability: number;
  /** By how much, in log-odds, it lies above the threshold of its head. */
  margin: number;
}

let shipped: ClauseModel | null = null;

/** The model that comes with the program; read once. */
export function shippedModel(): ClauseModel {
  shipped ??= decodeModel(readFileSync(new URL('./weights.bin', import.meta.url)));
  return shipped;
}

const memo = new WeakMap<Outline, WeakMap<ClauseModel, ProvisionScores>>();

/**
 * The model's opinion of every sentence of an outline; worked out once for each outline and model, so that every reader may ask.
 * @param model where contracts of the training are measured, the one that has not seen them: readers hand on the scores they were
 *   given (`Reading.provisions`) and do not ask the shipped model again
 */
export function provisionScores(outline: Outline, model: ClauseModel = shippedModel()): ProvisionScores {
  return scoresFor(outline, model, () => null);
}

/** @param other what the heads say of another outline of the same contract */
function scoresFor(outline: Outline, model: ClauseModel, other: () => SentenceLogits | null): ProvisionScores {
  const ofOutline = memo.get(outline) ?? new WeakMap<ClauseModel, ProvisionScores>();
  memo.set(outline, ofOutline);
  const known = ofOutline.get(model);
  if (known) return known;
  const scores = scoresOf(outline, model, other);
  ofOutline.set(model, scores);
  return scores;
}

function scoresOf(outline: Outline, model: ClauseModel, otherLogits: () => SentenceLogits | null): ProvisionScores {
  const features = featuresOf(outline);
  const raw = scoreSentences(model, features);
  const columns = CATEGORY_NAMES.length;
  const known = new Map<Category, CategoryLogits>();
  const columnOf = (category: Category) => CATEGORY_NAMES.indexOf(category);
  const logits = (category: Category): CategoryLogits => {
    const before = known.get(category);
    if (before) return before;
    const column = columnOf(category);
    const found = logitsOf(raw, features, { column, columns }, calibrationOf(model, column).sentence);
    known.set(category, found);
    return found;
  };
  const own = ownScores(outline, otherLogits);
  return {
    probability: (sentence, provision) =>
      isCategory(provision)
        ? probabilityOf(logits(provision).sentences[sentence] ?? Number.NEGATIVE_INFINITY)
        : own().probability(sentence, provision),
    passages: (provision, share) => own().passages(provision, share),
    weighing: () => own().weighing(),
    stating: () => own().stating(),
    present: (category) =>
      probabilityOf(contractLogit(logits(category), calibrationOf(model, columnOf(category)).contract)),
    isSure: (sentence, category) => features.sure.has(sentence * columns + columnOf(category)),
    of: (other) => scoresFor(other, model, () => own().logits),
  };
}

const isCategory = (provision: Category | ProvisionId): provision is Category => Object.hasOwn(CATEGORIES, provision);

let places: ReadonlyMap<string, number> | null = null;

function headPlaces(): ReadonlyMap<string, number> {
  places ??= new Map(shippedHeads().heads.map(({ id }, place) => [id, place]));
  return places;
}

/** What the heads say of every sentence; a head is asked when its provision first is. */
function ownScores(outline: Outline, otherLogits: () => SentenceLogits | null) {
  const scored = () => {
    const model = shippedHeads();
    const logits = sentenceLogits(outline, otherLogits());
    const placeOf = (provision: ProvisionId) => {
      const place = headPlaces().get(provision) ?? -1;
      if (place < 0)
        throw new Error(`The provision heads have none for '${provision}': run scripts/train-provisions.ts.`);
      return place;
    };
    const probabilityAt = (sentence: number, place: number) =>
      probabilityOf(logits.of(model, place)[sentence] ?? Number.NEGATIVE_INFINITY);
    let weights: SentenceWeights | null = null;
    let stated: StatingScores | null = null;
    return {
      logits,
      stating() {
        stated ??= statingScores(logits.of);
        return stated;
      },
      weighing() {
        weights ??= sentenceWeights(logits.of);
        return weights;
      },
      probability: (sentence: number, provision: ProvisionId) => probabilityAt(sentence, placeOf(provision)),
      passages(provision: ProvisionId, share = 1): ProvisionPassage[] {
        const place = placeOf(provision);
        const threshold = model.heads[place]?.threshold ?? 1;
        const least = share * threshold;
        // Nearly all sentences lie far below: that is told without an exponential.
        const farBelow = Math.log(least / (1 - least)) - 0.1;
        const passages: ProvisionPassage[] = [];
        logits.of(model, place).forEach((logit, sentence) => {
          if (logit < farBelow) return;
          const probability = probabilityOf(logit);
          if (probability < least) return;
          passages.push({ sentence, probability, margin: logOdds(probability) - logOdds(threshold) });
        });
        return passages;
      },
    };
  };
  let known: ReturnType<typeof scored> | null = null;
  return () => {
    known ??= scored();
    return known;
  };
}

function calibrationOf(model: ClauseModel, column: number) {
  const calibration = model.calibration[column];
  if (!calibration) throw new Error(`The clause model has no category in place ${column}.`);
  return calibration;
}

function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

const SMALLEST = 1e-6;

function logOdds(probability: number): number {
  const inner = Math.min(1 - SMALLEST, Math.max(SMALLEST, probability));
  return Math.log(inner / (1 - inner));
}
