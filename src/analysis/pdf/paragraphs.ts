import {
  endsWithSign,
  hasLetters,
  isInCapitals,
  opensWithCapital,
  WHITE_SPACE,
  withoutLast,
} from '../lexicon/characters';
import type { ParagraphKind } from './contract-text';
import { enumeratorOf } from './enumerator';
import { type FlowLine, isCentred, slackBefore } from './flow';
import { rightmost } from './lines';

/** Lines that make one paragraph. */
export interface Draft {
  lines: FlowLine[];
  kind: ParagraphKind;
}

const ENDED = /[.;:!?]["”’')\]]*$/;
const LOWER_CASE = /^["“‘'(]?\p{Ll}/u;
/** A number after these words is a reference, not the start of a provision. */
const REFERS_ON =
  /(?:\b(?:sections?|articles?|clauses?|paragraphs?|subsections?|schedules?|exhibits?|appendix|annex|in|of|to|under|with|by|the|this|that|at|than|from|for|is|no\.)|§+)$/i;
const MUCH_LEADING = 1.25;
/** In ems: farther apart, lines never belong together. */
const WIDEST_LEADING = 3;
const OTHER_SIZE = 1.15;
const HEADING_LENGTH = 140;
/** In characters. What is shorter at the right edge is an exhibit's number, or a signer's name in a narrow column. */
const FULL_LINE = 48;
const RECENT_LINES = 30;

/** Groups the lines of the body into paragraphs. `size` is the usual size of letters. */
export function paragraphsOf(lines: readonly FlowLine[], size: number): Draft[] {
  const drafts: Draft[] = [];
  let current: FlowLine[] = [];
  for (const line of lines) {
    if (current.length > 0 && startsParagraph(current, line)) {
      drafts.push({ lines: current, kind: kindOf(current, size) });
      current = [];
    }
    current.push(line);
  }
  if (current.length > 0) drafts.push({ lines: current, kind: kindOf(current, size) });
  return drafts;
}

function startsParagraph(paragraph: readonly FlowLine[], next: FlowLine): boolean {
  const previous = paragraph.at(-1);
  if (!previous) return true;
  if (isTableRow(next)) return true;
  if (isTableRow(previous) || isTable(paragraph)) {
    return !continuesCell(paragraph, next) && !(paragraph.length === 1 && runsOn(previous, next));
  }
  if (previous.block !== next.block) return !continues(previous, next);
  const [above, below] = [previous.line, next.line];
  const leading = (below.baseline - above.baseline) / Math.max(above.size, below.size);
  if (leading < 0) return true;
  if (leading < WIDEST_LEADING && runsOn(previous, next)) return false;
  if (Math.max(above.size, below.size) > OTHER_SIZE * Math.min(above.size, below.size)) return true;
  if (leading > next.leading * MUCH_LEADING) return true;
  if (isCapitals(above.text) !== isCapitals(below.text) && (isHeadingLine(previous) || isHeadingLine(next)))
    return !isBroken(previous, next);
  if (isCentred(previous) && isCentred(next)) return false;
  return beginsProvision(previous, next, paragraph) || endedShort(paragraph, next) || isIndented(paragraph, next);
}

/** A full line that ends inside of a sentence, and a next line that begins inside of one. */
function runsOn(previous: FlowLine, next: FlowLine): boolean {
  if (!LOWER_CASE.test(next.line.text) || ENDED.test(previous.line.text) || isHeadingLine(previous)) return false;
  return enumeratorOf(next.line.text) === '' && slackBefore(previous, next) < 3 * next.line.size;
}

/** Filled to the edge inside of a sentence: where a clause changes to capitals, the line is no heading for that. */
function isBroken(previous: FlowLine, next: FlowLine): boolean {
  if (ENDED.test(previous.line.text) || enumeratorOf(next.line.text) !== '') return false;
  return previous.line.text.length > FULL_LINE && !isCentred(next) && slackBefore(previous, next) < 0;
}

/** The next page or column goes on with the sentence. */
function continues(previous: FlowLine, next: FlowLine): boolean {
  const [above, below] = [previous.line.text, next.line.text];
  if (enumeratorOf(below) !== '' && !REFERS_ON.test(above)) return false;
  if (LOWER_CASE.test(below)) return !isHeadingLine(previous) || isBroken(previous, next);
  if (isCapitals(above) && isCapitals(below) && below.length > FULL_LINE) return isBroken(previous, next);
  if (ENDED.test(above) || isHeadingLine(previous) || isHeadingLine(next)) return false;
  return slackBefore(previous, next) < 4 * next.line.size || above.endsWith(',') || REFERS_ON.test(above);
}

function beginsProvision(previous: FlowLine, next: FlowLine, paragraph: readonly FlowLine[]): boolean {
  const above = previous.line.text;
  if (enumeratorOf(next.line.text) === '' || REFERS_ON.test(above)) return false;
  if (ENDED.test(above) || /[,;]$|[,;] (?:and|or)$/i.test(above) || isHeadingLine(previous)) return true;
  const hanging = paragraph.length > 1 ? previous.line.left : (paragraph[0]?.line.left ?? 0);
  return Math.abs(next.line.left - hanging) > 0.8 * next.line.size || slackBefore(previous, next) > next.line.size;
}

/** The line above ends where the next word would still have fitted, and what follows looks like a beginning. */
function endedShort(paragraph: readonly FlowLine[], next: FlowLine): boolean {
  const previous = paragraph.at(-1);
  if (!previous) return false;
  const em = next.line.size;
  const reached = rightmost(paragraph.slice(-RECENT_LINES, -1).map(({ line }) => line));
  // A paragraph indented on the right: its own longest line is the edge.
  if (paragraph.length > 2 && previous.line.right > reached - 2 * em && !ENDED.test(previous.line.text)) return false;
  const slack = slackBefore(previous, next);
  const column = previous.right - previous.left;
  if (slack > 0.5 * column) return true;
  if (LOWER_CASE.test(next.line.text)) return false;
  if (ENDED.test(previous.line.text) && slack > 0.8 * em) return true;
  return slack > 0.25 * column || (slack > 2 * em && isHeadingLine(previous));
}

function isIndented(paragraph: readonly FlowLine[], next: FlowLine): boolean {
  const previous = paragraph.at(-1);
  if (!previous || !ENDED.test(previous.line.text) || LOWER_CASE.test(next.line.text)) return false;
  const shift = (next.line.left - previous.line.left) / next.line.size;
  return shift > 0.8 || (shift < -0.8 && paragraph.length > 1);
}

/** A line under the last cell of a row, and nothing beside it: a definition's words right of its term. */
function continuesCell(paragraph: readonly FlowLine[], next: FlowLine): boolean {
  const [first, last] = [paragraph[0], paragraph.at(-1)];
  if (!first || last?.block !== next.block || next.line.text.includes('\t')) return false;
  const cell = first.line.parts.find((part) => part.start > first.line.text.lastIndexOf('\t'));
  const leading = (next.line.baseline - last.line.baseline) / next.line.size;
  if (!cell || leading > next.leading * MUCH_LEADING || leading < 0) return false;
  return Math.abs(cell.x - next.line.left) < 0.5 * next.line.size;
}

function isTableRow({ line, left, right }: FlowLine): boolean {
  if (line.isRow) return true;
  const cells = line.text.slice(enumeratorOf(line.text).length).split('\t');
  if (cells.length < 2) return false;
  const printed = line.parts.reduce((sum, part) => sum + part.width, 0);
  return cells.length > 2 || printed < 0.75 * (right - left);
}

/** A row with cells, and not a line of prose with a wide gap that runs on into the next. */
function isTable([first, second]: readonly FlowLine[]): boolean {
  if (!first || !isTableRow(first)) return false;
  return second === undefined || continuesCell([first], second) || !runsOn(first, second);
}

/** At least three letters and none of them small. */
function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && isInCapitals(text);
}

function isHeadingLine(flow: FlowLine): boolean {
  const { text } = flow.line;
  return text.length < HEADING_LENGTH && !endsWithSign(text, ',;') && (isCapitals(text) || isCentred(flow));
}

function kindOf(lines: readonly FlowLine[], size: number): ParagraphKind {
  const first = lines[0];
  if (!first) return 'body';
  if (isTable(lines)) return 'table-row';
  const text = lines.map(({ line }) => line.text).join(' ');
  if (lines.length <= 3 && isHeading(text, lines, first.line.size > OTHER_SIZE * size)) return 'heading';
  return enumeratorOf(text) === '' ? 'body' : 'list-item';
}

function isHeading(text: string, lines: readonly FlowLine[], large: boolean): boolean {
  if (text.length >= HEADING_LENGTH || !hasLetters(text) || endsWithSign(text, ',;')) return false;
  if (isCapitals(text) || large) return true;
  const enumerator = enumeratorOf(text);
  if (enumerator === '') return lines.every(isCentred) && !endsWithSign(text, '.:');
  return enumerator.length === text.length ? /^\p{L}{2}/u.test(text) : isTitle(text.slice(enumerator.length));
}

/** A few words, the important ones with a capital, without a sentence's verb or end: 'Term and Termination.' */
function isTitle(text: string): boolean {
  const words = withoutLast(text, '.:').split(WHITE_SPACE);
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word));
  return words.length <= 9 && small.length === 0 && opensWithCapital(text) && !endsWithSign(text, ',;');
}
