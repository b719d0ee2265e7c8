import { hasLetters, lettersIn } from '../lexicon/characters';
import type { ContractText, Paragraph } from '../pdf/contract-text';

/** Marks that tell services for electronic signatures where to put a field; they are white on purpose. */
const SIGNATURE_MARK = /\{\{[^}]*\}\}|\[[a-z]{3,9}\|[^\]]*\]|[\\/]\w{1,8}[\\/]/gi;
const FEWEST_WORDS = 3;

/** What stands in a document for programs to read but for nobody to see, where it says anything at all. */
export function hiddenPassages({ text, paragraphs }: ContractText): Paragraph[] {
  return paragraphs.filter(({ kind, start, end }) => {
    if (kind !== 'hidden') return false;
    const shown = text.slice(start, end).replace(SIGNATURE_MARK, ' ');
    return lettersIn(shown).filter((word) => hasLetters(word, 2)).length >= FEWEST_WORDS;
  });
}
