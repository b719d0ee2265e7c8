import type { Source } from '../../facts/source';
import { KINDS } from '../../kinds/declarations/registry';
import type { KindDeclaration } from '../../kinds/define-kind';
import { featuresOf, type KindFeatures } from '../../kinds/features';
import { foldWords } from '../../kinds/fold';
import { signsOf } from '../../kinds/recognise';
import { contentScores } from './content';

/** What is known of a paper for each kind, in the order in which the weights stand. */
export const KIND_FEATURES = [
  'title',
  'structure',
  'opening',
  'provisions',
  'roles',
  'role of the lesser side',
  'words of the title',
  'words',
  'how usual',
] as const;

/** Longer papers are known by their beginning; in characters. */
const SEARCHED = 60_000;
/** Titles that are looked at, likeliest first, and phrases of a kind that their words are held against. */
const TITLES = 6;
const PHRASES = 40;

/** What is known of a paper before anything is weighed. */
export interface KindSigns {
  /** How often each folded word stands in it. */
  words: ReadonlyMap<string, number>;
  titles: readonly { words: readonly string[]; weight: number }[];
  declared: readonly KindFeatures[];
  /** By kind. */
  content: ReadonlyMap<string, number>;
}

export function kindSigns(source: Source): KindSigns {
  const signs = signsOf(source);
  const words = new Map<string, number>();
  for (const word of foldWords(source.plain.slice(0, SEARCHED))) words.set(word, (words.get(word) ?? 0) + 1);
  return {
    words,
    titles: signs.titles.slice(0, TITLES),
    declared: featuresOf(signs),
    content: contentScores(source.provisions),
  };
}

/** What was learned of the words of papers of each kind, and of how usual kinds are (`scripts/train-kinds.ts`). */
export interface KindWords {
  /** For each word how much it speaks for each of the kinds, in the registry's order. */
  rows: ReadonlyMap<string, Int8Array>;
  /** In the registry's order: log of how many papers are of the kind. */
  usual: readonly number[];
  /** Mean and spread of what papers score by their provisions, in the registry's order. */
  content: readonly (readonly [mean: number, spread: number])[];
  /** Whether it was learned of a kind, in the registry's order: of a newer one it says nothing, and its words count for nothing. */
  knows: readonly boolean[];
}

/** Spreads are not taken for smaller than they can be known from so few papers. */
const LEAST_SPREAD = 0.5;

interface DeclaredWords {
  roles: readonly (readonly (readonly string[])[])[];
  titles: ReadonlySet<string>;
}

/** The words of a kind's roles, side by side, and of the phrases that name it. */
const DECLARED: readonly DeclaredWords[] = KINDS.map((kind: KindDeclaration) => ({
  roles: kind.sides.map(({ roles }) => roles.map(foldWords)),
  titles: new Set(
    [...kind.titles, ...(kind.sharedTitles ?? []), ...kind.structure, ...(kind.openings ?? []), kind.deal, kind.label]
      .slice(0, PHRASES)
      .flatMap(foldWords),
  ),
}));
interface Rarities {
  roles: ReadonlyMap<string, number>;
  titles: ReadonlyMap<string, number>;
}
const rarityByKnown = new WeakMap<readonly boolean[], Rarities>();

/** How few of the kinds for which was learned have a word of a role, and of a title. */
function raritiesOf(knows: readonly boolean[]): Rarities {
  const before = rarityByKnown.get(knows);
  if (before) return before;
  const known = DECLARED.filter((_, at) => knows[at]);
  const found = {
    roles: rarity(known.map(({ roles }) => new Set(roles.flat(2)))),
    titles: rarity(known.map(({ titles }) => titles)),
  };
  rarityByKnown.set(knows, found);
  return found;
}

/** How few of the kinds have a word: the logarithm of their share. */
function rarity(ofKinds: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of ofKinds) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log((ofKinds.length + 1) / count)]));
}

/** A row of `KIND_FEATURES` for each kind, in the registry's order. */
export function kindFeatures(signs: KindSigns, learned: KindWords): number[][] {
  const words = wordScores(signs, learned);
  const rare = raritiesOf(learned.knows);
  return KINDS.map(({ id }: KindDeclaration, at) => {
    const { features } = signs.declared[at] as KindFeatures;
    const { roles, titles } = DECLARED[at] as DeclaredWords;
    const sides = roles.map((of) => roleScore(signs, of, rare.roles));
    const [mean, spread] = learned.content[at] ?? [0, 0];
    return [
      features.own,
      features.structure,
      features.opening,
      ((signs.content.get(id) ?? 0) - mean) / (spread + LEAST_SPREAD),
      sides.reduce((sum, one) => sum + one, 0),
      Math.min(...sides),
      titleScore(signs, titles, rare.titles),
      words[at] ?? 0,
      learned.usual[at] ?? 0,
    ];
  });
}

/** How often the paper has the role that it has most, the rarer the word the more. */
function roleScore(
  { words }: KindSigns,
  roles: readonly (readonly string[])[],
  rarities: ReadonlyMap<string, number>,
): number {
  return Math.max(
    0,
    ...roles.map((role) => {
      const count = Math.min(...role.map((word) => words.get(word) ?? 0));
      const rare = Math.min(...role.map((word) => rarities.get(word) ?? 0));
      return count > 0 && Number.isFinite(count) ? Math.log(1 + count) * rare : 0;
    }),
  );
}

/** The rarest word of a title that the kind has in its phrases. */
function titleScore(
  { titles }: KindSigns,
  phrases: ReadonlySet<string>,
  rarities: ReadonlyMap<string, number>,
): number {
  let best = 0;
  for (const { words, weight } of titles)
    for (const word of words) if (phrases.has(word)) best = Math.max(best, weight * (rarities.get(word) ?? 0));
  return best;
}

/** How much all words speak for each kind, by how far it stands out among the kinds. */
function wordScores({ words }: KindSigns, { rows, knows }: KindWords): number[] {
  const sums = new Float64Array(KINDS.length);
  for (const [word, count] of words) {
    const row = rows.get(word);
    if (!row) continue;
    const often = Math.log(1 + count);
    for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] as number) + often * (row[kind] as number);
  }
  const known = sums.filter((_, kind) => knows[kind]);
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const spread = Math.sqrt(known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / known.length);
  return Array.from(sums, (sum) => (sum - mean) / (spread || 1));
}
