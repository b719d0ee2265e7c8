import { WORD } from '../lexicon/characters';

/** The words of a sentence in small letters, and where each stands. */
export interface Words {
  list: readonly string[];
  /** Offsets into the sentence, word by word. */
  starts: readonly number[];
  set: ReadonlySet<string>;
}

/** Words that must stand near one another. One that ends in an asterisk stands for every word that begins so. */
export type Phrase = readonly string[];

/** So many other words may stand among those of a phrase. */
const AMONG = 12;

const PHRASE_WORD = /[\p{L}\p{N}]+\*?/gu;

export function wordsOf(text: string): Words {
  const found = [...text.toLowerCase().matchAll(WORD)];
  const list = found.map(([word]) => word);
  return { list, starts: found.map(({ index }) => index), set: new Set(list) };
}

/** 'sub-let, consent*' → sub, let, consent* */
export function phraseOf(text: string): Phrase {
  return text.toLowerCase().match(PHRASE_WORD) ?? [];
}

/** Whether all words of the phrase stand near one another, in any order. A word stands for its plural too. */
export function standsIn(phrase: Phrase, words: Words): boolean {
  if (
    phrase.length === 0 ||
    !phrase.every((word) => word.endsWith('*') || words.set.has(word) || words.set.has(`${word}s`))
  )
    return false;
  const places = phrase.map((word) => words.list.flatMap((said, at) => (isWord(word, said) ? [at] : [])));
  const span = phrase.length + AMONG;
  return (places[0] ?? []).some((at) => fits(places, at, span));
}

/** Whether every word stands in some stretch of so many words around the place of the first. */
function fits(places: readonly (readonly number[])[], at: number, span: number): boolean {
  for (let from = Math.max(0, at - span + 1); from <= at; from++)
    if (places.every((of) => of.some((place) => place >= from && place < from + span))) return true;
  return false;
}

function isWord(word: string, said: string): boolean {
  return word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word || said === `${word}s`;
}
