import { constants, inflateSync } from 'node:zlib';
import { ContentStream, operator } from './content-stream';
import { applied, IDENTITY, type Matrix, type Rectangle, rectangleOf, times } from './matrix';

/**
 * Whether anything in a PDF suggests text that a reader cannot see, told from its streams alone. Looking at every page's operations for it
 * would make reading half as slow again; this costs a twentieth, and only documents with a sign are looked at (`hidden-text.ts`). In doubt
 * there is a sign: a stream that can't be unpacked, or is too large.
 */
export function maySomethingBeHidden(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const hasForms = file.includes('/Form');
  let left = MOST_UNPACKED;
  for (const { dictionary, between, data } of streamsOf(file)) {
    if (PICTURE.test(dictionary)) continue;
    if (TRANSPARENT.test(between)) return true;
    const unpacked = unpack(dictionary, data, Math.min(left, LARGEST_STREAM));
    if (!unpacked) return true;
    if (NO_PAGE.test(dictionary) && isBinary(unpacked)) continue;
    left -= unpacked.length;
    if (left <= 0) return true;
    if (OBJECTS.test(dictionary)) {
      if (TRANSPARENT.test(unpacked.toString('latin1'))) return true;
    } else if (DRAWS.some((part) => unpacked.includes(part)) && new SignReader(unpacked, hasForms).hasSign())
      return true;
  }
  return false;
}

/** Bytes that one stream, and all together, may unpack to. */
const LARGEST_STREAM = 16_000_000;
const MOST_UNPACKED = 200_000_000;
const PICTURE = /\/(?:DCT|JPX|CCITTFax|JBIG2)Decode\b/;
/** Fonts and the file's own tables say so; believed only where their bytes look like it. */
const NO_PAGE = /\/(?:Length[123]|Type1C|CIDFontType0C|OpenType|XRef|Metadata|Alternate)\b/;
/** Objects packed together, where an opacity may stand. */
const OBJECTS = /\/ObjStm\b/;
/** Without any of these a stream shows no text: a font's tables, an image's pixels. */
const DRAWS = ['Tj', 'TJ', ' Do', "'", '"'] as const;
/** An opacity of next to nothing. */
const TRANSPARENT = /\/ca\s+0?(?:\.0\d*)?(?=[\s/>])(?<=[\d.])/;

function* streamsOf(file: Buffer): Generator<{ dictionary: string; between: string; data: Buffer }> {
  let behind = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at)) {
    let start = at + 6;
    if (file[start] === 0x0d) start++;
    if (file[start] === 0x0a) start++;
    const end = file.indexOf('endstream', start);
    if (end === -1) return;
    const between = file.toString('latin1', behind, at);
    yield { dictionary: between.slice(between.lastIndexOf(' obj') + 1), between, data: file.subarray(start, end) };
    behind = at = end + 9;
  }
}

/** Null where it is packed in another way, damaged, or larger than `most` bytes. */
function unpack(dictionary: string, data: Buffer, most: number): Buffer | null {
  const filters = dictionary.match(/\/\w+(?:Decode|Crypt)\b|\/(?:Fl|A85|AHx|LZW|RL)\b/g) ?? [];
  if (filters.length === 0) return /\/Filter\b/.test(dictionary) ? null : data;
  if (filters.length > 1 || !/^\/Fl/.test(filters[0] ?? '')) return null;
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most });
  } catch {
    return null;
  }
}

function isBinary(data: Uint8Array): boolean {
  return data.subarray(0, 64).filter((byte) => byte < 9).length > 4;
}

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
class SignReader {
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
/** Colours that differ by less than this in each of red, green and blue (0 to 1) can't be told apart on paper or screen. */
export const SAME_COLOR = 0.08;

export function isNear(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one !== null && other !== null && one.every((value, i) => Math.abs(value - (other[i] ?? 0)) < SAME_COLOR);
}

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
