import type { Definition, Sentence } from './outline';

const TERM = '["“]([A-Z0-9][^"“”\\n]{0,80})["”]';
/** '"Term" means', '"Term" shall mean', '"Term" has the meaning'. */
const MEANS = new RegExp(
  `${TERM}[^"“”.]{0,60}?\\b(?:means?|refers? to|has the meaning|have the meaning|is defined|includes)\\b`,
  'g',
);
/** '(the "Term")', '(hereinafter referred to as "Term")', '("A" or "B")'. */
const INLINE = new RegExp(`\\([^()"“”]{0,60}${TERM}(?:[^()"“”]{0,40}${TERM})?[^()]{0,60}\\)`, 'g');

function within(sentence: Sentence, pattern: RegExp): Definition[] {
  const found: Definition[] = [];
  for (const match of sentence.text.matchAll(pattern)) {
    for (const term of match.slice(1)) {
      if (!term) continue;
      found.push({ term: term.replace(/[,.]$/, '').trim(), start: sentence.start, end: sentence.end });
    }
  }
  return found;
}

/** The defined terms in order, each once, with the sentence that defines it. */
export function definitionsOf(sentences: Sentence[]): Definition[] {
  const byTerm = new Map<string, Definition>();
  for (const sentence of sentences) {
    if (!/["“]/.test(sentence.text)) continue;
    for (const definition of [...within(sentence, MEANS), ...within(sentence, INLINE)]) {
      if (!byTerm.has(definition.term)) byTerm.set(definition.term, definition);
    }
  }
  return [...byTerm.values()];
}
