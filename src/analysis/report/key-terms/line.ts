import type { Evidence } from '../../../shared/analysis';
import { wordsIn } from '../../lexicon/characters';

/** One line of the key terms with its proof; a higher weight stands earlier in its list. */
export interface Line {
  text: string;
  evidence: Evidence[];
  weight: number;
}

export const LINES_PER_LIST = 10;

/** What is told as a line of this weight; [] where nothing can be. */
export function lineOf(told: Pick<Line, 'text' | 'evidence'> | null, weight: number): Line[] {
  return told ? [{ text: told.text, evidence: told.evidence, weight }] : [];
}

/** The words of a line, by which two that say the same are known. */
const wordsOf = (text: string): string => wordsIn(text.toLowerCase()).join(' ');

/**
 * The weightiest lines, in the order of the text where they weigh the same.
 * @param once those in the same words are told once; names that are alike are two parties all the same
 */
export function bestLines(lines: readonly Line[], limit = LINES_PER_LIST, once = true): Line[] {
  const sorted = lines.toSorted(
    (a, b) => b.weight - a.weight || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
  );
  const seen = new Set<string>();
  const isNew = ({ text }: Line): boolean => !seen.has(wordsOf(text)) && Boolean(seen.add(wordsOf(text)));
  return (once ? sorted.filter(isNew) : sorted).slice(0, limit);
}
