import { withoutSigns } from '../lexicon/characters';
import { wording } from '../lexicon/words';
import { romanValue } from '../mentions/roman-numerals';

/** The letter or number of an attachment: 'A', 'IV', '1.2', 'B-1'. */
export const MARK = '(?:[A-Z]|[IVX]{1,4}|\\d{1,2}(?:\\.\\d{1,3})?)(?:-\\d{1,2})?';
const EACH = new RegExp(`(?<![\\w.-])${MARK}(?![\\w-])`, 'g');

/** The marks of several attachments, those of a range between its ends as well: 1, 2 and 3 of '1 to 3'. */
export function marksIn(marks: string): string[] {
  const ends = marks.split(RANGE).map((end) => withoutSigns(end, ' "'));
  const [first = '', last = ''] = ends;
  if (ends.length === 2 && isLetter(first) && isLetter(last) && first < last)
    return LETTERS.slice(LETTERS.indexOf(first), LETTERS.indexOf(last) + 1).split('');
  const [from, to] = ends.map(Number);
  const count = (to ?? 0) - (from ?? 0) + 1;
  if (from !== undefined && count > 1 && count <= MOST_IN_RANGE)
    return Array.from({ length: count }, (_, more) => String(from + more));
  return [...marks.matchAll(EACH)].map(([mark]) => mark);
}
const RANGE = wording('to, through');
const MOST_IN_RANGE = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const isLetter = (mark: string): boolean => mark.length === 1 && LETTERS.includes(mark);

/** What attachments are called, for patterns. */
export const KINDS = 'Exhibit|Schedule|Annexure|Annex|Appendix|Attachment';
/** How a line begins that is the title of an attachment. */
export const OPENS = new RegExp(
  `^\\W{0,4}(${KINDS})\\s{0,3}\\W{0,2}\\s?(?:n[or]\\. ?)?([A-Z](?![a-z])|[IVX]{1,4}\\b|\\d{1,2}(?:\\.\\d{1,3})?)`,
  'i',
);

/** 'Appendix I' and 'Appendix 1', 'Annex A' and 'Annexure A' are one. */
export function keyOf(kind: string, mark: string): string {
  const number = mark.split('-', 1)[0] ?? '';
  const count = romanValue(number);
  return `${kind} ${count <= MOST_ROMAN ? count : number}`.toLowerCase().replace('annexure', 'annex');
}

/** 'Exhibit C' and 'Exhibit L' are letters. */
const MOST_ROMAN = 10;

/** In characters: no title of an attachment is longer. */
export const LONGEST_TITLE = 80;

/** 'Exhibit A – Scope; Exhibit B – Drawing Log': several titles in one line, each behind a semicolon, with nothing of what they head. */
export function isListOfAttachments(line: string): boolean {
  const titles = line.split(';').map((title) => title.trim());
  return titles.length > 1 && titles.every((title) => title.length <= LONGEST_TITLE && OPENS.test(title));
}
/** The attachments of such a list, as keys. */
export const listedIn = (line: string): string[] =>
  line.split(';').map((title) => {
    const [, kind = '', mark = ''] = OPENS.exec(title.trim()) ?? [];
    return keyOf(kind, mark);
  });
