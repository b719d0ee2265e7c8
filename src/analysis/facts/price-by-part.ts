import { closingWords, inClause } from '../lexicon/words';
import { findMoney } from '../mentions/money';

const BY_PART =
  /^[^.;]{0,40}\b(?:per (?!annum\b|year\b)|(?:an?|each|every) (?:hour|day|week|month|quarter|unit|user|seat|item|piece|page|word|visit|post|share)\b|every (?:\d+|two|three|four|five|six|other) )|^ {0,2}(?:monthly|weekly|hourly|daily|deposit|late fee)/i;

const IN_BRACKETS = /^ {0,2}\([^()]{0,60}\)?/;

/** Whether the words behind a sum make it a price by the unit, or one that comes again sooner than in a year; in 'S$7,840 (S$98 per lesson)' they are of the sum in brackets. */
export function isPriceByPart(after: string): boolean {
  return BY_PART.test(after.replace(IN_BRACKETS, (words) => (findMoney(words).length > 0 ? '' : words)));
}

/** 'Orders with a total price above EUR 250,000' sets a threshold and names no price. */
const THRESHOLD = closingWords(
  'above, below, over, under, exceed*, {less,more,greater} than, at least, threshold, up to, reach*',
  inClause(30),
  '',
);

/** Whether the words before a sum make it one that something must reach. */
export function setsThreshold(before: string): boolean {
  return THRESHOLD.test(before);
}
