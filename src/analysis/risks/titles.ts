import type { Hit } from '../statements/search';

const LONGEST_TITLE = 140;
const TITLE_WORDS =
  /^(?:(?:section|article)\s)?[\dIVX.()\s]*(?:(?:[A-Z][\w&'’-]*|of|and|the|or|to|in|for|on|by|with|an?)[\s;:,/.-]*)+$/;
const VERB =
  /\b(?:waives?|shall|will|must|hereby|is|are|may|agrees?|grants|has|have|appoints|survives?|terminates?)\b/i;

/** Whether the sentence of a hit is only the title of a section ("13.5 Governing Law; Waiver of Jury Trial."), which binds nobody. */
export function isTitle({ sentence }: Hit): boolean {
  const text = sentence.text.trim();
  return text.length <= LONGEST_TITLE && TITLE_WORDS.test(text) && !VERB.test(text);
}
