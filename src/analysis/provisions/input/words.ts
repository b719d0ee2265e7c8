import { hashText } from './hash';
import { SENSES } from './synonyms';

/**
 * A word as the model sees it: hashes of the word and of its sense (its stem, or what stands for all its synonyms), and whether
 * it says nothing by itself.
 */
export interface Word {
  hash: number;
  sense: number;
  empty: boolean;
}

const WORD = /[a-z]+(?:['’][a-z]+)?|\d[\d,.]*%?|[$€£]/g;
const EMPTY = new Set(
  'the a an of to and or in by for on with as any such this that be is are at from its it their which all other not shall will may'.split(
    ' ',
  ),
);
const ENDING = /(?:ations?|ing|ings|ed|es|s|ments?|tions?|able|ible|ly)$/;

/** Every number is the same word, every percentage another: what a clause is does not hang on its figures. */
function foldWord(word: string): string {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return word.endsWith('%') ? '0%' : '0';
  return word.replace('’', "'");
}

/** Reads words and remembers them, so that each different word is folded, stemmed and hashed once. */
export class WordReader {
  private readonly known = new Map<string, Word>();

  wordsOf(text: string): Word[] {
    return (text.toLowerCase().match(WORD) ?? []).map((written) => {
      const known = this.known.get(written);
      if (known) return known;
      const folded = foldWord(written);
      const stem = folded.replace(ENDING, '');
      const word: Word = {
        hash: hashText(folded),
        sense: hashText(`sense ${SENSES.get(folded) ?? SENSES.get(stem) ?? stem}`),
        empty: EMPTY.has(folded) || folded.length < 3,
      };
      this.known.set(written, word);
      return word;
    });
  }
}
