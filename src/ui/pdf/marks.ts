/** A rectangle in shares of the page's width and height as it lies on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the marks are placed on: a page's size in points as displayed, before the reader turned it. */
export interface Sheet {
  width: number;
  height: number;
}

/**
 * Where a rectangle of a page ([x, y, width, height] in points, origin top left) comes to lie when the reader has turned the page
 * clockwise by `rotation` degrees. In shares, so that it holds at every zoom.
 */
export function boxOf([x, y, width, height]: readonly number[], sheet: Sheet, rotation: number): Box {
  const box = {
    left: (x ?? 0) / sheet.width,
    top: (y ?? 0) / sheet.height,
    width: (width ?? 0) / sheet.width,
    height: (height ?? 0) / sheet.height,
  };
  const quarters = ((Math.round(rotation / 90) % 4) + 4) % 4;
  return Array.from({ length: quarters }).reduce<Box>(turned, box);
}

/** A quarter turn clockwise. */
function turned({ left, top, width, height }: Box): Box {
  return { left: 1 - top - height, top: left, width: height, height: width };
}
