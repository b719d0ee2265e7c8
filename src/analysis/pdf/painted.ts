import { intersection, type Matrix, type Rectangle, rectangleOf } from './matrix';

/** What was painted somewhere on a page: `color` is null where it can't be told (a picture, a pattern, a shape that is no rectangle). */
export interface Mark {
  at: Rectangle;
  color: readonly number[] | null;
  isPicture: boolean;
}

/** Marks that a page paints, in order. */
export class Painted {
  readonly marks: Mark[] = [];
  /** Lines that were drawn and not filled: too thin to cover anything. */
  readonly strokes: Mark[] = [];

  /** The unit square of a transformation is where a picture stands. */
  addPicture(matrix: Matrix, clip: Rectangle | null): void {
    this.add(rectangleOf(matrix, { x: 0, y: 0, width: 1, height: 1 }), clip, null, true);
  }

  add(at: Rectangle, clip: Rectangle | null, color: readonly number[] | null, isPicture = false): void {
    const seen = clip ? intersection(at, clip) : at;
    if (seen.width > 0 && seen.height > 0) this.marks.push({ at: seen, color, isPicture });
  }

  addStroke(at: Rectangle, clip: Rectangle | null, color: readonly number[] | null): void {
    const seen = clip ? intersection(at, clip) : at;
    if (seen.width > 0 && seen.height > 0) this.strokes.push({ at: seen, color, isPicture: false });
  }

  /** The colour under a point; paper is white, null where it can't be told. */
  colorAt(x: number, y: number): readonly number[] | null {
    const top = this.marks.findLast(({ at }) => contains(at, x, y));
    return top ? top.color : [1, 1, 1];
  }

  /** Whether a picture, painted before or after, stands at a point. */
  hasPictureAt(x: number, y: number): boolean {
    return this.marks.some(({ at, isPicture }) => isPicture && contains(at, x, y));
  }

  /** Whether a plain rectangle that was painted after the first `from` marks covers nearly all of `text`. */
  covers(text: Rectangle, from: number): boolean {
    return this.marks.slice(from).some(({ at, color }) => {
      const shared = intersection(at, text);
      return color !== null && shared.width * shared.height > MOSTLY * text.width * text.height;
    });
  }
}

const MOSTLY = 0.9;

function contains({ x, y, width, height }: Rectangle, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

/** Numbers of a path's operations (pdf.js): begin, line, curves, end. A rectangle begins, draws three or four lines and ends. */
const [BEGIN, LINE, CLOSE] = [0, 1, 4];

/** The rectangles of which a path consists; null where it is anything else. */
export function rectanglesIn(path: ArrayLike<number>): Rectangle[] | null {
  const found: Rectangle[] = [];
  for (let i = 0; i < path.length; ) {
    const corners: [number, number][] = [];
    if (path[i] !== BEGIN) return null;
    for (; i < path.length && (path[i] === LINE || corners.length === 0); i += 3)
      corners.push([path[i + 1] ?? 0, path[i + 2] ?? 0]);
    if (path[i] === CLOSE) i++;
    const rectangle = rectangleOfCorners(corners);
    if (!rectangle) return null;
    found.push(rectangle);
  }
  return found;
}

/** The lines of which a path consists, each as the rectangle between its ends; null where it is anything else. */
export function linesIn(path: ArrayLike<number>): Rectangle[] | null {
  const found: Rectangle[] = [];
  let first: [number, number] = [0, 0];
  let last = first;
  for (let i = 0; i < path.length; ) {
    const operation = path[i];
    if (operation !== BEGIN && operation !== LINE && operation !== CLOSE) return null;
    const next: [number, number] = operation === CLOSE ? first : [path[i + 1] ?? 0, path[i + 2] ?? 0];
    if (operation === BEGIN) first = next;
    else found.push(between(last, next));
    last = next;
    i += operation === CLOSE ? 1 : 3;
  }
  return found;
}

function between([x1, y1]: [number, number], [x2, y2]: [number, number]): Rectangle {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

function rectangleOfCorners(corners: readonly [number, number][]): Rectangle | null {
  const across = [...new Set(corners.map(([x]) => x))];
  const down = [...new Set(corners.map(([, y]) => y))];
  if (corners.length < 4 || corners.length > 5 || across.length !== 2 || down.length !== 2) return null;
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
