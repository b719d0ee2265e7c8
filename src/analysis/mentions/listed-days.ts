import { DIGITS } from '../lexicon/characters';
import { MONTH_AS_WRITTEN, MONTH_BEGINNINGS } from '../lexicon/en/months';
import { anyWording, closingWords, everywhere } from '../lexicon/words';
import { isoDay } from './calendar';
import type { DateMention } from './dates';

const TH = '(?:st|nd|rd|th)?';
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
/** Between two days of a list: ', ', ' and the ', ', and on Sunday '. */
const JOIN = `(?<join>,? (?:and|or|&) |, )(?:on |by )?(?:the )?${WEEKDAY}`;
/** No part of a sum, of a clause's number or of another date. */
const ALONE = '(?<![\\w./$€£#-])';
/** '1 March, ', '15 and ' before a day that has its year: the month of a day may be that of the next one. */
const DAY_FIRST = new RegExp(
  `${ALONE}(?<day>\\d{1,2})${TH}(?:(?: day)?(?: of)? (?<month>${MONTH_AS_WRITTEN}))?${JOIN}$`,
  'i',
);
/** 'January 5, ' before 'July 5, 2027'. */
const MONTH_FIRST = new RegExp(`\\b(?<month>${MONTH_AS_WRITTEN}) (?:the )?(?<day>\\d{1,2})${TH}${JOIN}$`, 'i');
const OPENS_WITH_DAY = new RegExp(`^\\d{1,2}${TH}(?: day)?(?: of)?,? (?:${MONTH_AS_WRITTEN})`, 'i');
const OPENS_WITH_MONTH = new RegExp(`^(?:${MONTH_AS_WRITTEN}) (?:the )?\\d`, 'i');
/** 'June 15 and 30, 2025'. */
const SAME_MONTH = new RegExp(
  `\\b(?<month>${MONTH_AS_WRITTEN}) (?<days>\\d{1,2}${TH}(?:, \\d{1,2}${TH}){0,10},? (?:and|or|&) (?:the )?\\d{1,2}${TH}),? (?<year>(?:19|20)\\d\\d)\\b`,
  'gi',
);
/** A number alone is a day where such a word stands before it: 'Room 15 and 30 June 2025' has no two days. */
const BEFORE_DAY = anyWording(
  /[:(;\t\n] ?$/,
  closingWords(
    'on, by, of, between, from, before, after, until, to, and, or, either, both, the, are, is, each, day(s), date(s), morning(s), evening(s), night(s), visit(s), {Mon,Tues,Wednes,Thurs,Fri,Satur,Sun}day(s)',
    '( )',
  ),
);
/** How far before a day the one before it in its list begins at most, and how many days are looked for. */
const ROOM = 48;
const MOST_DAYS = 24;

const monthOf = (name: string): number => MONTH_BEGINNINGS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The days before one that has its year, from the last to the first. */
function daysBefore(plain: string, { start, end, iso }: DateMention): DateMention[] {
  const written = plain.slice(start, end);
  const isDayFirst = OPENS_WITH_DAY.test(written);
  if (iso === null || !(isDayFirst || OPENS_WITH_MONTH.test(written))) return [];
  const listed: (DateMention & { isAlone: boolean })[] = [];
  let next = { start, iso, isAlone: false };
  while (listed.length < MOST_DAYS) {
    const from = Math.max(0, next.start - ROOM);
    const match = (isDayFirst ? DAY_FIRST : MONTH_FIRST).exec(plain.slice(from, next.start));
    const { day = '', month, join = '' } = match?.groups ?? {};
    if (!match) break;
    const isAlone = month === undefined;
    // 'Issue 7, 1 January 2025' is no list.
    if (isAlone && join.trim() === ',' && !next.isAlone) break;
    const [year, nextMonth] = next.iso.split('-').map(Number);
    const own = isoDay(year ?? 0, isAlone ? (nextMonth ?? 0) : monthOf(month), Number(day));
    // '1 October, 1 January and 1 April 2026' begins in the year before, and no rule says how long such a list is.
    if (own === null || own >= next.iso) break;
    const at = from + match.index;
    const length = match[0].lastIndexOf(join);
    next = { start: at, iso: own, isAlone };
    listed.push({ start: at, end: at + length, iso: own, kind: 'day', isAlone });
  }
  const first = listed.at(-1);
  const named = listed.findLastIndex(({ isAlone }) => !isAlone) + 1;
  const kept =
    first?.isAlone && !BEFORE_DAY.test(plain.slice(Math.max(0, first.start - 20), first.start)) ? named : listed.length;
  return listed.slice(0, kept).map(({ isAlone: _, ...day }) => day);
}

function daysOfMonth(match: RegExpMatchArray): DateMention[] {
  const { month = '', days = '', year } = match.groups ?? {};
  const from = (match.index ?? 0) + match[0].indexOf(days, month.length);
  const read = [...days.matchAll(everywhere(DIGITS))].map((day) => ({
    start: from + day.index,
    end: from + day.index + day[0].length,
    iso: isoDay(Number(year), monthOf(month), Number(day[0])),
    kind: 'day' as const,
  }));
  return read.every(({ iso }, at) => iso !== null && (at === 0 || iso > (read[at - 1]?.iso ?? ''))) ? read : [];
}

/**
 * The days of lists that take the year behind the last one, and where they have none of their own its month: 'on 1 March, 1 June and 1 September 2026',
 * '15 and 30 June 2025', 'January 5, April 5 and July 5, 2027', 'June 15 and 30, 2025'.
 * @param dated the days of the text that have their year
 */
export function daysOfLists(plain: string, dated: readonly DateMention[]): DateMention[] {
  const days = dated.filter(({ kind }) => kind === 'day').flatMap((day) => daysBefore(plain, day));
  return [...days, ...[...plain.matchAll(SAME_MONTH)].flatMap(daysOfMonth)];
}
