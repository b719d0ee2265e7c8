/** What a text is made of, character by character: the questions that every reader of it asks. */

/** For `replace` and `split`: blanks, tabs and line breaks in a row. */
export const WHITE_SPACE = /\s+/g;
/** For `matchAll`: words as they are written, with the signs that stand at them. */
export const WRITTEN_WORD = /\S+/g;
/** For `split`: what parts written words, commas with it. */
export const BLANKS_AND_COMMAS = /[\s,]+/;
/** For `split` and `replace`: a line drawn to write on, as long as any. */
export const DRAWN_LINE = /_{4,}/g;
/** Where a sum may begin: its sign, or a figure. */
export const SUM_BEGINS = /[$£€\d]/;
/** For `split`: the blanks and hyphens between the words of 'twenty-five days'. */
export const BETWEEN_WORDS = /[\s-]+/;
/** How a clause may open: '12.', '(3) '. */
export const CLAUSE_NUMBER = /[\d.()\s]{0,8}/;
/** Behind the name of a line: 'From :'. */
export const COLON = /\s?:/;
/** For `split`: what stands between words in small letters. */
export const NOT_SMALL_LETTERS = /[^a-z]+/;
/** Where a cell or a line ends. */
export const CELL_OR_LINE_END = /[\t\n]/;
/** A sentence that ends behind a bracket or quote. */
export const QUOTED_SENTENCE_ENDS = /[)"]\.\s/;
/** 'and, ' as well as 'and '. */
export const COMMA_OR_BLANK = /,? /;
/** A sentence that ends with a word, and no initial. */
export const WORD_ENDS_SENTENCE = /\p{L}{3}\. /u;
/** A sentence that ends with a word in small letters, and the next one. */
export const SENTENCE_FOLLOWS = /\p{Ll}{3}\. \p{Lu}/u;
/** ' on the ', or less of it. */
export const ON_THE = /(?: on)?(?: the)? /;
/** For `split`: between the names of one thing. */
export const BETWEEN_NAMES = /\s*(?:,|;|\/|\bor\b)\s*/;
/** Signs and blanks with which a clause may begin, perhaps with its number among them: '"', '- 3. ', '3.2 '. */
export const BEFORE_CLAUSE = /\W*(?:\d[\d.]*\s*)?/;
/** Where the label of a row ends: 'Main contract:', or in a cell of its own. */
export const LABEL_END = /\s{0,3}[:\t]/;
/** Signs and blanks before the first word. */
export const NO_WORD = /\W*/;
/** For `withoutStart` and `withoutEnd`: figures, and what the numbers of clauses are made of besides. */
export const FIGURES = '0123456789';
export const NUMBERING = `${FIGURES}.()`;
/** Digits in a row. */
export const DIGITS = /\d+/;
const SPACE = /\s/;
const DIGIT = /\d/;
const LETTERS_IN_ROW = { 1: /\p{L}/u, 2: /\p{L}{2}/u, 3: /\p{L}{3}/u, 4: /\p{L}{4}/u } as const;
const SMALL_LETTER = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** For `matchAll`: words and numbers, without what stands between them. */
export const WORD = /[\p{L}\p{N}]+/gu;
const LETTERS = /\p{L}+/gu;
const ACCENT = /\p{M}/gu;

/** Whether so many letters, one to four, stand in a row somewhere: `hasLetters('7 B', 1)`. */
export function hasLetters(text: string, inRow: 1 | 2 | 3 | 4 = 1): boolean {
  return LETTERS_IN_ROW[inRow].test(text);
}

export function hasDigit(text: string): boolean {
  return DIGIT.test(text);
}

export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

export function hasSpace(text: string): boolean {
  return SPACE.test(text);
}

/** '12', but neither '' nor '1.2'. */
export function isWholeNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

export function opensWithDigit(text: string): boolean {
  return DIGIT.test(text.charAt(0));
}

/** Whether the first character is a capital letter, of whatever language of Europe. */
export function opensWithCapital(text: string): boolean {
  return CAPITAL.test(firstOf(text));
}

export function opensWithSmallLetter(text: string): boolean {
  return SMALL_LETTER.test(firstOf(text));
}

/** The first character, which may take two places. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}

export function hasCapital(text: string): boolean {
  return CAPITAL.test(text);
}

/** Whether no letter is a small one: '(1) OSSIAN MUIR'. */
export function isInCapitals(text: string): boolean {
  return !SMALL_LETTER.test(text);
}

/** Whether one of these signs stands somewhere: `hasSign('Rent: 5', ':[')`. */
export function hasSign(text: string, signs: string): boolean {
  return [...signs].some((sign) => text.includes(sign));
}

/** The text without these signs, wherever they stand: '(iv)' as 'iv'. */
export function withoutSigns(text: string, signs: string): string {
  return [...text].filter((sign) => !signs.includes(sign)).join('');
}

/** Whether the last character is one of these signs: `endsWithSign('Price:', ':;')`. */
export function endsWithSign(text: string, signs: string): boolean {
  return text !== '' && signs.includes(text.charAt(text.length - 1));
}

/** The text without its last character where that is one of these signs. */
export function withoutLast(text: string, signs: string): string {
  return endsWithSign(text, signs) ? text.slice(0, -1) : text;
}

/** The text from its first small letter on: '(1) inventory' as 'inventory'. */
export function fromSmallLetter(text: string): string {
  const at = text.search(SMALL_LETTER);
  return at < 0 ? '' : text.slice(at);
}

/** The text without white space and these signs at its end, however many: `withoutEnd('Price :', ':')` is 'Price'. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isSpaceOr(text.charAt(end - 1), signs)) end--;
  return text.slice(0, end);
}

/** The same at its beginning. */
export function withoutStart(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && isSpaceOr(text.charAt(start), signs)) start++;
  return text.slice(start);
}

function isSpaceOr(character: string, signs: string): boolean {
  return signs.includes(character) || SPACE.test(character);
}

/** 'Parties', but neither 'days' nor 'y': `endsBehindConsonant('parties', 'ies')`, for words in small letters. */
export function endsBehindConsonant(word: string, ending: string): boolean {
  return (
    word.endsWith(ending) &&
    word.length > ending.length &&
    !'aeiou'.includes(word.charAt(word.length - ending.length - 1))
  );
}

/** The words and numbers of a text, without what stands between them. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The letters that stand in a row, row by row: 'Non', 'Disclosure', 'B' of 'Non-Disclosure 2B'. */
export function lettersIn(text: string): string[] {
  return text.match(LETTERS) ?? [];
}

/** '12,000.50' as '1200050'. */
export function digitsOf(text: string): string {
  return [...text].filter(hasDigit).join('');
}

/** 'José' as 'Jose'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENT, '');
}
