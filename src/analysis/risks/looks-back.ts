import { closingWords } from '../lexicon/words';

const LOOKS_BACK = closingWords('{last,preceding,previous,prior,final,past} (period of )');

/** Whether a period is one that has passed: 'customers of the last twelve months' is not how long a covenant lasts. */
export function looksBack(text: string, { start }: { start: number }): boolean {
  return LOOKS_BACK.test(text.slice(Math.max(0, start - 40), start));
}
