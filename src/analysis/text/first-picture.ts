import { OPS } from 'pdfjs-dist/build/pdf.min.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api';
import { IDENTITY, type Matrix, type Rectangle, rectangleOf, times } from './matrix';

/** Where a picture stands that would be painted after these operations of a page: it fills the unit square of the transformation then. */
export function nextPicture({ fnArray, argsArray }: PDFOperatorList): Rectangle {
  let matrix = IDENTITY;
  const saved: Matrix[] = [];
  fnArray.forEach((operation, i) => {
    const args = argsArray[i] as readonly unknown[] | null;
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    else if (operation === OPS.transform) matrix = times(matrix, numbersOf(args));
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = times(matrix, numbersOf(args?.[0]));
    }
  });
  return rectangleOf(matrix, { x: 0, y: 0, width: 1, height: 1 });
}

function numbersOf(matrix: unknown): Matrix {
  const [a, b, c, d, e, f] = Array.from((matrix ?? []) as ArrayLike<number>);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}
