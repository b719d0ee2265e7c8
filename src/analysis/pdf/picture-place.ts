import { OPS } from 'pdfjs-dist/build/pdf.min.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api';
import { IDENTITY, type Matrix, type Rectangle, rectangleOf, times } from './matrix';

/**
 * The places where the operations of a page may paint a picture: it fills the unit square of the transformation at that time. Pictures
 * that were left out of the operations leave their transformation behind.
 */
export function picturePlaces({ fnArray, argsArray }: PDFOperatorList): Rectangle[] {
  const places: Rectangle[] = [];
  let matrix = IDENTITY;
  const saved: Matrix[] = [];
  const transform = (args: unknown) => {
    matrix = times(matrix, numbersOf(args));
    places.push(rectangleOf(matrix, { x: 0, y: 0, width: 1, height: 1 }));
  };
  fnArray.forEach((operation, i) => {
    const args = argsArray[i] as readonly unknown[] | null;
    const isForm = operation === OPS.paintFormXObjectBegin;
    if (operation === OPS.save || isForm) saved.push(matrix);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    else if (operation === OPS.transform) transform(args);
    else if (isForm) transform(args?.[0]);
  });
  return places;
}

function numbersOf(matrix: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from((matrix ?? []) as ArrayLike<number>);
  return [a, b, c, d, e, f];
}
