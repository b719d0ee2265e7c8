import type { ContractText } from '../analysis/pdf/contract-text';
import { estimateTokens } from './tokens';

/** Pages of a contract that are sent together, by their numbers, in order. */
export type PageGroup = readonly number[];

/** Where a page begins in the text that is sent. Quotes are freed of it before they are looked up. */
export const PAGE_MARK = /⟦page \d+⟧\s?/g;

/** The text of some pages, each with its mark. A sentence that runs over a page break has the mark inside of it. */
export function textOf({ text, pages }: ContractText, piece: PageGroup): string {
  return pages
    .filter(({ number }) => piece.includes(number))
    .map(({ number, start, end }) => `⟦page ${number}⟧\n${text.slice(start, end)}`)
    .join('\n');
}

/**
 * Splits a contract at the ends of pages so that each piece stays within `tokens`; each begins with the last page of the one
 * before it, so that nothing is lost that runs over the break. One piece where all fits. A single page that is longer stands alone.
 */
export function piecesOf(contract: ContractText, tokens: number): PageGroup[] {
  const sizes = contract.pages.map(({ number }) => ({ number, size: estimateTokens(textOf(contract, [number])) }));
  const pieces: number[][] = [];
  let piece: typeof sizes = [];
  const total = (some: typeof sizes) => some.reduce((sum, { size }) => sum + size, 0);
  for (const page of sizes) {
    if (piece.length > 0 && total(piece) + page.size > tokens) {
      pieces.push(piece.map(({ number }) => number));
      const overlap = piece.slice(-1);
      piece = total(overlap) + page.size <= tokens ? overlap : [];
    }
    piece.push(page);
  }
  if (piece.length > 0) pieces.push(piece.map(({ number }) => number));
  return pieces;
}

const AIMED =
  /^\s*(?:\d[\d.]*\s+|article\s+\S+\s+)?(?:definitions?|interpretation|schedule|exhibit|annex|appendix|order form|key terms|term and termination)\b/im;

/**
 * The pages on which open questions are most likely answered: all where they fit, else those named with their neighbours, then
 * the first, then those with definitions, schedules and the like.
 */
export function aimedPages(contract: ContractText, named: readonly number[], tokens: number): PageGroup {
  const all = contract.pages.map(({ number }) => number);
  const near = named.flatMap((page) => [page, page - 1, page + 1]);
  const titled = contract.pages.filter(({ start, end }) => AIMED.test(contract.text.slice(start, end)));
  const wanted = [...near, 1, 2, ...titled.map(({ number }) => number), ...all].filter((page) => all.includes(page));
  const taken = new Set<number>();
  let size = 0;
  for (const page of new Set(wanted)) {
    const cost = estimateTokens(textOf(contract, [page]));
    if (size + cost > tokens) continue;
    taken.add(page);
    size += cost;
  }
  return all.filter((page) => taken.has(page));
}
