/** How much of a PDF is read before the reading ends early (`ContractText.truncated`). */
export interface Budget {
  pages: number;
  /** Characters of text. */
  characters: number;
  /** Milliseconds of the process's own work: on a busy machine a document gets as far as on an idle one. */
  processorMs: number;
  /** Milliseconds on the wall clock, for a machine so busy that the reader would wait too long. */
  wallMs: number;
}

/** Far above any contract seen (the longest of 408 public ones has 300 pages), far below what hurts a server. */
export const DEFAULT_BUDGET: Budget = { pages: 1_500, characters: 6_000_000, processorMs: 20_000, wallMs: 60_000 };
