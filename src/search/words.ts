/** A word of a text as it is looked for: folded (`foldWord`), with its offsets into the text. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const PLAIN = /^[a-z0-9]+$/;
const LETTER = /^[\p{L}\p{N}]$/u;
/** Marks, soft hyphens and joiners: part of the word they follow, and of none by themselves. */
const FOLLOWER = /^[\p{M}\u00ad\u200b-\u200d\u2060]$/u;
const NOT_PART = /[^\p{L}\p{N}]+/gu;
/** Letters that Unicode does not take apart, as people without them on their keyboard write them. */
const WRITTEN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const WRITTEN_LETTER = /[ßæœøłđðþı]/g;
/** What is longer is no word of a language; its beginning is enough to find it. */
const LONGEST = 60;

/**
 * A word without case, accents, ligatures and forms of letters: 'Société' is 'societe', 'ﬁnal' is 'final', 'm²' is 'm2'. Letters and digits only; empty
 * where nothing is left.
 */
export function foldWord(word: string): string {
  const small = word.toLowerCase();
  if (PLAIN.test(small)) return small.slice(0, LONGEST);
  const folded = small
    .normalize('NFKD')
    .replace(NOT_PART, '')
    .toLowerCase()
    .replace(WRITTEN_LETTER, (letter) => WRITTEN[letter] ?? letter);
  return [...folded].slice(0, LONGEST).join('');
}

const [UNKNOWN, BETWEEN, PART, FOLLOWS] = [0, 1, 2, 3] as const;
/** What each UTF-16 unit is, looked up once: a regular expression for each character of each text would take ten times as long. */
const kinds = new Uint8Array(0x1_0000);

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kinds[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  if (unit >= 0xd800 && unit < 0xdc00) return kindOf(String.fromCodePoint(text.codePointAt(at) ?? unit));
  const kind = kindOf(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
}

function kindOf(character: string): number {
  if (LETTER.test(character)) return PART;
  return FOLLOWER.test(character) ? FOLLOWS : BETWEEN;
}

const isPair = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800 && at + 1 < text.length;

/** Calls `visit` with each stretch of letters and digits: what the words of a text are. */
export function eachStretch(text: string, visit: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; ) {
    const step = isPair(text, at) ? 2 : 1;
    if (kindAt(text, at) !== PART) {
      at += step;
      continue;
    }
    const start = at;
    at += step;
    while (at < text.length && kindAt(text, at) >= PART) at += isPair(text, at) ? 2 : 1;
    visit(start, at);
  }
}

/** The words of a text in their order. Numbers, names and sections are words too: '§ 7.2' is '7' and '2'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachStretch(text, (start, end) => {
    const word = foldWord(text.slice(start, end));
    if (word !== '') words.push({ word, start, end });
  });
  return words;
}

/** Whether nothing but one hyphen stands between two words, as in 'sub-contractor' or where a line ended in mid-word. */
export function isHyphenated(text: string, end: number, next: number): boolean {
  return next === end + 1 && '-\u2010\u2011'.includes(text[end] ?? ' ');
}
