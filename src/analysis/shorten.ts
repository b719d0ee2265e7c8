import { WHITE_SPACE, withoutEnd } from './lexicon/characters';

/** Where a sentence may be broken off without harm: before a further clause, or before words that only say how or when. */
const BORDER =
  /[,;:](?=\s)|\.\s(?=[A-Z])|\s(?=\((?:i|a|1|x)\)\s)|\s(?=(?:in accordance|pursuant|subject to|so that|in order to|provided|unless|which|who|whose|as (?:set|described|may|provided|defined)|to the extent|including|upon|setting forth|whether|where|when|if|except)\b)/g;

/** Words that promise more, at the end of what is left. */
const LOOSE_END = /(?:\s(?:and|or|the|a|an|of|to|by|in|with|for)){1,4}$/;

/**
 * The text in at most `limit` characters, white space folded and without its final period. What is cut off is marked by an
 * ellipsis; the cut is made where a clause ends if one ends in the last half, else between words.
 */
export function shorten(text: string, limit: number): string {
  const folded = text.replace(WHITE_SPACE, ' ').trim();
  if (folded.length <= limit) return balanced(folded);
  const head = folded.slice(0, limit + 1);
  let cut = head.lastIndexOf(' ');
  for (const border of head.matchAll(BORDER)) if (border.index >= limit / 2) cut = border.index;
  return `${balanced(head.slice(0, cut)).replace(LOOSE_END, '')}…`;
}

/** Drops a bracket that the cut left without its partner, and what follows an open one, and the final punctuation. */
function balanced(text: string): string {
  const open = text.lastIndexOf('(');
  const close = text.lastIndexOf(')');
  let kept = open > close ? text.slice(0, open) : text;
  if (open < 0 && close >= 0) kept = kept.replaceAll(')', '');
  return withoutEnd(kept, ',;:.');
}

/** '2.1 The Distributor shall': the number is told beside the words. */
const OWN_NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|\([a-z\d]{1,3}\))\s+(?=[A-Z])/;

/** The words as a quotation of at most `limit` characters, for use inside a description. */
export function quoted(text: string, limit = 140): string {
  return `“${shorten(text.replace(OWN_NUMBER, ''), limit)}”`;
}
