import type { Sentence } from '../../document/outline';
import { type LinearWeights, logOddsBy } from '../../linear-weights';
import type { FactDeclaration } from '../define-fact';
import type { Source } from '../source';
import { isHeard } from '../spoken-of';
import { STATED_FACTS, STATING_FEATURES, type StatedFact, statingFeatures } from './features';
import weights from './weights.json';

/** What is learned of a fact from whole papers: see `scripts/train-stating.ts`. */
export interface StatingWeights extends LinearWeights {
  /** From these log-odds on a paper is told to state the fact. */
  told: number;
}

/** A sentence with how likely it is the one that states a fact. */
export interface StatingSentence {
  sentence: Sentence;
  logOdds: number;
  /** From these log-odds on the fact is told as stated, and whether it is. */
  told: number;
  isTold: boolean;
}

const learned: Readonly<Record<StatedFact, StatingWeights>> = weights;

/** @throws Error when the weights are not of what this version knows of a sentence */
function checked(id: StatedFact): StatingWeights {
  const of = learned[id];
  if (of.features.join() !== STATING_FEATURES.join())
    throw new Error('The weights of stated facts are of other features: run scripts/train-stating.ts.');
  return of;
}

export const isStatedFact = (id: string): id is StatedFact => Object.hasOwn(STATED_FACTS, id);

const memo = new WeakMap<Source, Map<StatedFact, StatingSentence[]>>();

/** How likely each sentence of a paper is the one that states a fact, the likeliest first; none that is not to be heard. Worked out once for each fact. */
export function statingSentences(
  source: Source,
  { id, speaksOf }: { id: StatedFact } & Pick<FactDeclaration<unknown>, 'speaksOf'>,
): StatingSentence[] {
  const known = memo.get(source) ?? new Map<StatedFact, StatingSentence[]>();
  memo.set(source, known);
  const before = known.get(id);
  if (before) return before;
  const of = checked(id);
  const { sentences } = source.outline;
  const stating = statingFeatures(source, id, speaksOf, source.provisions.stating())
    .flatMap((features, row): StatingSentence[] => {
      const sentence = sentences[row];
      if (!sentence || !isHeard(source, sentence)) return [];
      const logOdds = logOddsBy(of, features);
      return [{ sentence, logOdds, told: of.told, isTold: logOdds >= of.told }];
    })
    .toSorted((one, other) => other.logOdds - one.logOdds);
  known.set(id, stating);
  return stating;
}
