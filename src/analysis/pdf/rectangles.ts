import type { ContractText, Run } from './contract-text';
import type { Rectangle } from './frame';
import { shareOfWidth } from './glyph-widths';

/** Where a stretch of the text stands on one page: points at scale 1, origin top left, one rectangle a line. */
export interface PageRectangles {
  page: number;
  rectangles: Rectangle[];
}

/** Gaps narrower than this many line heights are filled, so that a line is marked in one piece. */
const FILLED_GAP = 1.5;
/** A line of a scan that lies askew is marked in steps: one mark of the whole line would cover the lines beside it too. */
const TALLEST = 1.35;
const SMALL = 0.7;

/** The rectangles of `text.slice(start, end)`, page by page in reading order. */
export function rectanglesOf(contract: ContractText, start: number, end: number): PageRectangles[] {
  const pages: PageRectangles[] = [];
  if (end <= start) return pages;
  for (let i = firstRunAfter(contract.runs, start); i < contract.runs.length; i++) {
    const run = contract.runs[i];
    if (!run || run[0] >= end) break;
    if (isNowhere(run)) continue;
    const rectangle = partOf(contract.text, run, Math.max(start, run[0]), Math.min(end, run[1]));
    const last = pages.at(-1);
    if (last?.page === run[2]) addRectangle(last.rectangles, rectangle);
    else pages.push({ page: run[2], rectangles: [rectangle] });
  }
  return pages;
}

/** A word that was read without its place being known: its page is all that can be told. */
function isNowhere([, , , , , width, height]: Run): boolean {
  return width === 0 && height === 0;
}

/** Index of the first run that ends after the offset; runs are sorted and do not overlap. */
function firstRunAfter(runs: readonly Run[], offset: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.[1] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Text that runs up or down the page is marked by whole runs: a rectangle does not tell in which of the two it runs. */
function partOf(text: string, run: Run, from: number, to: number): Rectangle {
  const [start, end, , x, y, width, height] = run;
  const words = text.slice(start, end);
  if (isVertical(run, words)) return { x, y, width, height };
  const before = shareOfWidth(words, from - start);
  return { x: x + width * before, y, width: width * (shareOfWidth(words, to - start) - before), height };
}

function isVertical([, , , , , width, height]: Run, words: string): boolean {
  return height > width && words.length > 2;
}

/** Grows the last rectangle by the next where they stand in one line, across the page or along it. */
function addRectangle(rectangles: Rectangle[], next: Rectangle): void {
  const last = rectangles.at(-1);
  if (last && (isBeside(last, next) || isBeside(turned(last), turned(next)))) Object.assign(last, unionOf(last, next));
  else rectangles.push(next);
}

/** In one line of text as high as the two, which is wider than high, or no farther apart than words are. */
function isBeside(a: Rectangle, b: Rectangle): boolean {
  const height = Math.min(a.height, b.height);
  const together = Math.max(a.y + a.height, b.y + b.height) - Math.min(a.y, b.y);
  // Small words beside it (superscripts) are no step.
  const isStep = b.height > SMALL * a.height && together > TALLEST * b.height;
  const isLine = !isStep && gapOf(a.y, a.height, b.y, b.height) < -0.5 * height;
  return isLine && Math.max(a.width, b.width) > 0.8 * height && gapOf(a.x, a.width, b.x, b.width) < FILLED_GAP * height;
}

function turned({ x, y, width, height }: Rectangle): Rectangle {
  return { x: y, y: x, width: height, height: width };
}

/** The distance between two stretches; below zero where they overlap. */
function gapOf(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(a, b) - Math.min(a + aLength, b + bLength);
}

function unionOf(a: Rectangle, b: Rectangle): Rectangle {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
