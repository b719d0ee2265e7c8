/** Only letters and digits, in lower case, with the offset of each in the text they come from. */
export interface Letters {
  text: string;
  from: Int32Array;
}

/** ASCII only: the labels' own text has lost the rest in places. */
export function lettersOf(text: string): Letters {
  const kept: string[] = [];
  const from: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    if (!/[A-Za-z0-9]/.test(letter)) continue;
    kept.push(letter.toLowerCase());
    from.push(index);
  }
  return { text: kept.join(''), from: Int32Array.from(from) };
}

/** The occurrence nearest to where the span is expected, or -1. `expected` is a share of the whole text. */
function nearest(text: string, needle: string, expected: number): number {
  let best = -1;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (best === -1 || Math.abs(at / text.length - expected) < Math.abs(best / text.length - expected)) best = at;
  }
  return best;
}

/**
 * Where a labelled span stands in our text of the same contract: whole, or by its first or last letters where the two texts
 * differ in between. Null when it can't be found.
 */
export function locate(letters: Letters, span: string, expected: number): [start: number, end: number] | null {
  const needle = lettersOf(span).text;
  if (needle.length < 2) return null;
  const offset = (at: number) => letters.from[Math.max(0, Math.min(at, letters.from.length - 1))] ?? 0;
  const whole = nearest(letters.text, needle, expected);
  if (whole >= 0) return [offset(whole), offset(whole + needle.length - 1) + 1];
  if (needle.length < 40) return null;
  const edge = Math.min(40, needle.length >> 1);
  const head = nearest(letters.text, needle.slice(0, edge), expected);
  if (head < 0) {
    const tail = nearest(letters.text, needle.slice(-edge), expected);
    return tail < 0 ? null : [offset(tail + edge - needle.length), offset(tail + edge - 1) + 1];
  }
  const tail = letters.text.indexOf(needle.slice(-edge), head);
  const end = tail >= 0 && tail - head < needle.length * 1.6 ? tail + edge - 1 : head + needle.length - 1;
  return [offset(head), offset(end) + 1];
}

/** Half of the sentence is in the span, or half of the span in the sentence. */
export function isMostlyIn({ start, end }: { start: number; end: number }, [from, to]: [number, number]): boolean {
  const shared = Math.min(to, end) - Math.max(from, start);
  return shared > 0 && (shared / (end - start) >= 0.5 || shared / (to - from) >= 0.5);
}
