import { OPS } from 'pdfjs-dist/build/pdf.min.mjs';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config';
import { isNear } from './color';
import { boxOf, colorOf, INITIAL, type State } from './graphics-state';
import { applied, IDENTITY, intersection, type Matrix, type Rectangle, rectangleOf, times } from './matrix';
import { linesIn, Painted, rectanglesIn } from './painted';

/** Letters that were drawn at once, on the page as PDF counts it (origin at the bottom), and whether a reader can see them. */
export interface Shown {
  /** From where to where their baseline runs. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  isSeen: boolean;
}

interface Glyph {
  width: number;
  isSpace: boolean;
}

/** Modes of drawing letters (ISO 32000-1, table 106): odd ones of the first four draw the outline; 3 and 7 draw nothing. */
const OUTLINE = 1;
const NOTHING = 3;
const FAINT = 0.04;
const NONE: readonly unknown[] = [];

export const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintSolidColorImageMask,
  OPS.paintInlineImageXObjectGroup,
]);
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Letters before what is painted over them is known. */
interface Drawn extends Shown {
  at: Rectangle;
  /** How many marks there were when they were drawn. */
  marks: number;
  drawsNothing: boolean;
}

/** Follows the operations of a page as a viewer does, without drawing, to tell which letters can be seen. */
export class PageReader {
  private state = INITIAL;
  private readonly saved: State[] = [];
  readonly painted = new Painted();
  private readonly drawn: Drawn[] = [];
  /** For each open part of marked content whether it is shown. */
  private readonly layers: boolean[] = [];
  private text: Matrix = IDENTITY;
  private pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  private willClip = false;
  /** Pictures are left out of the list (see `pdfjs.ts`): a transformation that nothing uses is where one stands. */
  private isUnused = false;

  constructor(private readonly layersShown: OptionalContentConfig) {}

  /** Reads a page's list of operations; answers all letters it draws. */
  read({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Shown[] {
    for (const [i, operation] of fnArray.entries()) this.follow(operation, (argsArray[i] ?? NONE) as unknown[]);
    return this.drawn.map(({ from, to, isSeen, at, marks, drawsNothing }) => {
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      const overPicture = drawsNothing && this.painted.hasPictureAt(x, y);
      return {
        from,
        to,
        isSeen: (drawsNothing ? overPicture : isSeen) && (overPicture || !this.painted.covers(at, marks)),
      };
    });
  }

  private follow(operation: number, args: unknown[]): void {
    // There may be thousands of these for each letter.
    if (operation === OPS.save) this.save();
    else if (operation === OPS.restore) this.restore();
    else if (operation === OPS.showText) this.show(args[0] as (Glyph | number)[]);
    else if (operation === OPS.constructPath) this.path(args);
    else if (PICTURES.has(operation)) this.paintPicture();
    else if (!this.followText(operation, args) && !this.followColor(operation, args)) this.followState(operation, args);
  }

  private followState(operation: number, args: unknown[]): void {
    if (operation === OPS.beginGroup) this.save();
    else if (operation === OPS.paintFormXObjectEnd || operation === OPS.endGroup) this.restore();
    else if (operation === OPS.transform) {
      if (this.isUnused) this.paintPicture();
      this.isUnused = true;
      this.change({ matrix: times(this.state.matrix, args as unknown as Matrix) });
    } else if (operation === OPS.setLineWidth) this.change({ lineWidth: Number(args[0]) });
    else if (operation === OPS.paintFormXObjectBegin)
      this.enter(args[0] as Matrix | null, args[1] as ArrayLike<number> | null);
    else if (operation === OPS.clip || operation === OPS.eoClip) this.willClip = true;
    else if (operation === OPS.shadingFill) {
      this.isUnused = false;
      this.painted.add(this.state.clip ?? EVERYWHERE, null, null);
    } else if (operation === OPS.beginMarkedContent) this.layers.push(true);
    else if (operation === OPS.beginMarkedContentProps)
      this.layers.push(args[0] !== 'OC' || this.layersShown.isVisible(args[1] as never));
    else if (operation === OPS.endMarkedContent) this.layers.pop();
  }

  /** False where the operation is about something else than the setting of text. */
  private followText(operation: number, args: unknown[]): boolean {
    const [a = 0, b = 0] = args as number[];
    switch (operation) {
      case OPS.beginText:
        this.text = IDENTITY;
        this.pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setTextMatrix:
        this.text = Array.from(args[0] as ArrayLike<number>) as unknown as Matrix;
        this.pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setLeadingMoveText:
        this.change({ leading: b });
        this.move(a, b);
        break;
      case OPS.moveText:
        this.move(a, b);
        break;
      case OPS.nextLine:
        this.move(0, this.state.leading);
        break;
      case OPS.setLeading:
        this.change({ leading: -a });
        break;
      case OPS.setFont:
        this.change({ size: b });
        break;
      case OPS.setCharSpacing:
        this.change({ charSpacing: a });
        break;
      case OPS.setWordSpacing:
        this.change({ wordSpacing: a });
        break;
      case OPS.setHScale:
        this.change({ across: a / 100 });
        break;
      case OPS.setTextRise:
        this.change({ rise: a });
        break;
      case OPS.setTextRenderingMode:
        this.change({ mode: a });
        break;
      default:
        return false;
    }
    return true;
  }

  private followColor(operation: number, args: unknown[]): boolean {
    switch (operation) {
      case OPS.setFillRGBColor:
        this.change({ fill: colorOf(args[0]) });
        break;
      case OPS.setStrokeRGBColor:
        this.change({ stroke: colorOf(args[0]) });
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        this.change({ fill: null });
        break;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        this.change({ stroke: null });
        break;
      case OPS.setGState:
        for (const [name, value] of args[0] as [string, unknown][]) this.graphicsState(name, value);
        break;
      default:
        return false;
    }
    return true;
  }

  private graphicsState(name: string, value: unknown): void {
    if (name === 'ca') this.change({ fillAlpha: Number(value) });
    else if (name === 'CA') this.change({ strokeAlpha: Number(value) });
    else if (name === 'LW') this.change({ lineWidth: Number(value) });
    else if (name === 'Font') this.change({ size: Number((value as unknown[])[1]) });
    else if (name === 'BM') this.change({ isPlain: value === 'source-over' });
    else if (name === 'SMask' && value) this.change({ isPlain: false });
  }

  private change(fields: Partial<State>): void {
    this.state = { ...this.state, ...fields };
  }

  private save(): void {
    this.saved.push(this.state);
  }

  private restore(): void {
    if (this.isUnused) this.paintPicture();
    this.state = this.saved.pop() ?? this.state;
  }

  private enter(matrix: Matrix | null, box: ArrayLike<number> | null): void {
    this.isUnused = false;
    this.save();
    if (matrix) this.change({ matrix: times(this.state.matrix, matrix) });
    if (box) this.clipTo(boxOf(box));
  }

  private clipTo(box: Rectangle): void {
    const at = rectangleOf(this.state.matrix, box);
    this.change({ clip: this.state.clip ? intersection(this.state.clip, at) : at });
  }

  private paintPicture(): void {
    this.isUnused = false;
    this.painted.addPicture(this.state.matrix, this.state.clip);
  }

  private path([operation, data, extent]: unknown[]): void {
    this.isUnused = false;
    const box = extent ? boxOf(extent as ArrayLike<number>) : null;
    if (box && FILLS.has(operation as number)) this.fill((data as [ArrayLike<number>])[0], box);
    if (box && STROKES.has(operation as number)) this.stroke((data as [ArrayLike<number>])[0], box);
    if (box && this.willClip) this.clipTo(box);
    this.willClip = false;
  }

  private fill(path: ArrayLike<number>, box: Rectangle): void {
    const { matrix, clip, fill, fillAlpha, isPlain } = this.state;
    if (fillAlpha < FAINT || this.layers.includes(false)) return;
    const color = isPlain && fillAlpha > 1 - FAINT ? fill : null;
    const rectangles = color ? rectanglesIn(path) : null;
    for (const rectangle of rectangles ?? [box])
      this.painted.add(rectangleOf(matrix, rectangle), clip, rectangles ? color : null);
  }

  private stroke(path: ArrayLike<number>, box: Rectangle): void {
    const { matrix, clip, stroke, strokeAlpha, lineWidth } = this.state;
    if (strokeAlpha < FAINT || this.layers.includes(false)) return;
    for (const { x, y, width, height } of linesIn(path) ?? [box]) {
      const line = { x: x - lineWidth / 2, y: y - lineWidth / 2, width: width + lineWidth, height: height + lineWidth };
      this.painted.addStroke(rectangleOf(matrix, line), clip, stroke);
    }
  }

  private move(x: number, y: number): void {
    const lineX = this.pen.lineX + x;
    const lineY = this.pen.lineY + y;
    this.pen = { x: lineX, y: lineY, lineX, lineY };
  }

  /** Each word by itself, since a bar may cover one of many that are drawn at once. */
  private show(glyphs: readonly (Glyph | number)[]): void {
    this.isUnused = false;
    const { size, charSpacing, wordSpacing, across } = this.state;
    let begin = this.pen.x;
    for (const glyph of glyphs) {
      const isGap = typeof glyph === 'number' ? Math.abs(glyph) > WORD_GAP : glyph.isSpace;
      if (isGap) this.draw(begin);
      const advance =
        typeof glyph === 'number'
          ? (-glyph * size) / 1_000
          : (glyph.width * size) / 1_000 + charSpacing + (glyph.isSpace ? wordSpacing : 0);
      this.pen.x += advance * across;
      if (isGap) begin = this.pen.x;
    }
    this.draw(begin);
  }

  /** What was drawn on the line since `begin`. */
  private draw(begin: number): void {
    const { x, y } = this.pen;
    const { size, rise, matrix, mode } = this.state;
    if (x === begin) return;
    const placed = times(matrix, this.text);
    const box = {
      x: Math.min(begin, x),
      y: y + rise,
      width: Math.abs(x - begin),
      height: Math.abs(size) * LETTER,
    };
    const at = rectangleOf(placed, box);
    this.drawn.push({
      from: applied(placed, begin, y + rise),
      to: applied(placed, x, y + rise),
      at,
      marks: this.painted.marks.length,
      drawsNothing: (mode & NOTHING) === NOTHING && !this.layers.includes(false),
      isSeen: this.isSeen(at),
    });
  }

  /** Whether letters drawn now stand out from what is under them. */
  private isSeen(at: Rectangle): boolean {
    const { mode, fill, stroke, fillAlpha, strokeAlpha, clip } = this.state;
    if (this.layers.includes(false)) return false;
    if (clip) {
      const seen = intersection(clip, at);
      if (at.width > 0 && at.height > 0 && seen.width * seen.height === 0) return false;
    }
    const under = this.painted.colorAt(at.x + at.width / 2, at.y + at.height / 2);
    const paints = [
      (mode & NOTHING) !== OUTLINE ? { color: fill, alpha: fillAlpha } : null,
      (mode & NOTHING) === OUTLINE || (mode & NOTHING) === 2 ? { color: stroke, alpha: strokeAlpha } : null,
    ];
    return paints.some((paint) => paint && paint.alpha > FAINT && !isNear(paint.color, under));
  }
}

/** A gap between words, in thousandths of an em. */
const WORD_GAP = 180;
/** How high small letters reach, in ems. */
const LETTER = 0.5;
const EVERYWHERE: Rectangle = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };
