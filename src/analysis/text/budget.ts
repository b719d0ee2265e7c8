/** How much of a PDF is read before the reading ends early (`ContractText.truncated`). */
export interface Budget {
  pages: number;
  /** Characters of text. */
  characters: number;
  /** Wall-clock milliseconds. */
  milliseconds: number;
}

/** Far above any contract seen (the longest of 408 public ones has 300 pages), far below what hurts a server. */
export const DEFAULT_BUDGET: Budget = { pages: 1_500, characters: 6_000_000, milliseconds: 20_000 };
