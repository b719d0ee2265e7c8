import type { OperativeText } from './operative';
import type { Sentence } from './outline';
import { plainText } from './plain-text';

/** A section that is longer is an article of many clauses, whose words are not about each other. In characters. */
const LONGEST = 6_000;

/** The words around a sentence that belong to its clause: the largest section about it that is no article of many, else its paragraph. */
export function sectionText({ contract, outline }: OperativeText, sentence: Sentence): string {
  let found: { start: number; end: number } = contract.paragraphs[sentence.paragraph] ?? sentence;
  let index = sentence.section;
  while (index !== null) {
    const section = outline.sections[index];
    if (section?.kind !== 'section' || section.end - section.start > LONGEST) break;
    found = section;
    index = section.parent;
  }
  return plainText(contract.text.slice(found.start, found.end));
}
