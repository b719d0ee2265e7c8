import { OPS } from 'pdfjs-dist/build/pdf.min.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config';
import { isNear } from './color';
import { intersection, type Rectangle } from './matrix';
import type { Mark } from './painted';
import { PageReader, PICTURES } from './shown-text';

/** In points: lines as long and as thin as these separate text or frame it; strokes of letters are shorter, bars over words thicker. */
const LONG = 36;
const THIN = 3;
/** Rules, with the joints at their ends, on the back of a form; more may draw something. */
const MOST_RULES = 100;
/** Spaces on a page that has no other letters; more of them may be letters of a font which names them all so. */
const MOST_SPACES = 50;
/** Signs without width are none: letters are given out as such where a font does not tell what they mean. */
const SPACE = /^[ \t\u00A0\u2000-\u200A\u3000]+$/;
const WHITE = [1, 1, 1] as const;

/**
 * Whether a page shows anything but rules: empty last pages and backs often bear those between a header and a footer that are empty
 * themselves. Pictures are not in the list of operations (see `pdfjs.ts`).
 * @param sheet what is displayed of the page, as PDF counts it
 */
export function showsMoreThanRules(list: PDFOperatorList, layers: OptionalContentConfig, sheet: Rectangle): boolean {
  if (list.fnArray.some((operation) => ALWAYS_SEEN.has(operation) || PICTURES.has(operation))) return true;
  if (hasLetters(list)) return true;
  const reader = new PageReader(layers);
  reader.read(list);
  const { marks, strokes } = reader.painted;
  const seen = [...marks.filter(({ isPicture }) => !isPicture), ...strokes].filter((mark) => isOn(sheet, mark));
  return seen.length > MOST_RULES || seen.some(({ at }) => !isRule(at));
}

/** What is drawn for an annotation stands elsewhere than its operations say. */
const ALWAYS_SEEN = new Set<number>([OPS.shadingFill, OPS.beginAnnotation]);

function hasLetters({ fnArray, argsArray }: PDFOperatorList): boolean {
  let spaces = 0;
  for (const [i, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) continue;
    for (const glyph of argsArray[i][0] as ({ unicode?: string } | number)[]) {
      if (typeof glyph === 'number') continue;
      if (!SPACE.test(glyph.unicode ?? '') || ++spaces > MOST_SPACES) return true;
    }
  }
  return false;
}

function isOn(sheet: Rectangle, { at, color }: Mark): boolean {
  const { width, height } = intersection(sheet, at);
  return width > 0 && height > 0 && !isNear(color, WHITE);
}

/** Whether something of this size is a rule, or a speck. */
export function isRule({ width, height }: Rectangle): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short <= THIN && (long >= LONG || long <= THIN);
}
