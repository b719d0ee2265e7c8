import { WHITE_SPACE } from '../../lexicon/characters';
import { anyOf } from '../../lexicon/phrases';
import { listOf } from '../../lexicon/words';

/** Words with which no line may end. */
const LOOSE_END = new RegExp(
  `(?:[\\s,;:(–-]+(?:an?(?<!Party A)|${anyOf(
    listOf([
      'and, or, nor, but, the, of, to, by, in, with, for, from, on, at, as, that, which, who, whose, whom, any, all, its, their',
      'his, her, our, your, such, than, each, every, not, be, is, are, was, were, been, no, other, including, without, between',
      'under, upon, within, during, if, unless, except, both, either, directly, indirectly, only, solely, reasonably, promptly',
      'provided, however, so, at least, because, due, being, having, per, into, onto, about, whether, when, where, while, this',
      'these, those, then, also, will, shall, may, must, arising, resulting, pursuant, subject, not less, no less, against',
      'respective, applicable, certain, more, less, relation, incurred, equal, related, relating, used, based, regard, respect',
      'connection, accordance, order, deemed, made, in {each,any} {case,event,country}, to +( or +)',
    ]),
  )}))+$`,
  'i',
);
/** Where a further clause begins, which only says more. */
const CLAUSE = new RegExp(
  `;(?=\\s)|\\s(?=\\((?:i|a|1|x|A)\\)\\s)|,?\\s(?=${anyOf(
    listOf([
      'in accordance, pursuant to, subject to, so that, so as to, in order to, provided that, unless, which, who, whose',
      'as {set forth,described,may,provided,defined,specified,contemplated,required,necessary}, to the extent, including, such as',
      'setting forth, together with, except, other than, in connection with, with respect to, relating to, arising {out,from}',
      'resulting from, based on, whether, where, when, if, until, that {is,are,was,were,may,has,have,will,shall,would,can}',
      'in {each,either} case, it being, nor {will,shall,may}, in no event',
    ]),
  )}\\b)`,
  'gi',
);
/** Before a preposition that opens an addition of time, place or manner. */
const ADDITION =
  /\s(?=(?:from|for|in|on|at|during|within|under|after|before|through|throughout|against|by|upon|over|following|prior to)\s)/gi;
const COMMA = /,(?=\s(?!Inc\b|LLC\b|L\.|Ltd\b|Corp\b|N\.A|S\.A|Co\b))/g;
/** ', accurate and' or ', directors,': one of a row of words, where a cut would leave half of a list. */
const IN_A_ROW = /^,\s(?:and\s|or\s)?(?:[\w'-]+\s){0,2}[\w'-]+(?:,|\s(?:and|or)\b)/;

function balanced(text: string): string {
  let kept = text;
  const open = kept.lastIndexOf('(');
  if (open > kept.lastIndexOf(')')) kept = kept.slice(0, open);
  if (!kept.includes('(')) kept = kept.replaceAll(')', '');
  if ((kept.match(/"/g) ?? []).length % 2 === 1) kept = kept.slice(0, kept.lastIndexOf('"'));
  return kept.replace(/[\s,;:.–-]+$/, '');
}

/** The text without a bracket or quotation left open and without words at its end that promise more. */
export function ended(text: string): string {
  let kept = balanced(text);
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = balanced(kept.replace(LOOSE_END, ''));
  }
  return kept;
}

function lastBorder(text: string, border: RegExp, from: number, to: number): number {
  let at = -1;
  for (const match of text.matchAll(border)) {
    if (match.index > to) break;
    if (match.index >= from && !(border === COMMA && IN_A_ROW.test(text.slice(match.index)))) at = match.index;
  }
  return at;
}

/** A whole statement may be this much longer than a cut one. */
const TOLERANCE = 8;
/** Additions that may go when there is no room, the most harmless first. */
const DISPENSABLE: readonly RegExp[] = [
  /\s?\([^()]{0,200}\)/g,
  /,\s(?:with respect to|subject to|in consultation with|in accordance with|at its (?:sole )?(?:option|discretion)|upon request|by)\b[^,;]{0,60},(?=\s(?!and\b|or\b))/gi,
  /,?\s(?:directly or indirectly|from time to time|as applicable|at all times|in whole or in part|where applicable),?(?=\s)/gi,
  /,?\s(?:in accordance with|pursuant to|subject to|as set forth in|as provided in) (?:the (?:terms(?: and conditions)?|provisions) of )?(?:this Agreement|(?:Section|Article|Exhibit|Schedule|Appendix) [\w()]{1,8}(?:\.[\w()]{1,6}){0,4}(?: (?:below|above|hereof|hereto|of this Agreement))?)(?!,? (?:and|or|attached|annexed)\b),?/gi,
];

/**
 * The text in at most `room` characters without its final period. First additions go that carry little; then it is cut where a
 * clause ends, else before an addition of time or place, and an ellipsis marks the cut. Never ends on a word that promises more.
 */
export function condensed(text: string, room: number): string {
  let kept = text
    .replace(WHITE_SPACE, ' ')
    .trim()
    .replace(/[\s.;:,]+$/, '');
  for (const pattern of DISPENSABLE) if (kept.length > room) kept = kept.replace(pattern, '');
  if (kept.length <= room + TOLERANCE) return balanced(kept);
  const most = room - 1;
  const cut = [
    lastBorder(kept, CLAUSE, room * 0.4, most),
    lastBorder(kept, COMMA, room * 0.4, most),
    lastBorder(kept, ADDITION, room * 0.5, most),
    lastBorder(kept, CLAUSE, room * 0.2, most),
    kept.lastIndexOf(' ', most),
  ].find((at) => at > 0);
  return `${ended(kept.slice(0, cut))}…`;
}
