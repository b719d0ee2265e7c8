import { openingWords } from '../lexicon/words';
import { findMoney } from '../mentions/money';

/** How often a sum is paid that is paid again and again. */
export type Rhythm = 'year' | 'quarter' | 'month' | 'fortnight' | 'week';

const RHYTHMS: Readonly<Record<string, Rhythm>> = {
  year: 'year',
  annum: 'year',
  annual: 'year',
  quarter: 'quarter',
  month: 'month',
  fortnight: 'fortnight',
  week: 'week',
  'p.a.': 'year',
  'p.m.': 'month',
};
/** What stands between a sum and its time. */
const OF_TAX = '(?: (?:of|any|all|sales|income|vat|gst|hst|tax|taxes|deductions)){0,4}';
/** '€1,340 per month', '$54.00 a fortnight', '€51,500 gross a year', '£900 plus VAT each quarter', '£28,000 p.a.'. */
const AGAIN_AFTER = new RegExp(
  [
    String.raw`^\)?,? {0,2}(?:\(?plus [^.;|]{0,20}\)? {0,2}|`,
    String.raw`\(?(?:gross|net|before|excl(?:uding|\.)?|exclusive|incl(?:uding|usive|\.)?)${OF_TAX}[),]{0,2} {0,2})?`,
    String.raw`(?:(?:an?|per|each|every) (?:calendar |contract )?(year|annum|quarter|month|fortnight|week)\b|`,
    String.raw`(year|annual|quarter|month|fortnight|week)ly?\b|(p\.a\.|p\.m\.))`,
  ].join(''),
  'i',
);
/** 'A monthly rent of £900', 'Monthly fee | $189.00', 'Rent per month, first year'; 'First-year total' is paid once. */
const AGAIN_BEFORE =
  /(?<!\b(?:first|second|third|fourth|fifth|initial)[ -])\b(year|annual|quarter|month|fortnight|week)(?:ly)?(?:(?<=\b(?:per|each|every) [a-z]+),)? (?!one\b)[^.;\d]{0,40}$/i;

/**
 * How often the sum from `start` to `end` is paid, by the words beside it.
 * @param from where its sentence or row begins: what stands above is of another sum
 */
export function rhythmOf(plain: string, start: number, end: number, from = 0): Rhythm | null {
  const [, unit, adverb, short] = AGAIN_AFTER.exec(plain.slice(end, end + 50)) ?? [];
  const [, before] = AGAIN_BEFORE.exec(plain.slice(Math.max(from, start - 60), start)) ?? [];
  // 'Annual charge | £11,480, quarterly in advance' is paid in four parts.
  const named = before && adverb && RHYTHMS[before.toLowerCase()] === 'year' ? before : (adverb ?? before);
  return RHYTHMS[(unit ?? short ?? named ?? '').toLowerCase()] ?? null;
}

const PER = '({price,fee,amount,charge,cost,rate}(s) ){per,a,each}';
const OF_COLUMN: readonly [RegExp, Rhythm][] = [
  [openingWords(`${PER} month, monthly`), 'month'],
  [openingWords(`${PER} {year,annum}, annual, yearly`), 'year'],
  [openingWords(`${PER} week, weekly`), 'week'],
];

/** How often the sums of a column are paid, by its heading: 'Monthly', 'Price per month'. */
export function rhythmOfColumn(heading: string): Rhythm | null {
  return OF_COLUMN.find(([words]) => words.test(heading.trim()))?.[1] ?? null;
}

/** A row with one sum whose label a narrow cell moved: '€1,480, payable in advance by Weekly fee'. */
const LABEL =
  /\b(year|annual|quarter|month|week)(?:ly)? (?:fees?|rent|rental|charges?|retainer|subscription|dues|rate)\b/i;
const LONGEST_ROW = 140;

/** How often the one sum of a short row is paid, by a label anywhere in it. */
export function rhythmOfLabel(row: string): Rhythm | null {
  if (row.length > LONGEST_ROW || findMoney(row).length !== 1) return null;
  return RHYTHMS[(LABEL.exec(row)?.[1] ?? '').toLowerCase()] ?? null;
}
