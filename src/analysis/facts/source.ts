import type { Outline } from '../document/outline';
import { plainText } from '../document/plain-text';
import { withMonthsFirst } from '../mentions/day-first';
import { type ContractText, isBesideBody } from '../pdf/contract-text';

/**
 * What every fact is read from. `plain` is the body as plain characters, offset for offset with `contract.text`; numeric dates
 * that the contract writes day first stand month first in it.
 */
export interface Source {
  contract: ContractText;
  outline: Outline;
  plain: string;
}

/** Running headers and footers, which stand after the body, are left out of `plain`. */
export function sourceOf(contract: ContractText, outline: Outline): Source {
  let end = 0;
  for (const paragraph of contract.paragraphs) {
    if (!isBesideBody(paragraph)) end = Math.max(end, paragraph.end);
  }
  return { contract, outline, plain: withMonthsFirst(plainText(contract.text.slice(0, end))) };
}
