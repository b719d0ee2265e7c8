import { closingWords, everywhere, openingWords, wording } from '../lexicon/words';
import type { PeriodUnit } from './calendar';
import { CARDINAL, numberFromWords } from './number-words';

/** A length of time. */
export interface Period {
  count: number;
  unit: PeriodUnit;
}

/** A length of time as written. Offsets are those of the text searched. */
export interface PeriodMention extends Period {
  start: number;
  end: number;
}

const UNIT =
  '(?<unit>business day|working day|calendar day|calendar month|calendar year|contract year|day|week|month|quarter|year)s?\\b';
const HALF = '(?<half> and (?:a|one)[ -]half| ?1/2| ?½)?';
const PERIOD = new RegExp(
  `(?:\\b(?<words>${CARDINAL})${HALF}(?: ?[([] ?"?(?<figure>\\d{1,4}(?:\\.\\d)?)"? ?[)\\]])?|[([]?\\b(?<digits>\\d{1,4}(?:\\.\\d{1,2})?)${HALF.replace('half>', 'half2>')}[)\\]]?(?: ?\\([a-z -]{3,40}\\))?)(?:[ -]{1,3}|(?<=\\)))(?:(?:full|consecutive|additional|successive|complete|prior|contract|lease|policy|rental|operating|fiscal|calendar)[ ,-]{1,3}){0,2}${UNIT}(?<after> and a half\\b)?`,
  'gi',
);
/** Without a unit there is no period; most sentences have none. */
const HAS_UNIT = wording('day(s), week(s), month(s), quarter(s), year(s)');
const MOST = 1200;

function unitOf(text: string): PeriodUnit {
  const unit = text.toLowerCase();
  if (unit.includes('business') || unit.includes('working')) return 'business day';
  return unit.replace(openingWords('{calendar,contract} '), '') as PeriodUnit;
}

/** The periods in plain text ('thirty (30) days', 'twelve-month', '2 years'). A figure in brackets wins over the words before it. */
export function findPeriods(plain: string): PeriodMention[] {
  const mentions: PeriodMention[] = [];
  if (!HAS_UNIT.test(plain)) return mentions;
  for (const match of plain.matchAll(PERIOD)) {
    const { words, figure, digits, half, half2, after, unit } = match.groups ?? {};
    const count = figure ? Number(figure) : digits ? Number(digits) : numberFromWords(words ?? '');
    if (count === null || count <= 0 || count > MOST || !unit) continue;
    mentions.push({
      start: match.index,
      end: match.index + match[0].length,
      count: count + (half || half2 || after ? 0.5 : 0),
      unit: unitOf(unit),
    });
  }
  for (const [pattern, count] of PARTS_OF_YEAR)
    for (const { index, 0: written } of plain.matchAll(everywhere(pattern)))
      if (!IS_REST.test(plain.slice(Math.max(0, index - BEFORE), index)))
        mentions.push({ start: index, end: index + written.length, count, unit: 'month' });
  return inOne(
    plain,
    mentions.toSorted((one, other) => one.start - other.start),
  );
}

/** Of mentions in their order, years and the months that belong to them as one: 'five years and two months' is a length of 62 months. */
function inOne(plain: string, mentions: readonly PeriodMention[]): PeriodMention[] {
  return mentions.flatMap((mention, at) => {
    if (isRestOf(plain, mentions[at - 1], mention)) return [];
    const months = mentions[at + 1];
    if (!months || !isRestOf(plain, mention, months)) return [mention];
    const count = MONTHS_OF_YEAR * mention.count + months.count;
    return [{ start: mention.start, end: months.end, count, unit: 'month' }];
  });
}

/** Whether months are the rest of the years before them; 'three months after two years and six months after five' names each for itself. */
function isRestOf(plain: string, years: PeriodMention | undefined, months: PeriodMention): boolean {
  return (
    years?.unit === 'year' &&
    months.unit === 'month' &&
    months.count < MONTHS_OF_YEAR &&
    Number.isInteger(years.count) &&
    JOINED.test(plain.slice(years.end, months.start)) &&
    !OF_ITS_OWN.test(plain.slice(months.end))
  );
}
const MONTHS_OF_YEAR = 12;
const JOINED = /^,? and $/;
const OF_ITS_OWN = openingWords("( ){after,before,later,prior,from,in,notice,{',’}( )}");

/** Parts of a year that are written without a number of units, in months: 'half a year', 'a year and a half'. */
const PARTS_OF_YEAR: readonly (readonly [RegExp, number])[] = [
  [wording('(one_)half_({a(n) ,of a(n) })({calendar,contract} )year'), 6],
  [wording('{a,one} quarter of a(n) year'), 3],
  [wording('a(n) (full )year and a half'), 18],
];
/** 'Two and a half years', 'the second half year': what stands before it says that it is no length of its own. */
const IS_REST = closingWords('and , and a_, *# , first , second ');
const BEFORE = 8;

/** '30 days', '1 year', '18 months'. */
export function formatPeriod({ count, unit }: Period): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** About how many days a period is, to compare periods of different units. */
export function approximateDays({ count, unit }: Period): number {
  return count * { day: 1, 'business day': 1.4, week: 7, month: 30.4, quarter: 91.3, year: 365.25 }[unit];
}
