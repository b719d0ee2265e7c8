/**
 * Lists of words and phrases are data; what makes patterns of them is here. In a phrase `(s)` may be missing, `{a,b}` is one of those
 * named, `*` is the rest of a word, `+` a word or all that is left of one, `~3` up to three words, and a blank is any white space.
 */
const SYNTAX = /~\d+\s|[(){},*+\s]|[.?^$|[\]\\/]/g;
const MEANS: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  '{': '(?:',
  '}': ')',
  '*': '\\w*',
  '+': '\\w+',
};

/** Source of a pattern for one phrase, without capturing groups. */
function sourceOf(phrase: string): string {
  let braces = 0;
  return phrase.replace(SYNTAX, (sign, at: number) => {
    if (sign.startsWith('~')) return `(?:[\\w'-]+\\s){0,${Number(sign.slice(1))}}`;
    if (sign === '+' && !/[\w)}]/.test(phrase.charAt(at - 1))) return "[\\w'-]+";
    if (sign === '{') braces++;
    if (sign === '}') braces--;
    if (sign === ',') return braces > 0 ? '|' : ',';
    if (/\s/.test(sign)) return '\\s';
    return MEANS[sign] ?? `\\${sign}`;
  });
}

const FROM_LETTER = /^[\w({*+~]/;
const TO_LETTER = /[\w)}*+]$/;

function bordered(phrase: string, from: boolean, to: boolean): string {
  return `${from && FROM_LETTER.test(phrase) ? '\\b' : ''}${sourceOf(phrase)}${to && TO_LETTER.test(phrase) ? '\\b' : ''}`;
}

/** Source of a pattern for any of the phrases, without capturing groups; where one begins like another the longer is tried first. */
export function anyOf(...lists: readonly (readonly string[])[]): string {
  return `(?:${sorted(lists.flat()).map(sourceOf).join('|')})`;
}

/**
 * The same for whole words: they begin and end where letters do; a sign needs no such border.
 * @param from whether a border of a word has to stand before them
 * @param to whether one has to stand behind them
 */
export function anyWordOf(phrases: readonly string[], from = true, to = true): string {
  const words = sorted(phrases);
  if (from && to && words.every((word) => FROM_LETTER.test(word) && TO_LETTER.test(word)))
    return `\\b${anyOf(words)}\\b`;
  return `(?:${words.map((word) => bordered(word, from, to)).join('|')})`;
}

function sorted(phrases: readonly string[]): string[] {
  return phrases.toSorted((one, other) => other.length - one.length);
}
