/** A rectangle in points, origin top left. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quarter turns clockwise of the direction in which text runs on the displayed page: 0 is left to right. */
export type Turn = 0 | 1 | 2 | 3;

export interface PageSize {
  width: number;
  height: number;
}

/** The turn of a text direction (dx, dy), y pointing down; skew of up to 45 degrees counts as the nearest turn. */
export function turnOf(dx: number, dy: number): Turn {
  return ((Math.round(Math.atan2(dy, dx) / (Math.PI / 2)) + 4) % 4) as Turn;
}

/** A point of the displayed page in the frame in which text of that turn runs from left to right. */
export function toFrame(turn: Turn, page: PageSize, x: number, y: number): readonly [number, number] {
  if (turn === 1) return [y, page.width - x];
  if (turn === 2) return [page.width - x, page.height - y];
  if (turn === 3) return [page.height - y, x];
  return [x, y];
}

/** The inverse of `toFrame` for a rectangle. */
export function toPage(turn: Turn, page: PageSize, { x, y, width, height }: Rectangle): Rectangle {
  if (turn === 1) return { x: page.width - y - height, y: x, width: height, height: width };
  if (turn === 2) return { x: page.width - x - width, y: page.height - y - height, width, height };
  if (turn === 3) return { x: y, y: page.height - x - width, width: height, height: width };
  return { x, y, width, height };
}
