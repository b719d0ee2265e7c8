import type { Clause } from '../../shared/analysis';
import type { Outline, Sentence } from '../document/outline';
import { isPlain } from '../document/plain-document';
import { evidenceAt } from '../evidence';
import type { ContractText } from '../pdf/contract-text';
import { CATEGORY_NAMES, type Category } from './categories';
import type { ClauseModel } from './model';
import { type ProvisionScores, provisionScores } from './provision-scores';

/** Below this probability a sentence is not even a candidate: there would be forty for every sentence. */
const LEAST_CONFIDENCE = 0.01;

/**
 * For the best F1, an answer is worth giving from a probability of half the F1 that can be had (Lipton, Elkan and Naryanaswamy,
 * ECML 2014, theorem 1): out of fold, 0.83 for 'the contract has it' and 0.70 for 'this is the clause'.
 */
const PRESENT = 0.39;
const PROBABLE = 0.35;
/**
 * A contract may seem to have a clause of which no sentence is likely, most of all a short one: below this nothing is listed. Out of fold that costs no
 * F1 (A .816 to .817, B .833 both).
 */
const BEST_AT_LEAST = 0.15;
/** Of 37 sentences whose words are sure 29 are labelled with the category (26 of 29 contracts have it); by the least sure pattern 15 of 22. */
const SURE = 0.68;

/**
 * The probability that the contract has a clause leans on its second-best sentence, of which a contract of a page or two has none
 * (in sentences). There a sentence of this confidence is listed alone: of 94 contracts of CUAD that are as short, it brings one right answer and no wrong one.
 */
const SHORT = 100;
const ALONE_WHEN_SHORT = 0.5;
/**
 * The calibration is that of filings with the SEC. In short contracts in everyday words, which we wrote ourselves, 191 of the 203 categories listed from
 * here on are right; from 0.1 on 202 of 221 (docs/accuracy.md).
 */
const ALONE_WHEN_PLAIN = 0.15;

/** Categories whose answer is a name or a date and not a sentence: they come from the facts. */
const FROM_FACTS: ReadonlySet<Category> = new Set(['Document Name', 'Parties', 'Agreement Date', 'Effective Date']);

export interface ClassifyOptions {
  minConfidence?: number | undefined;
  model?: ClauseModel | undefined;
}

/**
 * Clauses by the trained model, in order of the text; a sentence may be of several categories. The confidence is the
 * calibrated probability that lawyers would label the sentence with the category.
 * @param options.minConfidence lists every sentence that is as probable; without it, a category is listed when the contract
 *   probably has it, with its best sentence and those that are probable themselves
 */
export function classifyClauses(
  contract: ContractText,
  outline: Outline,
  { minConfidence, model }: ClassifyOptions = {},
): Clause[] {
  const scores = provisionScores(outline, model);
  const clauses = CATEGORY_NAMES.flatMap((category) => {
    if (FROM_FACTS.has(category)) return [];
    return rowsOf({ contract, outline }, scores, category, minConfidence).map(
      ({ sentence: { start, end }, confidence }) => ({
        category,
        ...evidenceAt(contract, start, end),
        confidence: round(confidence),
      }),
    );
  });
  return clauses.toSorted((one, other) => one.start - other.start);
}

/** A sentence that is listed as a clause of a category. */
export interface ListedSentence {
  sentence: Sentence;
  confidence: number;
}

interface Paper {
  contract: ContractText;
  outline: Outline;
}

/** The sentences that an analysis lists as clauses of a category. Where there is one, nobody may say that the contract has none. */
export function listedSentences(paper: Paper, scores: ProvisionScores, category: Category): ListedSentence[] {
  return FROM_FACTS.has(category) ? [] : rowsOf(paper, scores, category);
}

function rowsOf(
  { contract, outline }: Paper,
  scores: ProvisionScores,
  category: Category,
  minConfidence?: number,
): ListedSentence[] {
  const judged = outline.sentences.map((_, row) => scores.probability(row, category));
  const least = minConfidence ?? leastListed(scores, category, judged, sureAlone(contract, outline));
  return outline.sentences.flatMap((sentence, row) => {
    const isSure = scores.isSure(row, category);
    const probability = judged[row] ?? 0;
    const confidence = isSure ? Math.max(SURE, probability) : probability;
    const isListed = confidence >= Math.max(isSure ? (minConfidence ?? 0) : least, LEAST_CONFIDENCE);
    return isListed ? [{ sentence, confidence }] : [];
  });
}

/** From which probability on a sentence is listed whatever the contract as a whole says. */
function sureAlone(contract: ContractText, outline: Outline): number {
  if (outline.sentences.length >= SHORT) return Number.POSITIVE_INFINITY;
  return isPlain({ contract }) ? ALONE_WHEN_PLAIN : ALONE_WHEN_SHORT;
}

/** From which probability on sentences are listed when the contract as a whole decides, or one sentence alone. */
function leastListed(scores: ProvisionScores, category: Category, judged: readonly number[], alone: number): number {
  const best = judged.reduce((one, other) => Math.max(one, other), 0);
  if (best >= alone) return alone;
  if (scores.present(category) < PRESENT || best < BEST_AT_LEAST) return Number.POSITIVE_INFINITY;
  return Math.min(PROBABLE, best);
}

/** Four decimals: more would feign a precision that is not there, and their last bits could differ between machines. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
