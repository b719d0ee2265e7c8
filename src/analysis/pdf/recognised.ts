import type { PageSize, Rectangle, Turn } from './frame';
import { normaliseCharacters } from './normalise';
import type { TextPiece } from './pieces';

/**
 * A word as it was recognised in the picture of a page: points in the frame of the page's turn (see `frame.ts`) once the page stands
 * straight, `baseline` from the top. `confidence` is 0 to 1.
 */
export interface RecognisedWord {
  text: string;
  x: number;
  width: number;
  baseline: number;
  /** Size of the letters, as that of a font. */
  size: number;
  confidence: number;
  /**
   * Where its mark stands, if not where the word does: around its paragraph, or nowhere (null). So it is for words whose own place
   * nobody saw.
   */
  place?: Rectangle | null;
}

/**
 * What text recognition read on a page. `turn`: quarter turns by which the text lies on the displayed page; `slant`: radians by which its
 * lines fall to the right, in the frame of that turn. Without words the page stays unread, unless it is `blank`: no ink but specks.
 */
export interface RecognisedPage {
  number: number;
  turn: Turn;
  slant: number;
  blank: boolean;
  words: RecognisedWord[];
  /** The page was read no better than this, whatever its words say. */
  confidence?: number;
}

/**
 * Reads the pictures of pages of a PDF (its bytes or an absolute path). Answers what it read until its time was up: a page that is missing,
 * or has no words, stays unread. Each page is told to `onRead` as soon as it is read. Never fails but by the signal.
 */
export type Recognise = (
  pdf: Uint8Array | string,
  pages: readonly number[],
  options: { signal?: AbortSignal; budgetMs?: number; onRead?: (page: RecognisedPage) => void },
) => Promise<RecognisedPage[]>;

/** Below this mean confidence (0 to 1) of its words a page was hard to read, and its words should be checked. */
export const DOUBTFUL_BELOW = 0.75;

/** The words as pieces of a page, ready to be laid out like those of a text layer. */
export function piecesOfWords({ turn, words }: RecognisedPage): TextPiece[] {
  return words.flatMap(({ text, x, width, baseline, size, place }) => {
    const normalised = normaliseCharacters(text).trim();
    if (normalised === '') return [];
    const piece = { text: normalised, x, width, baseline, size, turn, spaced: true, rightToLeft: false };
    return [place === undefined ? piece : { ...piece, place }];
  });
}

/** Mean confidence of a page's words, weighted by their letters; 0 without any. */
export function confidenceOf(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}

/**
 * A point of the straightened frame as it stands on the slanted page: turned about the middle of the page.
 * @param size of the page in the frame of its turn
 */
export function slanted(slant: number, size: PageSize, x: number, y: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  return [size.width / 2 + dx * cos - dy * sin, size.height / 2 + dx * sin + dy * cos];
}
