import { isWholeNumber, withoutEnd } from '../lexicon/characters';
import { openingWords } from '../lexicon/words';
import { pageAt } from '../pdf/contract-text';
import type { OperativeText } from './operative';
import type { Sentence } from './outline';

/** Where a sentence stands, for people: "Section 11.2" where it is numbered, else "Page 4". */
export function placeOf({ contract, outline }: OperativeText, sentence: Sentence): string {
  let index = sentence.section;
  for (let depth = 0; index !== null && depth < 6; depth++) {
    const section = outline.sections[index];
    if (!section) break;
    const number = withoutEnd(section.number ?? '', '.');
    if (number.split('.').every(isWholeNumber)) return `Section ${number}`;
    if (openingWords('section, article, clause, exhibit, schedule, annex, appendix').test(number)) {
      return (
        number.charAt(0).toUpperCase() +
        number
          .slice(1)
          .toLowerCase()
          .replace(/\b[ivx]+\b|\b[a-z]\b/g, (c) => c.toUpperCase())
      );
    }
    index = section.parent;
  }
  return `Page ${pageAt(contract, sentence.start)}`;
}
