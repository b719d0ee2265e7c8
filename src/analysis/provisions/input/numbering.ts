import { isWholeNumber } from '../../lexicon/characters';
/** How a paragraph's number was written; the kinds nest in this order unless the numbers themselves say otherwise. */
export interface Numbering {
  /** As written, without the final period. */
  number: string;
  /** Characters of the number with its punctuation and following space. */
  length: number;
  style: 'article' | 'decimal' | 'upper-letter' | 'upper-roman' | 'paren-letter' | 'paren-roman' | 'paren-number';
  /** Depth that the number itself shows: 2 for '11.2'. Zero when it shows none. */
  depth: number;
}

const NAMED =
  /^(ARTICLE|Article|SECTION|Section|Sec\.|CLAUSE|Clause|§)[ \t]{0,3}([IVXLC]{1,7}|\d{1,3}(?:\.\d{1,3}){0,4})\b[.:)]?/;
const DECIMAL = /^(\d{1,3}(?:\.\d{1,3}){0,4})(?:[.)]|(?=[ \t]))/;
const PAREN = /^\(?([a-z]{1,5}|[A-Z]|\d{1,2})\)/;
const UPPER = /^([A-Z]|[IVX]{1,5})\.(?=[ \t])/;
const ROMAN = /^[ivx]+$/i;

function named(text: string): Numbering | null {
  const match = NAMED.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const isArticle = /^article$/i.test(match[1]);
  const depth = isArticle ? 1 : Math.max(1, match[2].split('.').length);
  return {
    number: match[0].replace(/[.:)]$/, ''),
    length: match[0].length,
    style: isArticle ? 'article' : 'decimal',
    depth,
  };
}

function decimal(text: string): Numbering | null {
  const match = DECIMAL.exec(text);
  if (!match?.[1]) return null;
  const bare = match[0] === match[1];
  // A lone number without a period is a quantity or an address as often as a section: '30 days', '1801 Oak Street'.
  if (bare && !match[1].includes('.')) return null;
  return { number: match[1], length: match[0].length, style: 'decimal', depth: match[1].split('.').length };
}

function parenthesised(text: string): Numbering | null {
  const match = PAREN.exec(text);
  const label = match?.[1];
  if (!match || !label) return null;
  if (label.length > 1 && !isWholeNumber(label) && !ROMAN.test(label) && !/^([a-z])\1$/.test(label)) return null;
  const roman = ROMAN.test(label) && (label.length > 1 || label === 'i');
  const style = /^\d/.test(label) ? 'paren-number' : roman ? 'paren-roman' : 'paren-letter';
  return { number: match[0], length: match[0].length, style, depth: 0 };
}

function upper(text: string): Numbering | null {
  const match = UPPER.exec(text);
  if (!match?.[1]) return null;
  const style = match[1].length > 1 || match[1] === 'I' || match[1] === 'V' ? 'upper-roman' : 'upper-letter';
  return { number: match[1], length: match[0].length, style, depth: 1 };
}

/** The number at the start of a paragraph ('11.2', '(a)', 'ARTICLE IV'), or null where it starts with words. */
export function numberingOf(paragraph: string): Numbering | null {
  const found = named(paragraph) ?? decimal(paragraph) ?? parenthesised(paragraph) ?? upper(paragraph);
  if (!found) return null;
  const space = /^[ \t]{0,8}/.exec(paragraph.slice(found.length))?.[0].length ?? 0;
  return { ...found, length: found.length + space };
}
