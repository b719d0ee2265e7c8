import { isNear, SAME_COLOR } from './color';
import { ContentStream, operator } from './content-stream';
import { applied, IDENTITY, type Matrix, type Rectangle, rectangleOf, times } from './matrix';
import { isSide } from './ruled-tables';

interface State {
  /** Of fillings, each from 0 to 1; null where it can't be told. */
  color: readonly number[] | null;
  mode: number;
  matrix: Matrix;
}

const INVISIBLE_MODE = 3;
/** In points: a filled rectangle of this size can have words behind it. */
const WIDE = 15;
const TALL = 5;

/** In points; and how many of them a rectangle is looked at, and how many beginnings of lines one holds. */
const STEP = 16;
const MOST_STEPS = 200;
const MOST_ORIGINS = 300;

const [SAVE, RESTORE, TRANSFORM, RECTANGLE, MOVE, LINE] = ['q', 'Q', 'cm', 're', 'm', 'l'].map(operator);
const [BEGIN_TEXT, TEXT_MATRIX, MOVE_TEXT, MOVE_TEXT_LEADING] = ['BT', 'Tm', 'Td', 'TD'].map(operator);
const [FORM, INLINE_IMAGE, MODE, COLOR_SPACE, GRAY] = ['Do', 'ID', 'Tr', 'cs', 'g'].map(operator);
const COLORS = new Set(['g', 'rg', 'k', 'sc', 'scn'].map(operator));
const FILLS = new Set(['f', 'f*', 'F', 'B', 'B*'].map(operator));
const CURVES = new Set(['c', 'v', 'y'].map(operator));
const NO_FILLS = new Set(['n', 'S', 's'].map(operator));
const SHOWS = new Set(['Tj', 'TJ', "'", '"'].map(operator));

/**
 * Walks through the operations of one stream. What it begins with is taken to be black; what it ends with may be the next one's beginning.
 */
export class SignReader {
  private readonly stack: State[] = [];
  private state: State = { color: [0, 0, 0], mode: 0, matrix: IDENTITY };
  /** Where lines of text begin: in the text's own space, and on the page. */
  private text: Matrix = IDENTITY;
  /** By their height on the page, in steps of `STEP`. */
  private readonly origins = new Map<number, (readonly [x: number, y: number])[]>();
  private readonly filled: (readonly number[] | null)[] = [];
  private hasRectangle = false;
  private coversOrigin = false;
  /** Least and greatest coordinates of the path that is being drawn. */
  private box: [left: number, bottom: number, right: number, top: number] | null = null;
  private last: readonly [x: number, y: number] = [0, 0];
  private isUpright = true;
  private hasShown = false;
  private readonly stream: ContentStream;
  /** Upright lines such as part the cells of a table; as many as were read of. */
  uprights = 0;

  constructor(
    data: Uint8Array,
    private readonly hasForms: boolean,
  ) {
    this.stream = new ContentStream(data);
  }

  hasSign(): boolean {
    for (let operation = this.stream.next(); operation !== 0; operation = this.stream.next()) {
      if (SHOWS.has(operation)) {
        if (this.isUnseen()) return true;
        this.hasShown = true;
        this.remember(applied(this.state.matrix, this.text[4], this.text[5]));
      } else if (FILLS.has(operation)) {
        this.endFigure();
        if (this.hasRectangle && this.hasShown && (this.coversOrigin || isDark(this.state.color))) return true;
        if (this.hasRectangle && !isNear(this.state.color, WHITE)) this.filled.push(this.state.color);
        this.endPath();
      } else if (operation === INLINE_IMAGE || (operation === FORM && this.hasForms && this.isUnseen())) return true;
      else this.change(operation);
    }
    return this.hasShown && this.isUnseen();
  }

  private change(operation: number | undefined): void {
    const { stream, state } = this;
    if (operation === SAVE) this.stack.push(state);
    else if (operation === RESTORE) this.state = this.stack.pop() ?? state;
    else if (operation === COLOR_SPACE) this.state = { ...state, color: [0, 0, 0] };
    else if (operation === MODE) this.state = { ...state, mode: stream.operands(1)[0] ?? 0 };
    else if (operation === TRANSFORM)
      this.state = { ...state, matrix: times(state.matrix, matrixOf(stream.operands(6))) };
    else if (operation === BEGIN_TEXT) this.text = IDENTITY;
    else if (operation === TEXT_MATRIX) this.text = matrixOf(stream.operands(6));
    else if (operation === MOVE_TEXT || operation === MOVE_TEXT_LEADING) {
      const [x = 0, y = 0] = stream.operands(2);
      this.text = times(this.text, [1, 0, 0, 1, x, y]);
    } else if (operation === RECTANGLE) {
      const [x = 0, y = 0, width = 0, height = 0] = stream.operands(4);
      this.rectangle({ x, y, width, height });
    } else if (operation === MOVE || operation === LINE) this.draw(stream.operands(2), operation === LINE);
    else if (operation !== undefined && CURVES.has(operation)) this.isUpright = false;
    else if (operation !== undefined && NO_FILLS.has(operation)) this.endPath();
    else if (operation !== undefined && COLORS.has(operation))
      this.state = { ...state, color: colorOf(stream.operands(4), operation === GRAY) };
  }

  /** A line of a path; only upright ones make rectangles. */
  private draw([x = 0, y = 0]: readonly number[], isLine: boolean): void {
    const [lastX, lastY] = this.last;
    if (!isLine) this.endFigure();
    this.isUpright &&= !isLine || x === lastX || y === lastY;
    this.last = [x, y];
    const [left, bottom, right, top] = this.box ?? [x, y, x, y];
    this.box = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
  }

  /** A path may consist of many figures, each a line under a word. */
  private endFigure(): void {
    const [left, bottom, right, top] = this.box ?? [0, 0, 0, 0];
    if (this.isUpright) this.rectangle({ x: left, y: bottom, width: right - left, height: top - bottom });
    this.box = null;
    this.isUpright = true;
  }

  private rectangle(drawn: Rectangle): void {
    const { x, y, width, height } = rectangleOf(this.state.matrix, drawn);
    if (isSide({ x, y, width, height }) && height > width) this.uprights++;
    if (width < WIDE || height < TALL) return;
    this.hasRectangle = true;
    const first = Math.floor(y / STEP);
    const last = Math.min(Math.floor((y + height) / STEP), first + MOST_STEPS);
    for (let step = first; step <= last && !this.coversOrigin; step++)
      this.coversOrigin = (this.origins.get(step) ?? []).some(
        ([left, baseline]) => left >= x - 1 && left <= x + width && baseline >= y && baseline <= y + height,
      );
  }

  private remember(origin: readonly [x: number, y: number]): void {
    const step = Math.floor(origin[1] / STEP);
    const known = this.origins.get(step);
    if (!known) this.origins.set(step, [origin]);
    else if (known.length < MOST_ORIGINS) known.push(origin);
  }

  private endPath(): void {
    this.endFigure();
    this.hasRectangle = false;
    this.coversOrigin = false;
  }

  private isUnseen(): boolean {
    const { color, mode } = this.state;
    return mode >= INVISIBLE_MODE || isNear(color, WHITE) || this.filled.some((filled) => isNear(color, filled));
  }
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

function isDark(color: readonly number[] | null): boolean {
  return color?.every((value) => value < DARK) ?? false;
}

/** Bars over words are black; the cells of tables are light, and painted one after the other with their words. */
const DARK = 0.4;
const WHITE = [1, 1, 1] as const;
/** Of one number it can't be told whether 0 is black or, as with spot colours, no ink: white is assumed, unless it is plain grey. */
function colorOf(values: readonly number[], isGray: boolean): readonly number[] | null {
  const [first = 0, second = 0, third = 0, fourth] = values;
  if (values.length === 0) return null;
  if (values.length === 1) {
    const spot = !isGray && first < SAME_COLOR;
    return spot ? WHITE : [first, first, first];
  }
  if (fourth === undefined) return [first, second, third];
  return [first, second, third].map((ink) => (1 - ink) * (1 - fourth));
}
