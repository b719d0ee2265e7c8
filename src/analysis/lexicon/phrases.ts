import { hasSpace, WHITE_SPACE } from './characters';

/**
 * Lists of words and phrases are data; what makes patterns of them is here. In a phrase
 * - `(s)` may be missing, `{a,b}` is one of those named;
 * - `*` is the rest of a word, `*4` at most four letters of it, `*1-4` one to four; `+` is a word or all that is left of one;
 * - `~3` is up to three words, `^3` up to three without hyphen or apostrophe, `^` such a word;
 * - `_` is a blank or a hyphen, `#` a digit, `#1-3` one to three of them, a blank any white space;
 * - a sign behind `\` is that sign.
 */
const SYNTAX = /\\.|[~^]\d+\s|[*#]\d+(?:-\d+)?|[_#^(){},*+\s]|[.?$|[\]\\/]/g;
const MEANS: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  '{': '(?:',
  '}': ')',
  '*': '\\w*',
  '+': '\\w+',
  '^': '\\w+',
  '#': '\\d',
  _: '[-\\s]',
  '~': "(?:[\\w'-]+\\s)",
};

/** What a sign with a number means: '*4', '*1-4', '#1-3', '~3 ', '^3 '. */
function counted(sign: string): string {
  const [least, most = least] = sign.slice(1).trim().split('-');
  if (sign.startsWith('#')) return `\\d{${least},${most}}`;
  if (sign.startsWith('*')) return `\\w{${sign.includes('-') ? least : 0},${most}}`;
  return `${sign.startsWith('~') ? MEANS['~'] : '(?:\\w+\\s)'}{0,${most}}`;
}

/** A comma within round brackets parts nothing: 'change(s,d)' would be found in no text. */
const LOST = /\([^(){}]*\w,\w[^(){}]*\)/;

/** Source of a pattern for one phrase, without capturing groups; throws a RangeError for what parts alternatives by round brackets. */
function sourceOf(phrase: string): string {
  if (LOST.test(phrase)) throw new RangeError(`alternatives stand in braces: ${phrase}`);
  let braces = 0;
  return phrase.replace(SYNTAX, (sign, at: number) => {
    if (sign.length > 1) return sign.startsWith('\\') ? literal(sign.charAt(1)) : counted(sign);
    if (sign === '+' && !/[\w)}]/.test(phrase.charAt(at - 1))) return "[\\w'-]+";
    if (sign === '{') braces++;
    if (sign === '}') braces--;
    if (sign === ',') return braces > 0 ? '|' : ',';
    if (hasSpace(sign)) return '\\s';
    return MEANS[sign] ?? literal(sign);
  });
}

function literal(sign: string): string {
  return /\w/.test(sign) ? sign : `\\${sign}`;
}

/** Source of a pattern for words as they stand, whatever white space parts them. */
export function spacedSource(words: string): string {
  return words.split(WHITE_SPACE).map(RegExp.escape).join('\\s+');
}

const FROM_LETTER = /^[\w({*+~^#]/;
const TO_LETTER = /(?<!\\)[\w)}*+^#]$/;
/** Brackets begin and end words, unless signs alone stand in them: '{:,-}'. */
const ANY_LETTER = /[\w*+~^#]/;

function bordered(phrase: string, from: boolean, to: boolean): string {
  if (!ANY_LETTER.test(phrase)) return sourceOf(phrase);
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
  if (from && to && words.every((word) => ANY_LETTER.test(word) && FROM_LETTER.test(word) && TO_LETTER.test(word)))
    return `\\b${anyOf(words)}\\b`;
  return `(?:${words.map((word) => bordered(word, from, to)).join('|')})`;
}

function sorted(phrases: readonly string[]): string[] {
  return phrases.toSorted((one, other) => other.length - one.length);
}
