import { closingWords } from '../lexicon/words';

/** 'Send it back by 5 p.m. Central on November 20': until then something may be done. */
const DEADLINE = closingWords(
  '{by,before,until,till,no later than,not later than,on or before}',
  /(?:,? (?:\d{1,2}(?:[.:]\d\d)?|noon|midnight|midday|close of business|[ap]\.?m\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|central|eastern|pacific|gmt|bst|on)){0,6},?(?: the)?/,
);

/** Whether the words before a day make it the last one on which something may be done. */
export function isDeadline(before: string): boolean {
  return DEADLINE.test(before.trimEnd());
}
