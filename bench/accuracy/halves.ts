import { isHeldOut } from './facts';

/** A may be read while rules are written; of B nobody sees more than figures. */
export type HalfName = 'A' | 'B';

/** Which half a labelled contract is in, by the checksum of its file's name. */
export function halfOf(pdf: string): HalfName {
  return isHeldOut(pdf) ? 'B' : 'A';
}

/** Labels and what was found, both of the contracts of one half and in the same order as before. */
export interface Half<Label, Found> {
  gold: Label[];
  found: Found[];
}

/** @param found one for each of `gold`, in its order */
export function halvesOf<Label extends { pdf: string }, Found>(
  gold: readonly Label[],
  found: readonly Found[],
): Record<HalfName, Half<Label, Found>> {
  const half = (name: HalfName): Half<Label, Found> => ({
    gold: gold.filter(({ pdf }) => halfOf(pdf) === name),
    found: found.filter((_, index) => halfOf(gold[index]?.pdf ?? '') === name),
  });
  return { A: half('A'), B: half('B') };
}
