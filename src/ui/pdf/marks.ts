import type { Highlight } from '../../shared/highlights';

/** A rectangle in shares of the page's width and height as it lies on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the marks are placed on: a page's size in points as displayed, before the reader turned it. */
export interface Sheet {
  width: number;
  height: number;
}

/**
 * Where a rectangle of a page ([x, y, width, height] in points, origin top left) comes to lie when the reader has turned the page
 * clockwise by `rotation` degrees. In shares, so that it holds at every zoom.
 */
export function boxOf([x, y, width, height]: readonly number[], sheet: Sheet, rotation: number): Box {
  const box = {
    left: (x ?? 0) / sheet.width,
    top: (y ?? 0) / sheet.height,
    width: (width ?? 0) / sheet.width,
    height: (height ?? 0) / sheet.height,
  };
  const quarters = ((Math.round(rotation / 90) % 4) + 4) % 4;
  return Array.from({ length: quarters }).reduce<Box>(turned, box);
}

/** A quarter turn clockwise. */
function turned({ left, top, width, height }: Box): Box {
  return { left: 1 - top - height, top: left, width: height, height: width };
}

/**
 * The places of several pieces of evidence as one, by their offsets; null if none of them has a place.
 * @param known lists of highlights, searched in order
 */
export function highlightOf(
  pieces: readonly { start: number; end: number }[],
  ...known: readonly (readonly Highlight[] | undefined)[]
): Highlight | null {
  const all = known.flatMap((list) => list ?? []);
  const places = pieces.flatMap(({ start, end }) => all.find((one) => one.start === start && one.end === end) ?? []);
  const pages = new Map<number, Highlight['pages'][number]>();
  for (const { page, rectangles } of places.flatMap((place) => place.pages)) {
    pages.set(page, { page, rectangles: [...(pages.get(page)?.rectangles ?? []), ...rectangles] });
  }
  const [first] = places;
  if (!first || pages.size === 0) return null;
  return { start: first.start, end: first.end, pages: [...pages.values()].sort((a, b) => a.page - b.page) };
}
