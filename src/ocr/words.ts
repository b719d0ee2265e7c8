import type { RecognisedWord } from '../analysis/pdf/recognised';

interface Box {
  text: string;
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Row of Tesseract's table that stands for a word (the others stand for pages, blocks, paragraphs and lines). */
const WORD = '5';
/** Letters and signs that reach below the baseline, and those above which nothing reaches beyond the height of an x. */
const DESCENDING = /[gjpqyQ,;()[\]{}|$_/@§]/;
const LOW = /^[acemnorsuvwxz.,:;_-]+$/;
/** Signs that hang in the air say nothing of the baseline. */
const HANGING = /^[^\p{L}\p{N}]+$/u;
/** Heights in ems of capitals and of x in the usual text faces. */
const CAPITAL_EM = 0.69;
const X_EM = 0.47;
/** Specks and rules come out as signs of which the recogniser is not sure. */
const SURE = 0.6;
const LEAST_CONFIDENCE = 0.2;

/**
 * The words of Tesseract's table (level, page, block, paragraph, line, word, left, top, width, height, confidence, text), in points: all
 * words of a line have its baseline and size.
 * @param scale points of the picture per PDF point
 */
export function wordsOf(table: string, scale: number): RecognisedWord[] {
  const lines = new Map<string, Box[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== WORD || text.trim() === '') continue;
    const box = {
      text: text.trim(),
      confidence: Math.max(0, Number(confidence) / 100),
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    };
    if (!isWord(box)) continue;
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), box]);
  }
  return [...lines.values()].flatMap((boxes) => {
    const { baseline, size } = measuresOf(boxes);
    return boxes.map(({ text, confidence, left, width }) => ({
      text,
      confidence,
      x: hundredth(left / scale),
      width: hundredth(width / scale),
      baseline: hundredth(baseline / scale),
      size: hundredth(size / scale),
    }));
  });
}

function isWord({ text, confidence }: Box): boolean {
  return HANGING.test(text) ? confidence >= SURE : confidence >= LEAST_CONFIDENCE;
}

/** Baseline and size of letters of a line, by the middle of what its words say. */
function measuresOf(boxes: readonly Box[]): { baseline: number; size: number } {
  const standing = boxes.filter(({ text }) => !DESCENDING.test(text) && !HANGING.test(text));
  const bottoms = (standing.length > 0 ? standing : boxes).map(({ top, height }) => top + height);
  const baseline = middle(bottoms);
  const lettered = boxes.filter(({ text }) => !HANGING.test(text));
  const sizes = (lettered.length > 0 ? lettered : boxes).map(
    ({ text, top }) => (baseline - top) / (LOW.test(text) ? X_EM : CAPITAL_EM),
  );
  return { baseline, size: Math.max(1, middle(sizes)) };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function hundredth(points: number): number {
  return Math.round(points * 100) / 100;
}
