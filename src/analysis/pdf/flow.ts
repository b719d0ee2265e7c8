import { WHITE_SPACE } from '../lexicon/characters';
import { median } from './columns';
import { shareOfWidth } from './glyph-widths';
import { type Line, rightmost } from './lines';

/** A line of the body in reading order, with its page and the edges of its column. */
export interface FlowLine {
  line: Line;
  page: number;
  /** Counts columns and the stretches between them over the whole document. */
  block: number;
  left: number;
  right: number;
  /** The usual distance between baselines around here, in ems. */
  leading: number;
}

const LONG_LINE = 40;
const USUAL_LEADINGS = [0.8, 3] as const;
/** Distances within this many ems count as the same. */
const LEADING_STEP = 0.1;

/** The right edge that full lines reach: a few lines may stick out. */
export function rightEdge(lines: readonly Line[], fallback: number): number {
  const rights = lines.filter((line) => line.text.length >= LONG_LINE).map((line) => line.right);
  if (rights.length < 3) return Math.max(fallback, rightmost(lines));
  return rights.sort((a, b) => a - b)[Math.floor(rights.length * 0.85)] ?? fallback;
}

/**
 * The usual leading in ems of lines that follow each other: the most frequent, or a tighter one that is frequent too
 * (on a page of one-line paragraphs the space between paragraphs is the most frequent). Null if there are too few.
 */
export function usualLeading(lines: readonly Line[]): number | null {
  const counts = new Map<number, number>();
  for (let i = 1; i < lines.length; i++) {
    const [above, below] = [lines[i - 1], lines[i]];
    if (!above || !below) continue;
    const leading = (below.baseline - above.baseline) / Math.max(above.size, below.size);
    if (leading < USUAL_LEADINGS[0] || leading > USUAL_LEADINGS[1]) continue;
    const step = Math.round(leading / LEADING_STEP);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (most < 3) return null;
  const frequent = [...counts].filter(([, count]) => count >= most * 0.3).map(([step]) => step);
  return Math.min(...frequent) * LEADING_STEP;
}

/** The room that was left at the end of a line after the first word of the next: above zero, the break was meant. */
export function slackBefore({ line, right }: FlowLine, next: FlowLine): number {
  const word = next.line.text.split(WHITE_SPACE, 1)[0] ?? '';
  const part = next.line.parts[0];
  const text = part ? next.line.text.slice(part.start, part.end) : '';
  const width = part ? part.width * shareOfWidth(text, Math.min(word.length, text.length)) : 0;
  return right - line.right - width - 0.25 * line.size;
}

/** Stands in the middle between the edges of its column, well away from both. */
export function isCentred({ line, left, right }: FlowLine): boolean {
  const [before, after] = [line.left - left, right - line.right];
  return before > 2.5 * line.size && after > 2.5 * line.size && Math.abs(before - after) < 2 * line.size;
}

/** The usual size of the letters, weighted by how many there are. */
export function usualSize(lines: readonly Line[]): number {
  return median(lines.filter((line) => line.text.length > 20).map((line) => line.size)) || 10;
}
