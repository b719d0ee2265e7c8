import { WHITE_SPACE } from '../../lexicon/characters';
import type { ProvisionId } from '../heads/provision-ids';
import { NOTHING_GROUP, negationsOf, TURNING_GROUPS, turningWords } from './turning-words';
import weights from './weights.json';

/**
 * A head says what a sentence is about; whether the sentence says the provision, or denies it, softens it or only sounds like it, is learned from the small
 * words that turn sentences, held against those that are usual in the provision: 'without' turns most sentences, and not those of 'entry without notice'.
 */
export interface SaysModel {
  /** For each of `saysFeatures` its weight in log-odds. */
  weights: readonly number[];
  /** Of each provision: how often its own sentences have words of each group, in hundredths, parted by blanks. */
  usual: Readonly<Record<string, string>>;
}

/** A group of words that so few sentences of a provision have is new in one that has it. */
const RARE = 0.1;
/** Log-odds beyond these say no more. */
const MOST_MARGIN = 4;
const USUAL_WORDS = 3;

/** How many things are known of a sentence beside a provision. */
export const SAYS_FEATURES = 6 + 4 * TURNING_GROUPS;

/**
 * What is known of a sentence that a head took for a provision, `SAYS_FEATURES` numbers, beginning with a constant 1.
 * @param usual how often sentences of the provision have words of each group
 * @param margin by how much, in log-odds, it lies above the threshold of the head
 */
export function saysFeatures(text: string, usual: readonly number[], margin: number): number[] {
  const counts = turningWords(text);
  const [here, there] = [negationsOf(counts), negationsOf(usual)];
  return [
    1,
    Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin)),
    here,
    here - there,
    here % 2,
    Math.log(1 + text.split(WHITE_SPACE).length) - USUAL_WORDS,
    ...counts,
    ...counts.map((_, at) => usual[at] ?? 0),
    ...counts.map((count, at) => count * (usual[at] ?? 0)),
    ...counts.map((count, at) => (count > 0 && (usual[at] ?? 0) < RARE ? 1 : 0)),
  ];
}

const usualOf = new Map<string, number[]>();

function usualIn(provision: ProvisionId): number[] {
  const known = usualOf.get(provision);
  if (known) return known;
  const shares = (weights.usual as SaysModel['usual'])[provision]?.split(' ').map((share) => Number(share) / 100) ?? [];
  usualOf.set(provision, shares);
  return shares;
}

/** From this share of a provision's own sentences on, 'nothing' is how it is usually said: 'Nothing here gives you a licence'. */
const USUALLY_NOTHING = 0.05;

/** Whether a provision is usually said in words that begin with 'nothing' and the like. */
export function isSaidByNothing(provision: ProvisionId): boolean {
  return (usualIn(provision)[NOTHING_GROUP] ?? 0) >= USUALLY_NOTHING;
}

/**
 * The log-odds that a sentence says the provision that a head took it for.
 * @param margin by how much, in log-odds, it lies above the threshold of the head
 */
export function saysLogOdds(text: string, provision: ProvisionId, margin: number): number {
  return saysFeatures(text, usualIn(provision), margin).reduce(
    (sum, value, at) => sum + value * (weights.weights[at] ?? 0),
    0,
  );
}
