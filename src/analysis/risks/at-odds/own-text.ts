import { partsOf } from '../../document/section-path';
import type { Reading } from '../../reading';

/** 'This Amendment, dated June 3, between ...', where another paper begins. */
const PREAMBLE = /^\W*this\b.{0,160}\b(?:between|among|dated|made|entered)\b/is;
/** A preamble so far behind the first definition is not that of the paper itself. */
const LONGEST_OPENING = 3_000;

/** The offset at which the paper itself ends: at its signatures, or where another one begins in the same file. */
export function endOfPaper({ contract, document, outline }: Reading): number {
  const signed = partsOf(contract, outline).find(({ kind }) => kind === 'signatures')?.start;
  const first = document.definitions[0]?.start ?? 0;
  const next = document.definitions.find(
    ({ start, end }) => start > first + LONGEST_OPENING && PREAMBLE.test(contract.text.slice(start, end)),
  )?.start;
  return Math.min(signed ?? Number.POSITIVE_INFINITY, next ?? Number.POSITIVE_INFINITY);
}
