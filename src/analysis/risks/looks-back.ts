const LOOKS_BACK = /\b(?:last|preceding|previous|prior|final|past)\s(?:period of\s)?$/i;

/** Whether a period is one that has passed: 'customers of the last twelve months' is not how long a covenant lasts. */
export function looksBack(text: string, { start }: { start: number }): boolean {
  return LOOKS_BACK.test(text.slice(Math.max(0, start - 40), start));
}
