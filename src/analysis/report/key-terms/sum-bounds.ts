import { closingWords } from '../../lexicon/words';

/** Before a sum: it is the least of something. */
export const LEAST = closingWords(
  '{not (be )less than,no less than,at least,a minimum( +)( +)( +) of,in excess of} (the sum of )',
);
/** Before a sum: it is the most of something. */
export const MOST =
  /\b(?:up to|not (?:to )?exceed(?:ing)?|(?:no|not) more than|a maximum(?: [\w-]+){0,3} of|(?:limited|capped) (?:to|at)|(?:no|not) greater than)\s(?:an (?:aggregate )?amount of\s|a total of\s|the sum of\s)?$/i;
/** 'Orders above EUR 250,000': the sum only says to what something applies. */
export const THRESHOLD = closingWords(
  '{exceed(s),exceeding,in excess of,above,over,more than,greater than,reach(es),below,under,less than,equal or exceed} ({the sum of ,an aggregate of })',
);
