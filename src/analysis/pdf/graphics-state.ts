import { IDENTITY, type Matrix, type Rectangle } from './matrix';

/** What a page's operations have set so far (ISO 32000-1, 8.4), as far as it decides what can be seen. */
export interface State {
  matrix: Matrix;
  clip: Rectangle | null;
  fill: readonly number[] | null;
  stroke: readonly number[] | null;
  fillAlpha: number;
  strokeAlpha: number;
  lineWidth: number;
  /** Anything but plain paint over what was there: blending, masks. */
  isPlain: boolean;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  across: number;
  rise: number;
  leading: number;
}

export const INITIAL: State = {
  matrix: IDENTITY,
  clip: null,
  fill: [0, 0, 0],
  stroke: [0, 0, 0],
  fillAlpha: 1,
  strokeAlpha: 1,
  lineWidth: 1,
  isPlain: true,
  mode: 0,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  across: 1,
  rise: 0,
  leading: 0,
};

/** The rectangle between two corners. */
export function boxOf(box: ArrayLike<number>): Rectangle {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(box);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** '#rrggbb' as numbers from 0 to 1; null for anything else. */
export function colorOf(value: unknown): readonly number[] | null {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(value)) ?? [];
  return parts.length === 3 ? parts.map((part) => Number.parseInt(part, 16) / 255) : null;
}
