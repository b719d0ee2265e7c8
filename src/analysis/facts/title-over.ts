import type { Outline, Sentence } from '../document/outline';
import { BETWEEN_WORDS } from '../lexicon/characters';
import { headingsOf } from '../provisions/input/headings';

/** How far a title stands before what it is over, in sentences, and how long it is, in words. */
const FAR = 5;
const LONGEST = 7;
/** With a full stop behind it a title is shorter: 'Quarrels.' */
const LONGEST_RUN_IN = 3;

function isTitle({ text }: Sentence): boolean {
  const line = text.trim();
  const words = line.split(BETWEEN_WORDS).length;
  return ENDS_CLAUSE.some((sign) => line.endsWith(sign))
    ? words <= LONGEST_RUN_IN && line.endsWith('.')
    : words <= LONGEST;
}
const ENDS_CLAUSE = ['.', ';', ':', ',', '?', '!'];

/** The titles over a sentence as the outline knows them, behind the nearest short line before it: 'If we disagree', '9. Disputes and general'. */
export function titlesOver(outline: Outline, sentence: Sentence): string {
  const at = outline.sentences.findIndex(({ start }) => start === sentence.start);
  const line = outline.sentences.slice(Math.max(0, at - FAR), Math.max(0, at)).findLast(isTitle);
  return [line?.text.trim(), headingsOf(outline, sentence)].filter(Boolean).join(' | ');
}
