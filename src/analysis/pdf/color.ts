/** Colours that differ by less than this in each of red, green and blue (0 to 1) can't be told apart on paper or screen. */
export const SAME_COLOR = 0.08;

export function isNear(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one !== null && other !== null && one.every((value, i) => Math.abs(value - (other[i] ?? 0)) < SAME_COLOR);
}
