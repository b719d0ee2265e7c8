import { FIGURES, hasLetterOrDigit, opensWithDigit, withoutEnd, withoutLast } from '../lexicon/characters';
import { romanValue } from '../mentions/roman-numerals';
import type { ContractText } from '../pdf/contract-text';
import type { Outline } from './outline';
import { plainText } from './plain-text';
import { partsOf } from './section-path';

/** The numbers of sections that a paper has. */
export interface SectionNumbers {
  /** Whether the number stands anywhere in the paper but in references. */
  has(number: string): boolean;
  /** The last number of the count in which it would stand, where that count has no gap and ends before: '14.2' for '14.3'; else null. */
  lastBeside(number: string): string | null;
}

/** With fewer sections nobody counts on their numbers. */
const FEWEST = 4;
/** Numbers with points wherever they stand, and whole ones that begin a line or sentence. */
const POINTED = /(?<![\d.,$])\d{1,2}(?:\.\d{1,2}){1,3}(?![\d%])/g;
const WHOLE =
  /(?:^|\n|[.;:] ?)\W{0,3}(?:(?:section|article|clause|art\.|sec\.|§) ?)?(\d{1,2}|[IVXL]{1,6})(?=[.):\s-])/gi;
/** What makes a number the end of a reference. */
const REFERS = /(?:\b(?:sections?|clauses?|articles?|paragraphs?|and|or|to|through)|[,&§-]) ?$/i;
/** 'Section 4.2' at the start of a line is a title as often as the end of a reference. */
const OPENS_LINE = /(?:^|\n)\W{0,3}(?:(?:section|clause|article) ?)?$/i;

/** A paragraph that was taken out of this copy may have borne any number. */
const isRedacted = (text: string): boolean => text.includes('*') && !hasLetterOrDigit(text);

/** The numbers of a paper; null where its own count is not understood, so that nothing can be said to be missing from it. */
export function sectionNumbers(contract: ContractText, outline: Outline): SectionNumbers | null {
  if (contract.paragraphs.some(({ start, end }) => isRedacted(contract.text.slice(start, Math.min(end, start + 20)))))
    return null;
  const plain = withLines(contract.text);
  const there = new Set<string>();
  for (const match of plain.matchAll(POINTED)) {
    const before = plain.slice(Math.max(0, match.index - 14), match.index);
    if (!REFERS.test(before) || OPENS_LINE.test(before)) addWithStems(there, match[0]);
  }
  for (const [, number = ''] of plain.matchAll(WHOLE))
    there.add(opensWithDigit(number) ? number : String(romanValue(number)));
  const counted = new Set<string>();
  for (const { number, kind } of partsOf(contract, outline)) {
    const figures = kind === 'section' ? /\d{1,2}(?:\.\d{1,2}){0,3}/.exec(number ?? '')?.[0] : undefined;
    const numeral = figures === undefined ? /^article\s+([IVXL]+)/i.exec(number ?? '')?.[1] : undefined;
    if (figures) addWithStems(counted, figures);
    if (numeral) counted.add(String(romanValue(numeral)));
  }
  for (const number of counted) there.add(number);
  const last = (stem: string, numbers: ReadonlySet<string>): number => {
    let count = 0;
    while (numbers.has(`${stem}${count + 1}`)) count++;
    return count;
  };
  if (Array.from({ length: FEWEST }, (_, at) => String(at + 1)).some((number) => !counted.has(number))) return null;
  return {
    has: (number) => there.has(number),
    lastBeside(number) {
      const stem = withoutEnd(number, FIGURES);
      const outer = stem.slice(0, -1);
      if (stem !== '' && !there.has(outer)) return this.lastBeside(outer);
      const end = last(stem, counted);
      return end > 1 && Number(number.slice(stem.length)) > last(stem, there) ? `${stem}${end}` : null;
    },
  };
}

/** '4.2.1' says that there are 4.2 and 4 too. */
function addWithStems(numbers: Set<string>, number: string): void {
  for (let stem = number; stem !== ''; stem = withoutLast(withoutEnd(stem, FIGURES), '.')) numbers.add(stem);
}

/** Plain text that keeps its line breaks. */
function withLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}
