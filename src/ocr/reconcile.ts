import type { PageSize, Rectangle, Turn } from '../analysis/pdf/frame';
import type { PictureReading, ReadWord } from '../analysis/pdf/picture-reading';
import { confidenceOf, DOUBTFUL_BELOW, type RecognisedPage, type RecognisedWord } from '../analysis/pdf/recognised';
import { aligned, keyOf, type Stretch } from './align';
import { bodyOf, placedBeside, placedIn, placedOver } from './place-words';

/** How a picture shows its page: see `RecognisedPage`; its size is that of the straightened page, in points. */
export interface PictureFrame extends PageSize {
  number: number;
  turn: Turn;
  slant: number;
}

/** A local reading that is sure of so many words is evidence against a model that has fewer than half of them. */
const LEAST_EVIDENCE = 20;
const LEAST_SHARED = 0.5;
/** Words that the model left out although they were seen clearly, in a row. */
const LEAST_KEPT = 3;
/** Words in a row that only the model read, of which no ink was seen: fewer may be pale, more must be checked. */
const MOST_UNSEEN = 8;
/** With fewer words in common than this share of the model's, what was seen does not tell where they stand. */
const LEAST_ANCHORED = 1 / 3;
const UNSEEN_CONFIDENCE = 0.5;
/** Below what is doubtful: such a page is named as one to check against the scan. */
const DISPUTED_CONFIDENCE = 0.7;
/** What the local recognition is less sure of is no reason to doubt the model. */
const SURE_OF_OTHER = 0.6;

/**
 * One page from two readings of its picture: the words of the model, where the local recognition saw their ink. The model's words of
 * which it saw none are marked by their paragraph where nothing else of that was seen either, else not at all. Where the two read a number
 * differently, or the model read much that was not seen, the page is doubtful.
 * @param seen the page as recognised locally; null where there was no time for it
 */
export function reconcile(
  frame: PictureFrame,
  reading: PictureReading,
  seen: RecognisedPage | null,
): RecognisedPage | null {
  if (reading.words.length === 0 || (seen && contradicts(seen, reading))) return seen;
  const found = seen?.words ?? [];
  const isFrameShared = !seen || found.length === 0 || seen.turn === frame.turn;
  const blocks = isFrameShared ? reading.blocks.map((share) => scaled(share, frame)) : [];
  const known = new Set(reading.words.map(({ text }) => keyOf(text)));
  const merged = groupsOf(reading.words, found, blocks).map((group) => mergedGroup(group, known, seen !== null));
  const words = merged.flatMap(
    (group) => group.words ?? placedIn(group.read, group.block ?? bodyOf(frame), group.block),
  );
  const isDoubtful = merged.some(({ isDisputed }) => isDisputed);
  const { turn, slant } = seen && !isFrameShared ? seen : frame;
  return {
    number: frame.number,
    turn,
    slant,
    blank: false,
    words,
    ...(isDoubtful && { confidence: DISPUTED_CONFIDENCE }),
  };
}

function contradicts({ words }: RecognisedPage, reading: PictureReading): boolean {
  if (words.length < LEAST_EVIDENCE || confidenceOf(words) < DOUBTFUL_BELOW) return false;
  const known = new Set(reading.words.map(({ text }) => keyOf(text)));
  return words.filter(({ text }) => known.has(keyOf(text))).length < LEAST_SHARED * words.length;
}

function scaled({ x, y, width, height }: Rectangle, { width: w, height: h }: PageSize): Rectangle {
  return { x: x * w, y: y * h, width: width * w, height: height * h };
}

interface Group {
  read: ReadWord[];
  seen: RecognisedWord[];
  block: Rectangle | null;
}

/** The words of each block with those seen inside of it, and the words of no block. */
function groupsOf(read: readonly ReadWord[], seen: readonly RecognisedWord[], blocks: readonly Rectangle[]): Group[] {
  const rest: Group = { read: [], seen: [], block: null };
  const groups = blocks.map((block): Group => ({ read: [], seen: [], block }));
  for (const word of read) (groups[word.block ?? -1] ?? rest).read.push(word);
  for (const word of seen) {
    const [x, y] = [word.x + word.width / 2, word.baseline - word.size / 3];
    const inside = groups.find(({ read: text, block }) => text.length > 0 && block && isInside(block, x, y));
    (inside ?? rest).seen.push(word);
  }
  return [...groups, rest].filter((group) => group.read.length > 0 || group.seen.length > 0);
}

function isInside({ x, y, width, height }: Rectangle, left: number, top: number): boolean {
  return left >= x && left <= x + width && top >= y && top <= y + height;
}

/** `words` is null where nothing tells where they stand. */
function mergedGroup({ read, seen, block }: Group, known: ReadonlySet<string>, wasLookedAt: boolean) {
  const stretches = aligned(read, seen);
  const isDisputed = wasLookedAt && stretches.some(disputes);
  const anchors = stretches.filter(({ isSame }) => isSame).length;
  if (read.length > 0 && anchors < LEAST_ANCHORED * read.length) return { read, block, words: null, isDisputed };
  const words: RecognisedWord[] = [];
  let waiting: readonly ReadWord[] = [];
  for (const stretch of stretches) {
    const placed = placedStretch(stretch, known);
    const neighbour = words.at(-1);
    if (stretch.seen.length === 0 && neighbour) words.push(unseen(placedBeside(stretch.read, neighbour, 'after')));
    else if (stretch.seen.length === 0) waiting = stretch.read;
    const [first] = placed;
    if (first && waiting.length > 0) {
      words.push(unseen(placedBeside(waiting, first, 'before')));
      waiting = [];
    }
    words.push(...placed);
  }
  if (waiting.length > 0) return { read, block, words: null, isDisputed };
  return { read, block, words, isDisputed };
}

function unseen(word: RecognisedWord): RecognisedWord {
  return { ...word, confidence: Math.min(word.confidence, UNSEEN_CONFIDENCE) };
}

function placedStretch({ read, seen, isSame }: Stretch, known: ReadonlySet<string>): RecognisedWord[] {
  const [word] = read;
  const [box] = seen;
  if (isSame && word && box)
    return [{ ...box, text: word.text, confidence: Math.max(word.confidence, box.confidence) }];
  if (read.length > 0) return placedOver(read, seen);
  const isElsewhere = seen.filter(({ text }) => known.has(keyOf(text))).length * 2 > seen.length;
  return seen.length >= LEAST_KEPT && confidenceOf(seen) >= DOUBTFUL_BELOW && !isElsewhere ? [...seen] : [];
}

/** Whether the readings have different numbers there, or the model has many words of which nothing was seen. */
function disputes({ read, seen, isSame }: Stretch): boolean {
  if (isSame) return false;
  if (seen.length === 0) return read.length >= MOST_UNSEEN;
  return digitsOf(read) !== digitsOf(seen) && read.length > 0 && confidenceOf(seen) >= SURE_OF_OTHER;
}

function digitsOf(words: readonly { text: string }[]): string {
  return words.map(({ text }) => keyOf(text).replace(/[^\p{N}.,]/gu, '')).join('');
}
