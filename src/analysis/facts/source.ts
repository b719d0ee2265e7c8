import type { ContractDocument } from '../document/document';
import type { Outline } from '../document/outline';
import { plainText } from '../document/plain-text';
import { withoutUnticked } from '../document/tick-boxes';
import { withMonthsFirst } from '../mentions/day-first';
import { type ContractText, isBesideBody } from '../pdf/contract-text';

/**
 * What every fact is read from. `plain` is the body as plain characters, offset for offset with `contract.text`; numeric dates
 * that the contract writes day first stand month first in it, and options that nobody ticked are blank.
 */
export interface Source {
  contract: ContractText;
  document: ContractDocument;
  outline: Outline;
  plain: string;
}

/** Running headers and footers, which stand after the body, are left out of `plain`. */
export function sourceOf(contract: ContractText, document: ContractDocument): Source {
  let end = 0;
  for (const paragraph of contract.paragraphs) {
    if (!isBesideBody(paragraph)) end = Math.max(end, paragraph.end);
  }
  const body = withoutUnticked(contract.text.slice(0, end), 0, document.unticked);
  return { contract, document, outline: document.outline, plain: withMonthsFirst(plainText(body)) };
}
