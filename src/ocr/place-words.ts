import type { PageSize, Rectangle } from '../analysis/pdf/frame';
import type { ReadWord } from '../analysis/pdf/picture-reading';
import type { RecognisedWord } from '../analysis/pdf/recognised';

/** Ems: width of an average letter with the spaces, distance of lines, height of a line above its baseline. */
const LETTER_EM = 0.5;
const LEADING_EM = 1.2;
const ASCENT = 0.8;

/** Lays words over the ink that was seen for other words in their place, by their share of its letters. */
export function placedOver(read: readonly ReadWord[], seen: readonly RecognisedWord[]): RecognisedWord[] {
  const extents = extentsOf(seen);
  const ratio = lengthOf(seen) / lengthOf(read);
  return extentsOf(read).flatMap(({ word, from, to }) => {
    const [start, end] = [from * ratio, (to - 1) * ratio];
    const under = extents.filter((extent) => extent.from < end && extent.to > start);
    const widest = under.reduce<(typeof under)[number] | null>((best, extent) => {
      const shared = (one: typeof extent) => Math.min(one.to, end) - Math.max(one.from, start);
      return best && shared(best) >= shared(extent) ? best : extent;
    }, null);
    if (!widest) return [];
    const line = under.filter((extent) => extent.word.baseline === widest.word.baseline);
    const xs = line.flatMap(({ word: { x, width }, from: a, to: b }) => {
      const at = (letter: number) => x + width * Math.min(1, Math.max(0, (letter - a) / Math.max(1, b - a - 1)));
      return [at(start), at(end)];
    });
    const { baseline, size } = widest.word;
    const [x, right] = [Math.min(...xs), Math.max(...xs)];
    return [{ text: word.text, confidence: word.confidence, x, width: right - x, baseline, size }];
  });
}

function lengthOf(words: readonly { text: string }[]): number {
  return words.reduce((sum, { text }) => sum + text.length + 1, 0);
}

function extentsOf<W extends { text: string }>(words: readonly W[]): { word: W; from: number; to: number }[] {
  let offset = 0;
  return words.map((word) => {
    const from = offset;
    offset += word.text.length + 1;
    return { word, from, to: offset };
  });
}

/** Words of which no ink was seen, beside a word of which it was: their order is known, their place is not. */
export function placedBeside(
  read: readonly ReadWord[],
  neighbour: RecognisedWord,
  side: 'before' | 'after',
): RecognisedWord {
  const { x, width, baseline, size } = neighbour;
  return {
    text: read.map(({ text }) => text).join(' '),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
    x: side === 'after' ? x + width + size / 100 : x - size / 100,
    width: 0,
    baseline,
    size,
    place: null,
  };
}

/** Words set line by line into a box that is known to hold them; each is marked by the whole of it, or not at all (null). */
export function placedIn(read: readonly ReadWord[], box: Rectangle, place: Rectangle | null): RecognisedWord[] {
  const area = LETTER_EM * LEADING_EM * Math.max(1, lengthOf(read));
  const capacity = Math.max(1, box.width / (LETTER_EM * Math.sqrt((box.width * box.height) / area)));
  const rows: ReadWord[][] = [];
  let used = 0;
  read.forEach((word, i) => {
    const length = word.text.length + 1;
    const breaks = word.line !== read[i - 1]?.line || used + length > capacity + 1;
    used = breaks ? length : used + length;
    if (breaks) rows.push([word]);
    else rows.at(-1)?.push(word);
  });
  const height = box.height / Math.max(1, rows.length);
  const size = Math.max(1, height / LEADING_EM);
  const letter = box.width / Math.max(capacity, ...rows.map(lengthOf));
  return rows.flatMap((row, index) =>
    extentsOf(row).map(({ word, from, to }) => ({
      text: word.text,
      confidence: word.confidence,
      x: box.x + from * letter,
      width: (to - from - 1) * letter,
      baseline: box.y + (index + ASCENT) * height,
      size,
      place,
    })),
  );
}

/** The part of a page inside of its margins, for words of which nothing is known but the page. */
export function bodyOf({ width, height }: PageSize): Rectangle {
  return { x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.8 };
}
