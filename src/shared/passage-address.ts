/** So many stretches are marked at once at most. */
export const MOST_STRETCHES = 20;

/**
 * Words of a text as an address names them, by their offsets: `120-131.140-150` (`passageQuerySchema` reads it).
 * @param marks offsets from `start` on
 */
export function passageAddress(start: number, marks: readonly (readonly [number, number])[]): string {
  return marks
    .slice(0, MOST_STRETCHES)
    .map(([from, to]) => `${start + from}-${start + to}`)
    .join('.');
}
