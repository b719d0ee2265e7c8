import { plainText } from '../document/plain-text';
import type { Reading } from '../reading';

/**
 * Whether the pattern stands anywhere in the document, headings and lists included: before a term is called missing, every word
 * of the document counts for it.
 */
export function standsAnywhere({ contract }: Reading, pattern: RegExp): boolean {
  return contract.paragraphs.some(({ start, end }) => pattern.test(plainText(contract.text.slice(start, end))));
}
