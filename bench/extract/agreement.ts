/** What two readings of one PDF share, counted in words. */
export interface Agreement {
  /** Words both have, as bags. */
  shared: number;
  ours: number;
  theirs: number;
  /** Runs of five words of ours, and how many of them the other reading has too: the measure of reading order. */
  runs: number;
  sharedRuns: number;
}

const RUN = 5;

/** The letters and digits of a text as words: ligatures folded (NFKC), case, punctuation and hyphens dropped. */
export function wordsOf(text: string): string[] {
  // A hyphen at a line's end is joined or not by taste; without any hyphen and dash both readings say the same letters.
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u00ad\u2010-\u2015-]\s*/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Compares two readings word by word (bags) and by runs of five words. */
export function agreementOf(ours: readonly string[], theirs: readonly string[]): Agreement {
  const ourRuns = runsOf(ours);
  return {
    shared: inBoth(ours, theirs),
    ours: ours.length,
    theirs: theirs.length,
    runs: ourRuns.length,
    sharedRuns: inBoth(ourRuns, runsOf(theirs)),
  };
}

/** The sum of some agreements, each word counted once. */
export function sumOf(agreements: Iterable<Agreement>): Agreement {
  const sum: Agreement = { shared: 0, ours: 0, theirs: 0, runs: 0, sharedRuns: 0 };
  for (const one of agreements) {
    for (const key of Object.keys(sum) as (keyof Agreement)[]) sum[key] += one[key];
  }
  return sum;
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '));
}

function inBoth(some: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  let count = 0;
  for (const item of some) {
    const n = left.get(item) ?? 0;
    if (n > 0) {
      left.set(item, n - 1);
      count++;
    }
  }
  return count;
}
