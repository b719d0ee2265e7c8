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

/** The rectangles of `text.slice(start, end)`, page by page in reading order. */
export function rectanglesOf(contract: ContractText, start: number, end: number): PageRectangles[] {
  const pages: PageRectangles[] = [];
  for (let i = firstRunAfter(contract.runs, start); i < contract.runs.length; i++) {
    const run = contract.runs[i];
    if (!run || run[0] >= end) break;
    const rectangle = partOf(contract.text, run, Math.max(start, run[0]), Math.min(end, run[1]));
    const last = pages.at(-1);
    if (last?.page === run[2]) addRectangle(last.rectangles, rectangle);
    else pages.push({ page: run[2], rectangles: [rectangle] });
  }
  return pages;
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

/** Text that runs up or down the page is cut along its height. */
function partOf(text: string, run: Run, from: number, to: number): Rectangle {
  const [start, end, , x, y, width, height] = run;
  const words = text.slice(start, end);
  const before = shareOfWidth(words, from - start);
  const share = shareOfWidth(words, to - start) - before;
  const upright = width >= height || words.length < 3;
  return upright
    ? { x: x + width * before, y, width: width * share, height }
    : { x, y: y + height * before, width, height: height * share };
}

function addRectangle(rectangles: Rectangle[], next: Rectangle): void {
  const last = rectangles.at(-1);
  const sameLine = last && Math.abs(last.y - next.y) < 0.3 * last.height && next.x >= last.x;
  if (!last || !sameLine || next.x - (last.x + last.width) > FILLED_GAP * last.height) {
    rectangles.push(next);
    return;
  }
  const bottom = Math.max(last.y + last.height, next.y + next.height);
  last.width = Math.max(last.width, next.x + next.width - last.x);
  last.y = Math.min(last.y, next.y);
  last.height = bottom - last.y;
}
