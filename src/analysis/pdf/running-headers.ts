import { DIGITS, WHITE_SPACE } from '../lexicon/characters';
import { everywhere } from '../lexicon/words';
import type { Line } from './lines';

/** A line at the top or bottom of a page that repeats from page to page, or a page number. */
export type FurnitureKind = 'header' | 'footer';

/** The lines of a page of height `height`, top to bottom, whatever their column. */
export interface PageLines {
  lines: readonly Line[];
  height: number;
}

/** Lines beyond this many from the edge, or farther than this share of the page from it, are never furniture. */
const LINES_FROM_EDGE = 4;
const SHARE_FROM_EDGE = 0.18;
/** The same words on this many pages (on all of fewer pages) at this distance in points are furniture. */
const PAGES = 3;
const SAME_HEIGHT = 8;
/** Two pages prove less than three: there, furniture stands in the very margin. */
const MARGIN_SHARE = 0.08;
/** Longer lines are text. */
const LONGEST = 120;

const PAGE_NUMBER =
  /^[-–—\s[(]*(?:page\s*)?(?:\d{1,4}|(?=[ivxl])(?:x{0,3}|xl|lx{0,3})(?:ix|iv|v?i{0,3}))(?:\s*(?:of|\/)\s*\d{1,4})?[-–—\s\])]*$/i;

/** Words without what changes from page to page: numbers and white space. */
export function masked(text: string): string {
  return text.replace(PAGE_NUMBER, '#').replace(everywhere(DIGITS), '#').replace(WHITE_SPACE, ' ').trim().toLowerCase();
}

/** Which lines are running headers and footers. */
export function findFurniture(pages: readonly PageLines[]): Map<Line, FurnitureKind> {
  const found = new Map<Line, FurnitureKind>();
  for (const kind of ['header', 'footer'] as const) markRepeated(pages, kind, found);
  markPageNumbers(pages, found);
  markBeside(pages, found);
  return found;
}

function markRepeated(pages: readonly PageLines[], kind: FurnitureKind, found: Map<Line, FurnitureKind>): void {
  const edges = pages.map((page) => ({ edge: edgeLines(page, kind), height: page.height }));
  const heights = new Map<string, number[]>();
  for (const { edge } of edges) {
    for (const { line, distance } of edge) {
      const key = masked(line.text);
      const known = heights.get(key);
      if (known) known.push(distance);
      else heights.set(key, [distance]);
    }
  }
  const needed = Math.max(2, Math.min(PAGES, pages.length));
  for (const { edge, height } of edges) {
    // Furniture is what stands outside the body: from the edge inwards, up to the first line that does not repeat.
    for (const { line, distance } of edge) {
      const same = (heights.get(masked(line.text)) ?? []).filter((other) => Math.abs(other - distance) < SAME_HEIGHT);
      if (same.length < needed || line.text.length > LONGEST) break;
      if (same.length < PAGES && distance > height * MARGIN_SHARE) break;
      found.set(line, kind);
    }
  }
}

function edgeLines({ lines, height }: PageLines, kind: FurnitureKind): { line: Line; distance: number }[] {
  const distances = lines.map((line) => ({
    line,
    distance: kind === 'header' ? line.baseline : height - line.baseline,
  }));
  return distances
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LINES_FROM_EDGE)
    .filter(({ distance }) => distance < height * SHARE_FROM_EDGE);
}

/**
 * Page numbers at an edge of the page whatever repeats, and those of an older paging that stand alone in the middle of
 * the text: numbers that go up by one from one to the next, three at least.
 */
function markPageNumbers(pages: readonly PageLines[], found: Map<Line, FurnitureKind>): void {
  const numbers: { line: Line; number: number }[] = [];
  for (const page of pages) {
    const body = page.lines.filter((line) => !found.has(line));
    for (const line of page.lines) {
      if (!PAGE_NUMBER.test(line.text)) continue;
      const edge = line === body[0] || line === body.at(-1);
      const distance = Math.min(line.baseline, page.height - line.baseline);
      if (edge && pages.length > 1 && distance < page.height * 0.08) found.set(line, headerOrFooter(line, page));
      numbers.push({ line, number: Number(DIGITS.exec(line.text)?.[0] ?? Number.NaN) });
    }
  }
  for (const line of ascending(numbers)) if (!found.has(line)) found.set(line, 'footer');
}

function headerOrFooter(line: Line, page: PageLines): FurnitureKind {
  return line.baseline < page.height / 2 ? 'header' : 'footer';
}

function ascending(numbers: readonly { line: Line; number: number }[]): Line[] {
  const lines: Line[] = [];
  let chain: { line: Line; number: number }[] = [];
  const end = () => {
    if (chain.length >= 3) lines.push(...chain.map(({ line }) => line));
    chain = [];
  };
  for (const candidate of numbers) {
    const last = chain.at(-1);
    if (last && candidate.number !== last.number + 1) end();
    if (Number.isFinite(candidate.number)) chain.push(candidate);
  }
  end();
  return lines;
}

/** Words that stand next to furniture three times or more belong to it: an older paging has no fixed place on the page. */
function markBeside(pages: readonly PageLines[], found: Map<Line, FurnitureKind>): void {
  const beside = new Map<string, { line: Line; kind: FurnitureKind }[]>();
  for (const { lines } of pages) {
    lines.forEach((line, i) => {
      const neighbour = [lines[i - 1], lines[i + 1]].find((other) => other && found.has(other));
      const kind = neighbour && found.get(neighbour);
      if (!kind || found.has(line) || line.text.length > LONGEST / 2) return;
      beside.set(masked(line.text), [...(beside.get(masked(line.text)) ?? []), { line, kind }]);
    });
  }
  for (const same of beside.values()) {
    if (same.length >= PAGES) for (const { line, kind } of same) found.set(line, kind);
  }
}
