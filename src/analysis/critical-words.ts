import { withoutEnd } from './lexicon/characters';
import { fold } from './pdf/folding';

/** Numbers with what makes them amounts, percentages or dates, and every word that turns a sentence round. */
const CRITICAL =
  /[$€£¥]? ?\d[\d.,:/-]*(?: ?%)?|\b(?:not|no|none|never|neither|nor|nothing|nobody|cannot|without|except|unless|excluding|unlimited|un\p{L}+|non)\b|n't\b/gu;

/**
 * The words that may not differ between a quote and its source ('90 days' is not '30 days', 'shall' is not 'shall not'), in
 * order and in one spelling.
 */
export function criticalWordsOf(text: string): string {
  const found = fold(text, 'space').text.match(CRITICAL) ?? [];
  return found.map((word) => withoutEnd(word.replaceAll(' ', ''), '.,:/-')).join(' ');
}
