import type { Evidence } from '../../../shared/analysis';
import { wordsIn } from '../../lexicon/characters';

/** One line of the key terms with its proof; a higher weight stands earlier in its list. */
export interface Line {
  text: string;
  evidence: Evidence[];
  weight: number;
  /** Where the sentence begins for which it is told; those that it hangs on stand before it in the line. None for what is no sentence. */
  at?: number;
}

export const LINES_PER_LIST = 10;

/** What is told as a line of this weight; [] where nothing can be. */
export function lineOf(told: Pick<Line, 'text' | 'evidence' | 'at'> | null, weight: number): Line[] {
  return told ? [{ text: told.text, evidence: told.evidence, weight, at: told.at }] : [];
}

/** The words of a line, by which two that say the same are known. */
const wordsOf = (text: string): string => wordsIn(text.toLowerCase()).join(' ');

/** Whether a line has the sentence for which another is told. */
const holds = ({ evidence, at: own }: Line, { at }: Line): boolean =>
  own !== undefined && at !== undefined && evidence.some(({ start, end }) => start <= at && at < end);

/** Whether lines tell what another one tells: its words, or its sentence among theirs. */
export function isTold(line: Line, lines: readonly Line[]): boolean {
  return lines.some((one) => one.text === line.text || holds(one, line));
}

/** Those that are told, with one more: in the place of what it tells as well. */
function withLine(told: readonly Line[], line: Line): Line[] {
  if (isTold(line, told) || told.some(({ text }) => wordsOf(text) === wordsOf(line.text))) return [...told];
  const within = told.findIndex((one) => holds(line, one));
  return within < 0 ? [...told, line] : told.with(within, line).filter((one) => one === line || !holds(line, one));
}

/**
 * The weightiest lines, in the order of the text where they weigh the same.
 * @param once what is told by another line is left out; names that are alike are two parties all the same
 */
export function bestLines(lines: readonly Line[], limit = LINES_PER_LIST, once = true): Line[] {
  const sorted = lines.toSorted(
    (a, b) => b.weight - a.weight || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
  );
  if (!once) return sorted.slice(0, limit);
  let told: Line[] = [];
  for (const line of sorted) if (told.length < limit) told = withLine(told, line);
  return told;
}
