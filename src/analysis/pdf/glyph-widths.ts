/**
 * Advance widths in thousandths of an em, after Helvetica's published metrics (Adobe Font Metrics, Core 14), in classes.
 * pdf.js gives the width of a whole piece only; these say how it divides among its characters.
 */
const CLASSES: readonly (readonly [string, number])[] = [
  ["ijl'|‘’", 222],
  [' .,:;!/I[]\\tf', 278],
  ['()-r`"“”*', 340],
  ['Jckszxyv', 500],
  ['TFZL', 611],
  ['w&', 722],
  ['ABEKPSVXY', 667],
  ['CDHNRU', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W', 944],
  ['@—', 1000],
];
const DEFAULT_WIDTH = 556;
const WIDTHS = new Map(CLASSES.flatMap(([characters, width]) => [...characters].map((c) => [c, width] as const)));

/** The estimated share (0 to 1) of the width of `text` that its first `length` characters take. */
export function shareOfWidth(text: string, length: number, monospace = false): number {
  if (text.length === 0) return 0;
  if (monospace) return length / text.length;
  let part = 0;
  let whole = 0;
  for (let i = 0; i < text.length; i++) {
    const width = WIDTHS.get(text.charAt(i)) ?? DEFAULT_WIDTH;
    whole += width;
    if (i < length) part += width;
  }
  return part / whole;
}
