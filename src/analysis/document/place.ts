import { isWholeNumber, withoutEnd } from '../lexicon/characters';
import { openingWords } from '../lexicon/words';
import { pageAt } from '../pdf/contract-text';
import type { OperativeText } from './operative';
import type { Outline, Sentence } from './outline';

/** Where a sentence stands, for people: "Section 11.2" where it is numbered, else "Page 4". */
export function placeOf({ contract, outline }: OperativeText, sentence: Sentence): string {
  let index = sentence.section;
  for (let depth = 0; index !== null && depth < 6; depth++) {
    const section = outline.sections[index];
    if (!section) break;
    const number = withoutEnd(section.number ?? '', '.');
    if (number.split('.').every(isWholeNumber)) return `Section ${ownNumber(outline, sentence, number) ?? number}`;
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

/** '11.3 We are not liable for': what opens a line that the outline did not part from the one above. */
const OPENING_NUMBER = /^(\d{1,2}(?:\.\d{1,2}){1,3})\.?\s/;

/** The number with which the sentence, or the nearest one ahead of it in its section, begins; null where none of the same article does. */
function ownNumber({ sentences }: Outline, { section, start }: Sentence, number: string): string | null {
  const [article] = number.split('.');
  const numbers = sentences.flatMap((one) => {
    const own = one.section === section && one.start <= start ? OPENING_NUMBER.exec(one.text)?.[1] : undefined;
    return own?.split('.')[0] === article ? [own] : [];
  });
  return numbers.at(-1) ?? null;
}
