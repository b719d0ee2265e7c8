import type { Rectangle } from './frame';

export type { Rectangle } from './frame';

/** An affine transformation as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function times([A, B, C, D, E, F]: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export function applied([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright rectangle around a transformed one. */
export function rectangleOf(matrix: Matrix, { x, y, width, height }: Rectangle): Rectangle {
  const corners = [
    applied(matrix, x, y),
    applied(matrix, x + width, y),
    applied(matrix, x, y + height),
    applied(matrix, x + width, y + height),
  ];
  const across = corners.map(([cx]) => cx);
  const down = corners.map(([, cy]) => cy);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** Without width or height where the two do not meet. */
export function intersection(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}
