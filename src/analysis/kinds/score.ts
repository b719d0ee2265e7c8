import type { KindDeclaration } from './define-kind';
import { type FeatureName, featuresOf, type KindFeatures, type PaperSigns, type Witness } from './features';
import type { TitleLine } from './title-lines';

/**
 * What each feature counts. A ranker trained on 1,100 labelled papers (softmax over the kinds, the same features) was right in as many unseen
 * ones as these round numbers, so they stay round (docs/decisions.md).
 */
const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  own: 6,
  shared: 5,
  first: 1.5,
  sides: 1.5,
  structure: 1.2,
  coverage: 1,
  opening: 2,
  place: 1.3,
};
const TITLE_FEATURES: readonly FeatureName[] = ['own', 'shared', 'first'];
const STRUCTURE_FEATURES: readonly FeatureName[] = ['sides', 'structure', 'coverage', 'opening'];
/** From here on a title names a kind. */
export const NAMED = 0.4;
/** From here on the structure agrees with a title. */
export const AGREES = 0.9;

/** How much speaks for a kind: by the titles, by the structure, and in all. */
export interface KindScore {
  kind: KindDeclaration;
  features: KindFeatures['features'];
  title: TitleLine | null;
  /** Of how many words the phrase is by which the title names the kind. */
  titleWords: number;
  byTitle: number;
  byStructure: number;
  total: number;
  witnesses: readonly Witness[];
}

/** The kinds by how much speaks for them, most first. */
export function rankKinds(signs: PaperSigns): KindScore[] {
  return featuresOf(signs)
    .map(({ kind, features, title, titleWords, witnesses }): KindScore => {
      const weigh = (names: readonly FeatureName[]): number =>
        names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0);
      const byStructure = weigh(STRUCTURE_FEATURES);
      // A title that other kinds have too says nothing without the structure.
      const byTitle = features.own >= NAMED || byStructure >= AGREES ? weigh(TITLE_FEATURES) : 0;
      // Whose habits a paper shows says something only of kinds that it may be.
      const byPlace = byStructure >= AGREES || features.place < 0 ? weigh(['place']) : 0;
      const total = byTitle + byStructure + byPlace;
      return { kind, features, title, titleWords, byTitle, byStructure, total, witnesses };
    })
    .sort((one, other) => other.total - one.total);
}
