import { opensWithDigit } from '../../lexicon/characters';

/** A word, sign or value of a sentence, as the rankers see it. Offsets are those of the sentence's text. */
export interface Token {
  start: number;
  end: number;
  /** A word in small letters without its ending, a sign, or the kind of a value: '<date>', '<period>'. */
  text: string;
}

/** A value that stands for itself in the text around another one: a date is one thing, however it is written. */
export interface Value {
  start: number;
  end: number;
  kind: string;
  /** What it is read as, where that is not its kind. */
  text?: string;
}

const WORD = /[A-Za-z]+(?:['’][a-z]+)?|\d+(?:[.,]\d+)*|[^\sA-Za-z\d]/g;
const ENDING = /(?:ations?|ments?|ings?|ed|es|s|ly)$/;
const SHORTEST_STEM = 4;

function stemOf(word: string): string {
  const small = word.toLowerCase();
  if (opensWithDigit(small)) return '#';
  const stem = small.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM ? stem : small;
}

/** The tokens of a sentence in order; each of the values given is one token. Values must not overlap and must be in order. */
export function tokensOf(text: string, values: readonly Value[]): Token[] {
  const tokens: Token[] = [];
  let next = 0;
  for (const match of text.matchAll(WORD)) {
    const value = values[next];
    if (value && match.index >= value.start) {
      if (tokens.at(-1)?.start !== value.start)
        tokens.push({ start: value.start, end: value.end, text: value.text ?? `<${value.kind}>` });
      if (match.index + match[0].length >= value.end) next++;
      if (match.index < value.end) continue;
    }
    tokens.push({ start: match.index, end: match.index + match[0].length, text: stemOf(match[0]) });
  }
  return tokens;
}
