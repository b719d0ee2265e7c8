import { lettersIn } from '../lexicon/characters';
import type { FactDeclaration } from './define-fact';

/** Whether a quote has one of the words without which it does not speak of the fact at all. */
export function speaksOf({ speaksOf: words }: Pick<FactDeclaration<unknown>, 'speaksOf'>, quote: string): boolean {
  return saysOneOf(words, wordsOf(quote));
}

/** The words of a text in small letters, each between two blanks; nothing of an empty one. */
export function wordsOf(text: string): string {
  if (text === '') return '';
  return ` ${lettersIn(text.toLowerCase()).join(' ')} `;
}

/** Whether one of the words stands among those of a text, as `wordsOf` writes them: 'rent*' is 'rental' as well. Of no words every text has one. */
export function saysOneOf(words: readonly string[], said: string): boolean {
  if (words.length === 0) return true;
  return words.some((word) => said.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `));
}
