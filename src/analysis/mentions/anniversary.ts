import { CARDINAL, numberFromWords, ORDINAL } from './number-words';
import type { PeriodMention } from './periods';

const ANNIVERSARY = new RegExp(
  `\\b(?:(?<ordinal>${ORDINAL})|(?<words>${CARDINAL})|(?<digits>\\d{1,2})(?: ?(?:st|nd|rd|th|t h))?)(?: ?\\(\\d{1,2} ?(?:st|nd|rd|th|t h)?\\))?[ -]{0,2}(?:year[ -]|yearly )?anniversary\\b(?![^.;,]{0,40}\\band (?:each|every|any)\\b)`,
  'i',
);

/** 'The fifth (5th) anniversary', 'the two-year anniversary': a length of so many years. */
export function anniversaryIn(plain: string): PeriodMention | null {
  const match = ANNIVERSARY.exec(plain);
  const { ordinal, words, digits } = match?.groups ?? {};
  const count = digits ? Number(digits) : numberFromWords(ordinal ?? words ?? '');
  if (!match || !count) return null;
  return { start: match.index, end: match.index + match[0].length, count, unit: 'year' };
}
