/**
 * Lists of words and phrases are data; what makes patterns of them is here. In a phrase `(s)` may be missing, `{a,b}` is one of those
 * named, `*` is the rest of a word, `+` one or more letters of it, and a blank is any white space.
 */
const SYNTAX = /[(){},*+\s]|[.?^$|[\]\\/]/g;
const MEANS: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  '{': '(?:',
  '}': ')',
  ',': '|',
  '*': '\\w*',
  '+': '\\w+',
};

/** Source of a pattern for one phrase, without capturing groups. */
function sourceOf(phrase: string): string {
  let braces = 0;
  return phrase.replace(SYNTAX, (sign) => {
    if (sign === '{') braces++;
    if (sign === '}') braces--;
    if (sign === ',' && braces === 0) return ',';
    if (/\s/.test(sign)) return '\\s';
    return MEANS[sign] ?? `\\${sign}`;
  });
}

/** Source of a pattern for any of the phrases, without capturing groups; where one begins like another the longer is tried first. */
export function anyOf(...lists: readonly (readonly string[])[]): string {
  const phrases = lists.flat().toSorted((one, other) => other.length - one.length);
  return `(?:${phrases.map(sourceOf).join('|')})`;
}
