import type { ContractText } from '../pdf/contract-text';
import { isLost } from '../pdf/unreadable';
import { readsAsEnglish } from './language';

/** True when every page gave its text in a language that the engine reads, so that what was not found is not in the document. */
export function wasReadWhole(contract: ContractText): boolean {
  return !contract.truncated && !contract.pages.some(isLost) && readsAsEnglish(contract);
}

/** Whether every page gave its text in a language that the engine reads, so that 'the contract does not say' is a safe statement. */
export function isFullyRead(contract: ContractText): boolean {
  return contract.pages.some((page) => page.source === 'text' || page.source === 'ocr') && wasReadWhole(contract);
}

/** The pages looked at, for people: "on the one page read", "in the 12 pages read". */
export function pagesRead(contract: ContractText): string {
  const count = contract.pages.filter((page) => page.source === 'text' || page.source === 'ocr').length;
  return count === 1 ? 'on the one page read' : `in the ${count} pages read`;
}

/** Numbers of the pages that have ink but gave no text, in order. */
export function unreadPages(contract: ContractText): number[] {
  return contract.pages.filter((page) => isLost(page) && !page.pending).map((page) => page.number);
}

/** Numbers of the pages that nobody has tried to read yet, in order: they are read while what is known so far is shown. */
export function pendingPages(contract: ContractText): number[] {
  return contract.pages.filter((page) => isLost(page) && page.pending).map((page) => page.number);
}
