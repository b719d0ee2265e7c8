import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/build/pdf.min.mjs';
import { type Turn, toFrame, turnOf } from './frame';
import { HiddenSigns } from './hidden-signs';
import { applied, type Matrix, rectangleOf } from './matrix';
import { isOutOfMemory } from './pdf-error';
import { type TextPiece, wordsOf } from './pieces';
import { type RuledTable, ruledTables } from './ruled-tables';
import { PageReader, type Shown } from './shown-text';

/**
 * Tells text apart that no reader of a page can see, but that every program which reads its text takes for part of the contract: in the
 * colour of the paper, drawn with no ink, on a layer that is switched off, cut away, or under a painted rectangle. Words over a picture are
 * left alone: such is the text layer of a scan.
 */
export class HiddenText {
  #signs: HiddenSigns | null = null;
  #isLayerOff: Promise<boolean> | null = null;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly bytes: Uint8Array,
  ) {}

  /** The pieces with those marked that are hidden, and the tables that lines make. A page that can't be followed is taken as it reads. */
  async look(page: PDFPageProxy, viewport: PageViewport, pieces: readonly TextPiece[]): Promise<SeenPage> {
    if (pieces.length === 0) return { pieces, tables: [] };
    const isSuspect = await this.isSuspect(page);
    if (!isSuspect && !this.signs().isRuled(page.ref?.num ?? null)) return { pieces, tables: [] };
    try {
      const reader = new PageReader(await this.document.getOptionalContentConfig());
      const shown = reader.read(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }));
      const tables = tablesOf(reader, viewport);
      return { pieces: shown.every(({ isSeen }) => isSeen) ? pieces : marked(pieces, shown, viewport), tables };
    } catch (error) {
      if (isOutOfMemory(error)) throw error;
      return { pieces, tables: [] };
    }
  }

  private signs(): HiddenSigns {
    this.#signs ??= new HiddenSigns(this.bytes);
    return this.#signs;
  }

  private async isSuspect({ ref }: PDFPageProxy): Promise<boolean> {
    this.#isLayerOff ??= this.isLayerOff();
    if (await this.#isLayerOff) return true;
    return this.signs().isOn(ref?.num ?? null);
  }

  private async isLayerOff(): Promise<boolean> {
    return [...(await this.document.getOptionalContentConfig())].some(([, group]) => !group.visible);
  }
}

/** What a page shows: its pieces, those marked that are hidden, and the tables that lines make on it. */
export interface SeenPage {
  pieces: readonly TextPiece[];
  tables: RuledTable[];
}

function tablesOf({ painted: { marks, strokes } }: PageReader, viewport: PageViewport): RuledTable[] {
  const matrix = viewport.transform as unknown as Matrix;
  return ruledTables(
    [...marks.filter(({ isPicture }) => !isPicture), ...strokes].map(({ at }) => rectangleOf(matrix, at)),
  );
}

/** Letters as `TextPiece`s are placed: along a baseline in the frame of their turn. */
interface Placed {
  turn: Turn;
  left: number;
  right: number;
  baseline: number;
  isSeen: boolean;
}

/** A piece is hidden where hidden letters stand along most of it, and none that can be seen; one that is partly hidden is taken apart. */
function marked(pieces: readonly TextPiece[], shown: readonly Shown[], viewport: PageViewport): TextPiece[] {
  const lines = new Map<number, Placed[]>();
  for (const one of shown) {
    const placed = placedOf(one, viewport);
    for (const row of [-1, 0, 1]) {
      const key = Math.round(placed.baseline) + row;
      const line = lines.get(key);
      if (line) line.push(placed);
      else lines.set(key, [placed]);
    }
  }
  const shareOf = (piece: TextPiece, isSeen: boolean) =>
    (lines.get(Math.round(piece.baseline)) ?? [])
      .filter((one) => one.turn === piece.turn && one.isSeen === isSeen)
      .reduce((sum, one) => sum + shared(piece, one), 0) / piece.width;
  const judged = (piece: TextPiece): TextPiece =>
    shareOf(piece, false) > MOST && shareOf(piece, true) < FEW ? { ...piece, isHidden: true } : piece;
  return pieces.flatMap((piece) => {
    const isPartly = shareOf(piece, false) > TRACE && shareOf(piece, true) > TRACE;
    return (isPartly ? wordsOf(piece) : [piece]).map(judged);
  });
}

const TRACE = 0.05;
const MOST = 0.5;
const FEW = 0.3;

function shared({ x, width }: TextPiece, { left, right }: Placed): number {
  return Math.max(0, Math.min(x + width, right) - Math.max(x, left));
}

function placedOf({ from, to, isSeen }: Shown, viewport: PageViewport): Placed {
  const matrix = viewport.transform as unknown as Matrix;
  const [start, end] = [applied(matrix, ...from), applied(matrix, ...to)];
  const turn = turnOf(end[0] - start[0], end[1] - start[1]);
  const [x1, baseline] = toFrame(turn, viewport, ...start);
  const [x2] = toFrame(turn, viewport, ...end);
  return { turn, left: Math.min(x1, x2), right: Math.max(x1, x2), baseline, isSeen };
}
