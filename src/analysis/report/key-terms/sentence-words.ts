import { opensWithSmallLetter, WHITE_SPACE } from '../../lexicon/characters';
import { closingWords, openingWords } from '../../lexicon/words';
import { numberingOf } from '../../provisions/input/numbering';
import type { Passage } from '../../statements/passages';

/** How the head of a list ends. */
export const OPENS_LIST = closingWords('{:,—,–,-}( )');
/** An item that goes on from the words above its list: '(b) pay the fee', '2.1 To pay the Rent'. */
export const goesOn = (text: string): boolean => opensWithSmallLetter(text) || openingWords('To, Not to').test(text);

/** A text without the signs around it that are none of its words. */
export const trimmed = (text: string): string =>
  text
    .replace(WHITE_SPACE, ' ')
    .trim()
    .replace(/^[•·*–-]\s+/, '')
    .replace(/[\s.;:,]+(?:and|or)?$/, '');

/** The words of a sentence without its number and run-in title; a title that ends in a colon is the label of what is filled in: 'Rent: £520 a month'. */
export function wordsOf({ text, lead }: Passage): string {
  // 'Fee £5,600.' is its clause's title and all of it.
  const isLabel = LABEL.test(text.slice(0, lead)) || text.slice(lead).trim() === '';
  return trimmed(text.slice(isLabel ? (numberingOf(text)?.length ?? 0) : lead));
}
const LABEL = closingWords(':( )');
