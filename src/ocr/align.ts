import type { ReadWord } from '../analysis/pdf/picture-reading';
import type { RecognisedWord } from '../analysis/pdf/recognised';

/** A stretch of two readings of the same words: one word that both have, or what they have differently in between. */
export interface Stretch {
  read: readonly ReadWord[];
  seen: readonly RecognisedWord[];
  isSame: boolean;
}

/** A word as both readings would have it: letters, digits, signs of money and percent, and points inside of numbers. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,%$€£¥]|[.,](?!\d)|(?<!\d)[.,]/gu, '');
}

/** Aligns two readings by their longest common subsequence of words. */
export function aligned(read: readonly ReadWord[], seen: readonly RecognisedWord[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  const between = (toRead: number, toSeen: number) => {
    if (toRead > i || toSeen > j)
      stretches.push({ read: read.slice(i, toRead), seen: seen.slice(j, toSeen), isSame: false });
  };
  for (const [a, b] of commonOf(read.map(textKey), seen.map(textKey))) {
    between(a, b);
    stretches.push({ read: read.slice(a, a + 1), seen: seen.slice(b, b + 1), isSame: true });
    [i, j] = [a + 1, b + 1];
  }
  between(read.length, seen.length);
  return stretches;
}

function textKey({ text }: { text: string }): string {
  return keyOf(text);
}

/** Pairs of indices of the longest common subsequence; words without letters or digits are no anchors. */
function commonOf(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const isPair = (i: number, j: number) => a[i] !== '' && a[i] === b[j];
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = isPair(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (isPair(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
