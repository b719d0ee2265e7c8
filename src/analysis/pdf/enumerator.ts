import { capitalised } from '../../shared/phrases';

/** What an enumerated provision begins with: '1.', '2.3', '2.3.1)', '(a)', 'iv.', 'Section 4', 'ARTICLE IX', a bullet. */
const PART = ['article', 'section', 'clause', 'schedule', 'exhibit', 'annex', 'appendix'].flatMap((word) => [
  word.toUpperCase(),
  capitalised(word),
]);
const AFTER_PART = /\s+(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])(?:[.:)]|\s*$|(?=\s+(?:\p{Lu}|[-–—:])))/u;
const NUMBER =
  /§+\s*\d[\d.]*|\d{1,3}(?:\.\d{1,3})*[.)](?!\d)|\d{1,3}(?:\.\d{1,3})+|\d{1,3}(?=\t)|\([a-zA-Z]{1,2}\)|\([ivxlcIVXLC]{1,6}\)|\(\d{1,3}\)/u;
const LETTER_OR_BULLET = /[a-zA-Z][.)](?=\s)|[ivxIVX]{1,5}[.)](?=\s)|[•·▪■●◦‣⁃o*–—-](?=\s)/u;
const ENUMERATOR = new RegExp(
  `^(?:(?:${PART.join('|')})${AFTER_PART.source}|${NUMBER.source}|${LETTER_OR_BULLET.source})\\s*`,
  'u',
);

/** The enumerator at the start of a line with the white space after it, or ''. */
export function enumeratorOf(text: string): string {
  return ENUMERATOR.exec(text)?.[0] ?? '';
}
