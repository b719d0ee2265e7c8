import { endsWithSign } from '../lexicon/characters';
import { FRONT_PREVAILS, STRUCK_NUMBER, UNSETTLED } from '../lexicon/en/set-anew';
import type { ContractText } from '../pdf/contract-text';
import { laterParts } from './later-parts';
import { linesOf } from './lines';
import type { Sentence } from './outline';
import { plainText } from './plain-text';
import type { Span } from './tick-boxes';

/** The number of the term that a sentence does away with; null where it does so with none, or hangs on something. */
function numberStruck(text: string): string | null {
  if (UNSETTLED.test(text)) return null;
  return STRUCK_NUMBER.map((words) => words.exec(text)?.[1]).find((number) => number !== undefined) ?? null;
}

/** Whether a line has a numbered term as a whole: '17. The deposit is not refundable.' */
const isTerm = (text: string, number: string): boolean =>
  [`${number} `, `${number}. `, `(${number}) `, `${number}) `].some((opening) => text.startsWith(opening)) &&
  endsWithSign(text.trimEnd(), '.;');

/**
 * The terms of a paper that an addition to it or a remark that was countersigned does away with by their number, or a special term of an order form that goes before them. What holds for some cases only, or
 * names a number that two terms have, does away with nothing.
 */
export function struckByNumber(
  contract: ContractText,
  sentences: readonly Sentence[],
  unticked: readonly Span[],
): Span[] {
  const added = laterParts(contract).filter(({ agreed }) => agreed !== null);
  const isInFront = sentences.some(({ text }) => FRONT_PREVAILS.test(plainText(text)));
  if (added.length === 0 && !isInFront) return [];
  const lines = linesOf(contract.text);
  return sentences.flatMap(({ text, start, end }): Span[] => {
    const number = numberStruck(plainText(text));
    if (number === null || unticked.some((one) => one.start < end && start < one.end)) return [];
    const isAdded = added.some((part) => part.start <= start && end <= part.end);
    const [term, ...others] = lines.filter((line) => isTerm(line.text.trimStart(), number));
    if (!term || others.length > 0) return [];
    return isAdded || (isInFront && start < term.start)
      ? [{ start: term.start, end: term.start + term.text.length }]
      : [];
  });
}
