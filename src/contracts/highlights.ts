import type { ContractText } from '../analysis/pdf/contract-text';
import { rectanglesOf } from '../analysis/pdf/rectangles';
import type { Evidence } from '../shared/analysis';
import type { Highlight } from '../shared/highlights';

/** Every piece of evidence in what was found, wherever it stands, each stretch of text once and in order. */
function evidenceOf(found: unknown): Pick<Evidence, 'start' | 'end'>[] {
  const spans = new Map<string, Pick<Evidence, 'start' | 'end'>>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isEvidence(part)) spans.set(`${part.start}-${part.end}`, { start: part.start, end: part.end });
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(found);
  return [...spans.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

function isEvidence(part: object): part is Evidence {
  return 'quote' in part && 'start' in part && 'end' in part && typeof part.start === 'number';
}

/** Where the words of each piece of evidence in what was found stand on the pages, from their offsets alone. */
export function highlightsOf(contract: ContractText, found: unknown): Highlight[] {
  return evidenceOf(found).map(({ start, end }) => ({
    start,
    end,
    pages: rectanglesOf(contract, start, end).map(({ page, rectangles }) => ({
      page,
      rectangles: rectangles.map(({ x, y, width, height }) => [tenth(x), tenth(y), tenth(width), tenth(height)]),
    })),
  }));
}

/** A tenth of a point is a thirtieth of a millimetre. */
function tenth(points: number): number {
  return Math.round(points * 10) / 10;
}
