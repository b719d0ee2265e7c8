import type { Thumbnail } from './picture';

/** How the lines of a page lie: across the page or along it, and by how much they fall to the right (radians). */
export interface Lie {
  upright: boolean;
  slant: number;
}

/** Pages come out of feeders up to this many degrees askew. */
const MOST_DEGREES = 6;
const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.1;
/** Too little ink to see lines in. */
const LEAST_INK = 300;
/** Lines along the page must be this much clearer than lines across it, which tables with rules have too. */
const CLEARER = 1.5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The lie of the lines by projection profiles (W. Postl, "Detection of linear oblique structures and skew scan in digitized documents",
 * 1986): added up along the lines, ink makes the sharpest peaks.
 */
export function lieOf({ width, height, dark }: Thumbnail): Lie {
  if (dark.length < LEAST_INK) return { upright: true, slant: 0 };
  const across = sharpest(dark, width, height);
  const along = sharpest(
    dark.map(([x, y]) => [y, width - 1 - x] as const),
    height,
    width,
  );
  return along.sharpness > across.sharpness * CLEARER
    ? { upright: false, slant: along.slant }
    : { upright: true, slant: across.slant };
}

type Points = Thumbnail['dark'];

function sharpest(points: Points, width: number, height: number): { slant: number; sharpness: number } {
  let best = 0;
  let most = -1;
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const sharpness = sharpnessOf(points, width, height, Math.tan(radians(degrees)));
      if (sharpness > most) [best, most] = [degrees, sharpness];
    }
  };
  look(-MOST_DEGREES, MOST_DEGREES, COARSE_DEGREES);
  look(best - COARSE_DEGREES, best + COARSE_DEGREES, FINE_DEGREES);
  return { slant: Math.abs(best) < FINE_DEGREES ? 0 : radians(best), sharpness: most };
}

/** Mean square of the difference between neighbouring rows of ink. */
function sharpnessOf(points: Points, width: number, height: number, fall: number): number {
  const margin = Math.ceil(Math.abs(fall) * width);
  const rows = new Uint32Array(height + 2 * margin + 2);
  for (const [x, y] of points) {
    const row = Math.round(y - x * fall) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return sum / (height * width);
}
