import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Turn } from '../analysis/pdf/frame';
import { confidenceOf, type RecognisedPage } from '../analysis/pdf/recognised';
import { DrawablePage } from './draw-page';
import { type Picture, thumbnailOf } from './picture';
import { lieOf } from './slant';
import type { Tesseract } from './tesseract';
import { wordsOf } from './words';

/** Below this confidence the page may stand on its head. */
const UPSIDE_DOWN_BELOW = 0.8;
/** A page with less ink than this share and no words is the empty back of a sheet; a signature has more. */
const SPECKS = 0.001;

/** Reads a page of a PDF that was opened with its images ('decode'): straightened, and turned if its text does not stand upright. */
export async function readPage(
  document: PDFDocumentProxy,
  number: number,
  tesseract: Tesseract,
): Promise<RecognisedPage> {
  const page = await DrawablePage.open(document, number);
  try {
    const displayed = await page.draw(0, 0);
    const thumbnail = thumbnailOf(displayed);
    if (thumbnail.ink === 0) return { number, turn: 0, slant: 0, blank: true, words: [] };
    const blank = thumbnail.ink < SPECKS;
    const { upright, slant } = lieOf(thumbnail);
    const recognise = (turn: Turn, picture: Picture): RecognisedPage => {
      return { number, turn, slant, blank, words: wordsOf(tesseract.recognise(picture), picture.scale) };
    };
    const turn: Turn = upright ? 0 : 1;
    const isStraight = turn === 0 && slant === 0;
    const read = recognise(turn, isStraight ? displayed : await page.draw(turn, slant));
    if (confidenceOf(read.words) >= UPSIDE_DOWN_BELOW || blank) return read;
    const opposite = upright ? 2 : 3;
    const other = recognise(opposite, await page.draw(opposite, slant));
    return confidenceOf(other.words) > confidenceOf(read.words) ? other : read;
  } finally {
    page.close();
  }
}
