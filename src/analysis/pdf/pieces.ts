import type { PageViewport } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import { WHITE_SPACE, WRITTEN_WORD } from '../lexicon/characters';
import { type Rectangle, type Turn, toFrame, turnOf } from './frame';
import { shareOfWidth } from './glyph-widths';
import { normaliseCharacters } from './normalise';

/**
 * A few words as the PDF draws them, placed in the frame of their turn (see `frame.ts`): `baseline` counts from the top.
 * `spaced`: white space stands before it in the PDF, whatever the gap.
 */
export interface TextPiece {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
  turn: Turn;
  spaced: boolean;
  rightToLeft: boolean;
  /** Nobody who looks at the page can read it (see `hidden-text.ts`). */
  isHidden?: boolean;
  /** What parts it from the piece before it, where its row was put together (see `centred-cells.ts`). */
  cell?: ' ' | '\t';
  /** See `RecognisedWord`. */
  place?: Rectangle | null;
}

/** Runs stay this short (in characters) so that a rectangle for a part of one is off by a letter at most. */
const LONGEST = 24;

/** The pieces of a page in the order in which it draws them. What lies outside of the page or is too small for any eye is hidden. */
export function piecesOf(content: TextContent, viewport: PageViewport): TextPiece[] {
  const pieces: TextPiece[] = [];
  let spaced = false;
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const text = normaliseCharacters(item.str);
    if (text.trim() === '') {
      spaced ||= text !== '' || item.hasEOL;
      continue;
    }
    const whole = placed(item, text, viewport);
    if (whole) {
      const monospace = content.styles[item.fontName]?.fontFamily === 'monospace';
      pieces.push(...divided({ ...whole, spaced: spaced || text.startsWith(' ') }, monospace));
    }
    spaced = item.hasEOL || text.endsWith(' ');
  }
  return pieces;
}

function placed(item: TextItem, text: string, viewport: PageViewport): Omit<TextPiece, 'spaced'> | null {
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
  const [va, vb, vc, vd, ve, vf] = viewport.transform as [number, number, number, number, number, number];
  const [dx, dy] = [va * a + vc * b, vb * a + vd * b];
  const [left, top] = [va * e + vc * f + ve, vb * e + vd * f + vf];
  const turn = turnOf(dx, dy);
  const [x, baseline] = toFrame(turn, viewport, left, top);
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d) || Math.hypot(dx, dy);
  if (![x, baseline, size, item.width].every(Number.isFinite)) return null;
  const whole = { text, x, width: Math.abs(item.width), baseline, size, turn, rightToLeft: item.dir === 'rtl' };
  // Text that is set downwards has a height instead of a width.
  const isDown = item.height > 2 * size;
  const isHidden = !isOnPage(whole, viewport) || (!isDown && isTiny(whole, viewport));
  return { ...whole, ...(isHidden && { isHidden }) };
}

/** Letters below this size, in thousandths of the longer side of the page, are dots: 2 points on a letter page. */
const TINY = 2.5;
/** Letters narrower than this, in ems, are lines. */
const NARROW = 0.04;

function isTiny({ text, width, size }: Omit<TextPiece, 'spaced'>, page: PageViewport): boolean {
  return (
    size * 1_000 < TINY * Math.max(page.width, page.height) || (text.length > 3 && width < NARROW * size * text.length)
  );
}

function isOnPage({ x, width, baseline, size, turn }: Omit<TextPiece, 'spaced'>, page: PageViewport): boolean {
  const [across, down] = turn % 2 === 0 ? [page.width, page.height] : [page.height, page.width];
  return x + width > 0 && x < across && baseline > 0 && baseline - size < down;
}

/** The piece cut at white space into pieces of at most `LONGEST` characters or one word each. */
function divided(piece: TextPiece, monospace: boolean, longest = LONGEST): TextPiece[] {
  if (piece.rightToLeft) return [{ ...piece, text: piece.text.trim().replace(WHITE_SPACE, ' ') }];
  const parts: TextPiece[] = [];
  for (const match of piece.text.matchAll(WRITTEN_WORD)) {
    const last = parts.at(-1);
    const before = match.index === 0 ? '' : piece.text.charAt(match.index - 1);
    const wide = piece.text.slice(0, match.index).endsWith('  ');
    const from = piece.x + piece.width * shareOfWidth(piece.text, match.index, monospace);
    const to = piece.x + piece.width * shareOfWidth(piece.text, match.index + match[0].length, monospace);
    if (last && !wide && last.text.length + match[0].length < longest) {
      last.text += ` ${match[0]}`;
      last.width = to - last.x;
    } else {
      const spaced = last || before === ' ' ? true : piece.spaced;
      parts.push({ ...piece, text: match[0], x: from, width: to - from, spaced });
    }
  }
  return parts;
}

/** The words of a piece as pieces of their own. */
export function wordsOf(piece: TextPiece): TextPiece[] {
  return divided(piece, false, 0);
}
