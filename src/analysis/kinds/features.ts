import { KINDS } from './declarations/registry';
import type { KindDeclaration } from './define-kind';
import type { PaperStructure } from './paper-structure';
import { KIND_PHRASES } from './phrases';
import type { Place } from './place';
import type { TitleLine } from './title-lines';
import { matchTitles } from './title-match';

/** What speaks for a kind. Titles and coverage are 0 to 1, opening 0 to 2, place -1 to 1, the others grow with what was found. */
export const FEATURES = ['own', 'shared', 'first', 'sides', 'structure', 'coverage', 'opening', 'place'] as const;
export type FeatureName = (typeof FEATURES)[number];
export type Features = Record<FeatureName, number>;

/** Words of the paper that speak for a kind, as offsets. */
export interface Witness {
  start: number;
  end: number;
  weight: number;
}

export interface KindFeatures {
  kind: KindDeclaration;
  features: Features;
  title: TitleLine | null;
  titleWords: number;
  witnesses: Witness[];
}

/** What is known of a paper before its kind is. */
export interface PaperSigns {
  titles: readonly TitleLine[];
  structure: PaperStructure;
  place: Place | null;
}

/** Headings and labels beyond so much add little. */
const SATURATED = 4;
const FEWEST_HEADINGS = 3;
const MOST_OPENINGS = 2;
const MOST_HEADINGS = 40;

/** What speaks for each kind in a paper, in the registry's order. */
export function featuresOf(signs: PaperSigns): KindFeatures[] {
  const titles = matchTitles(signs.titles);
  const structure = structureOf(signs.structure);
  const sides = sidesOf(signs.structure);
  const openings = openingsOf(signs.structure);
  return KINDS.map((kind: KindDeclaration): KindFeatures => {
    const title = titles.get(kind.id);
    const found = structure.get(kind.id);
    const side = sides.get(kind.id);
    return {
      kind,
      title: title?.line ?? null,
      titleWords: title?.words ?? 0,
      witnesses: [...(side?.witnesses ?? []), ...(found?.witnesses ?? [])],
      features: {
        own: title?.own ?? 0,
        shared: title && title.own === 0 ? title.shared : 0,
        first: title?.first ?? 0,
        sides: side?.score ?? 0,
        structure: found ? SATURATED * (1 - Math.exp(-found.weight / SATURATED)) : 0,
        coverage: found?.coverage ?? 0,
        opening: Math.min(MOST_OPENINGS, openings.get(kind.id)?.size ?? 0),
        place: kind.place && signs.place ? (kind.place === signs.place ? 1 : -1) : 0,
      },
    };
  });
}

/** The phrases of each kind that the paper's beginning has. */
function openingsOf({ opening }: PaperStructure): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { phrase, owners } of KIND_PHRASES.openings.matchesIn(opening)) {
    for (const kind of owners) found.set(kind, (found.get(kind) ?? new Set()).add(phrase));
  }
  return found;
}

interface Found {
  weight: number;
  coverage: number;
  witnesses: Witness[];
}

/** Each phrase counts once, where it stands most plainly; a phrase of many families counts little. */
function structureOf({ items }: PaperStructure): Map<string, Found> {
  const best = new Map<string, Map<string, Witness>>();
  const headings = items.filter(({ isHeading }) => isHeading).slice(0, MOST_HEADINGS);
  const covered = new Map<string, number>();
  for (const item of items) {
    const kinds = new Set<string>();
    for (const match of KIND_PHRASES.structure.matchesIn(item.words)) {
      // 'Term' says something as a heading, little within 'Term of the option to purchase'.
      const share = (match.to - match.from) / item.words.length;
      const weight = item.strength * weightAmong(match.owners) * Math.sqrt(share);
      for (const kind of match.owners) {
        kinds.add(kind);
        const phrases = best.get(kind) ?? new Map<string, Witness>();
        best.set(kind, phrases);
        if ((phrases.get(match.phrase)?.weight ?? 0) < weight)
          phrases.set(match.phrase, { start: item.start, end: item.end, weight });
      }
    }
    if (item.isHeading) for (const kind of kinds) covered.set(kind, (covered.get(kind) ?? 0) + 1);
  }
  return new Map(
    [...best].map(([kind, phrases]) => {
      const witnesses = [...phrases.values()].sort((one, other) => other.weight - one.weight);
      const weight = witnesses.reduce((sum, witness) => sum + witness.weight, 0);
      const coverage = headings.length < FEWEST_HEADINGS ? 0 : (covered.get(kind) ?? 0) / headings.length;
      return [kind, { weight, coverage: Math.min(1, coverage), witnesses }];
    }),
  );
}

/** For each side the role that speaks most plainly for it; both sides together say more than one. */
function sidesOf({ roles }: PaperStructure): Map<string, { score: number; witnesses: Witness[] }> {
  const best = new Map<string, [Witness | null, Witness | null]>();
  for (const use of roles.values()) {
    for (const match of KIND_PHRASES.roles.matchesIn(use.words)) {
      if (match.from !== 0 || match.to !== use.words.length) continue;
      const weight = use.strength * weightAmong(match.owners.map(({ kind }) => kind));
      for (const { kind, side } of match.owners) {
        const sides = best.get(kind) ?? [null, null];
        best.set(kind, sides);
        if ((sides[side]?.weight ?? 0) < weight) sides[side] = { start: use.start, end: use.end, weight };
      }
    }
  }
  return new Map(
    [...best].map(([kind, sides]) => {
      const witnesses = sides.filter((side) => side !== null);
      const both = witnesses.length === 2 ? Math.min(...witnesses.map(({ weight }) => weight)) : 0;
      return [kind, { score: witnesses.reduce((sum, { weight }) => sum + weight, 0) + both, witnesses }];
    }),
  );
}

const FAMILY_OF = new Map(KINDS.map((kind: KindDeclaration) => [kind.id, kind.family]));

/** A phrase of many families tells little; one of many kinds of a family tells less which of them it is. */
function weightAmong(kinds: readonly string[]): number {
  const families = new Set(kinds.map((kind) => FAMILY_OF.get(kind))).size;
  return families ** -0.5 * (kinds.length / families) ** -0.2;
}
