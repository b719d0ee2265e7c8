import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../../../src/analysis/kinds/define-kind';
import { foldWords } from '../../../src/analysis/kinds/fold';
import { kindsAskedOf } from '../../../src/analysis/questions/kind-ranking/content';
import type { KindSigns, KindWords } from '../../../src/analysis/questions/kind-ranking/features';
import { readOwnProvisions } from '../provisions/own-provisions';

/** A paper of which a reader said what kinds it may be called, the best first. */
export interface KindPaper {
  name: string;
  fold: number;
  /** Places in the registry. */
  right: readonly number[];
  /** How much it counts, 1 for an everyday paper. */
  weight: number;
  signs: KindSigns;
}

/** What a declaration's phrase, an example's words and our sentences count beside a paper's words. */
const PHRASE = 10;
const EXAMPLE = 5;
const NEAR_MISS = 0.5;
const DECLARED = 0.5;
const PAPER = 8;
/** What a paper may also be called counts less than what it is. */
const ALSO = 0.3;
const ALSO_USUAL = 0.5;
/** A kind's words are drawn to those of all kinds by so many. */
const PRIOR = 2_000;
const LEAST = 0.01;
/** Words in nearly every paper and in hardly any say nothing. */
const MOST_PAPERS = 0.8;
const FEWEST_PAPERS = 3;
const SHORTEST = 3;
const KEPT = 1_200;
const MOST_BYTE = 127;

type Counts = Map<string, number>;

const add = (counts: Counts, word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);

/** The words that the declarations and the sentences of the kinds' own questions have. */
export function declaredWords(): readonly Counts[] {
  const provisions = readOwnProvisions().map(({ id, positives, nearMisses }) => ({
    kinds: kindsAskedOf(id),
    said: positives.map((text) => new Set(foldWords(text))),
    near: nearMisses.map((text) => new Set(foldWords(text))),
  }));
  return KINDS.map((kind: KindDeclaration) => {
    const counts: Counts = new Map();
    const phrases = [
      kind.titles,
      kind.sharedTitles ?? [],
      kind.structure,
      kind.openings ?? [],
      [kind.deal, kind.label],
    ];
    for (const text of [...phrases.flat(), ...kind.sides.flatMap(({ roles }) => roles)])
      for (const word of new Set(foldWords(text))) add(counts, word, DECLARED * PHRASE);
    for (const text of kind.examples)
      for (const word of new Set(foldWords(text))) add(counts, word, DECLARED * EXAMPLE);
    for (const { kinds, said, near } of provisions) {
      if (!kinds.has(kind.id)) continue;
      const weight = DECLARED / Math.sqrt(kinds.size);
      for (const words of said) for (const word of words) add(counts, word, weight);
      for (const words of near) for (const word of words) add(counts, word, NEAR_MISS * weight);
    }
    return counts;
  });
}

/** How few of the everyday papers have each word: the logarithm of their share; only of words that say something. */
export function rareWords(papers: readonly KindPaper[]): ReadonlyMap<string, { rare: number; papers: number }> {
  const counts: Counts = new Map();
  for (const { signs } of papers) for (const word of signs.words.keys()) add(counts, word, 1);
  const said = [...counts].filter(
    ([word, count]) =>
      count >= FEWEST_PAPERS && count <= MOST_PAPERS * papers.length && word.length >= SHORTEST && !/^\d+$/.test(word),
  );
  return new Map(
    said.map(([word, count]) => [word, { rare: Math.log((papers.length + 2) / (count + 1)), papers: count }]),
  );
}

/**
 * What is learned of words: how much likelier each is in papers of a kind than in all (a multinomial model, each kind drawn to the whole by `PRIOR` words),
 * times how rare it is; and how usual each kind is.
 * @param content of each kind the mean and spread of what papers score by their provisions
 */
export function learnWords(
  papers: readonly KindPaper[],
  declared: readonly Counts[],
  rare: ReturnType<typeof rareWords>,
  content: KindWords['content'],
): KindWords & { scale: number } {
  const counts = declared.map((own) => new Map(own));
  const usual = KINDS.map(() => 0);
  for (const { right, weight, signs } of papers)
    right.forEach((kind, at) => {
      usual[kind] = (usual[kind] ?? 0) + (at === 0 ? 1 : ALSO_USUAL) * weight;
      for (const [word, count] of signs.words)
        add(counts[kind] as Counts, word, PAPER * (at === 0 ? 1 : ALSO) * weight * Math.log(1 + count));
    });
  const whole: Counts = new Map();
  for (const own of counts) for (const [word, count] of own) add(whole, word, count);
  const all = [...whole.values()].reduce((sum, one) => sum + one, 0);
  const totals = counts.map((own) => [...own.values()].reduce((sum, one) => sum + one, 0));
  const rows = [...rare].flatMap(([word, { rare: rarity, papers: having }]) => {
    const known = whole.get(word);
    if (known === undefined) return [];
    const share = (known + LEAST) / (all + LEAST * whole.size);
    const logs = counts.map((own, kind) =>
      Math.log(((own.get(word) ?? 0) + PRIOR * share) / ((totals[kind] ?? 0) + PRIOR) / share),
    );
    const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    const spread = Math.sqrt(logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / logs.length);
    return [{ word, tells: spread * Math.sqrt(having) * rarity, row: logs.map((log) => log * rarity) }];
  });
  const kept = rows.toSorted((one, other) => other.tells - one.tells).slice(0, KEPT);
  const most = kept.reduce((largest, { row }) => Math.max(largest, ...row.map(Math.abs)), 0);
  const scale = most / MOST_BYTE || 1;
  return {
    rows: new Map(kept.map(({ word, row }) => [word, Int8Array.from(row, (one) => Math.round(one / scale))])),
    usual: usual.map((count) => Math.log(count + 0.5)),
    content,
    knows: KINDS.map(() => true),
    scale,
  };
}
