/** Lightness of each point of a page, row by row: 0 is black, 255 white. */
export interface Picture {
  width: number;
  height: number;
  /** Points per PDF point: 300 dpi is 300 / 72. */
  scale: number;
  pixels: Uint8Array;
}

/** A picture of dark and light, each point of which stands for `step` by `step` of the picture's. */
export interface Thumbnail {
  width: number;
  height: number;
  /** Share of the points that are dark. */
  ink: number;
  /** Places of the dark points; none where they are too many for lines of text. */
  dark: readonly (readonly [x: number, y: number])[];
}

/** Side of the thumbnail in which lines of text can still be told apart. */
const THUMBNAIL_SIDE = 1_000;
/** What is this much darker (of 255) than the page as a whole is ink. */
const DARKER = 40;
/** A page with more ink than this share is a photograph: no lines are looked for in it. */
const MOST_INK = 0.35;

/** The dark points of a picture at a fraction of its size. */
export function thumbnailOf({ width, height, pixels }: Picture): Thumbnail {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / THUMBNAIL_SIDE));
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const light = new Uint8Array(small.width * small.height);
  let sum = 0;
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const mean = meanOf(pixels, width, x * step, y * step, step);
      light[y * small.width + x] = mean;
      sum += mean;
    }
  }
  const threshold = sum / Math.max(1, light.length) - DARKER;
  const dark: (readonly [number, number])[] = [];
  light.forEach((value, i) => {
    if (value < threshold) dark.push([i % small.width, Math.floor(i / small.width)]);
  });
  const ink = dark.length / Math.max(1, light.length);
  return { ...small, ink, dark: ink > MOST_INK ? [] : dark };
}

function meanOf(pixels: Uint8Array, width: number, left: number, top: number, step: number): number {
  let sum = 0;
  for (let y = top; y < top + step; y++) {
    for (let x = left; x < left + step; x++) sum += pixels[y * width + x] ?? 255;
  }
  return sum / (step * step);
}
