import type { Source } from '../../facts/source';
import { KINDS } from '../../kinds/declarations/registry';
import type { KindDeclaration } from '../../kinds/define-kind';
import { signedBytes } from '../../linear-weights';
import { KIND_FEATURES, type KindSigns, type KindWords, kindFeatures, kindSigns } from './features';
import written from './weights.json';

/** A softmax over the kinds: by how much what is known speaks for each, with the words that were learned. */
export interface KindRanker extends KindWords {
  /** In the order of `KIND_FEATURES`. */
  weights: readonly number[];
}

/** A ranker as `scripts/train-kinds.ts` writes it: words apart by spaces, a signed byte for each word and kind in base 64. */
export interface WrittenKindRanker {
  features: readonly string[];
  weights: readonly number[];
  kinds: readonly string[];
  usual: readonly number[];
  content: readonly (readonly number[])[];
  words: string;
  table: string;
}

/** @throws Error when it was trained for other features than there are, or for a kind that there is no more */
export function decodeKindRanker(ranker: WrittenKindRanker): KindRanker {
  const { features, weights, kinds, usual, content, words, table } = ranker;
  const ids = KINDS.map(({ id }: KindDeclaration) => id);
  const isOfNow = features.join() === KIND_FEATURES.join() && kinds.every((id) => ids.includes(id));
  if (!isOfNow) throw new Error('The ranker of kinds was trained for other kinds: run scripts/train-kinds.ts.');
  const places = ids.map((id) => kinds.indexOf(id));
  const bytes = signedBytes(table);
  const rows = words.split(' ').map((word, at) => {
    const row = bytes.subarray(at * kinds.length, (at + 1) * kinds.length);
    return [word, Int8Array.from(places, (place) => row[place] ?? 0)] as const;
  });
  return {
    weights,
    knows: places.map((place) => place >= 0),
    usual: places.map((place) => usual[place] ?? 0),
    content: places.map((place) => [content[place]?.[0] ?? 0, content[place]?.[1] ?? 0] as const),
    rows: new Map(rows),
  };
}

/** A kind and how likely it is that a paper is of it, 0 to 1. */
export interface RankedKind {
  kind: KindDeclaration;
  probability: number;
}

/** The kinds, likeliest first, by what is known of a paper. */
export function rankByContent(signs: KindSigns, ranker: KindRanker): RankedKind[] {
  const scores = kindFeatures(signs, ranker).map((row, kind) =>
    ranker.knows[kind] ? row.reduce((sum, value, at) => sum + value * (ranker.weights[at] ?? 0), 0) : -Infinity,
  );
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return KINDS.map((kind: KindDeclaration, at) => ({ kind, probability: (raised[at] ?? 0) / total })).toSorted(
    (one, other) => other.probability - one.probability,
  );
}

let shipped: KindRanker | null = null;

/** The kind that the whole of a paper makes likeliest, by the ranker that comes with the program. */
export function likeliestKind(source: Source): RankedKind {
  shipped ??= decodeKindRanker(written);
  return rankByContent(kindSigns(source), shipped)[0] as RankedKind;
}
