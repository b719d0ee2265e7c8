import { digitsOf } from '../lexicon/characters';
import { MONTH_AS_WRITTEN as MONTH, MONTH_BEGINNINGS } from '../lexicon/en/months';
import { closingWords, openingWords, upTo } from '../lexicon/words';
import { addApart } from './apart';
import { daysIn, isoDay } from './calendar';
import { daysOfLists } from './listed-days';
import { CARDINAL, numberFromWords, ORDINAL } from './number-words';

/** A date as written. `iso` is null when a part of it is blank, redacted or missing. Offsets are those of the text searched. */
export interface DateMention {
  start: number;
  end: number;
  iso: string | null;
  kind: 'day' | 'month' | 'blank';
}

const TH = '(?:[ )]{0,2}(?:s ?t|n ?d|r ?d|t ?h)\\b\\.?)?\\)?';
/** A blank to fill in or a redaction: '____', '[***]', '[ ]', '[DATE]', '[●]'. */
const HOLE = '(?:\\[[ *_•●.xX\\d-]{0,12}\\]|_{2,40}|\\.{4,40}|[*]{2,6}|[xX]{2,6})';
/** What parts a day and month from the year: ', ', ' of ', ', A.D. ', ' in the year '. */
const GAP = '(?:[ ,.]{1,4}|,)(?:(?:in the year )?(?:of )?(?:our lord,? )?(?:A\\.?D\\.?,? ?)?)';
const YEAR = "(?<year>(?:19|20) ?\\d\\d(?=st|nd|rd|th)|(?:19|20) ?\\d\\d\\b|(?<='|‘)\\d\\d\\b|'\\d\\d\\b)";
/** A month behind two figures, which are the next day of a list and no year: '30 April, 31 July', '1 March, 12 and 15 June'. */
const NEXT_DAY = `(?!(?:(?<=, ?\\d\\d)(?:(?:, | and | or | & )\\d{1,2}){1,4})?(?:,? of)? (?:${MONTH.replace('|May', '')}|May,? (?:(?:19|20)\\d\\d|and|or)\\b))`;
/** 'Two thousand and ten', 'nineteen hundred ninety-nine'. */
const YEAR_IN_WORDS = `(?<thousands>two thousand|nineteen hundred|nineteen|twenty)(?:[ ,-]{1,2}(?:and )?(?<ones>${CARDINAL}))?\\b`;
/** 'Day of', 'day, of the month of'. */
const DAY_OF = '(?: {1,3}day,?)?(?: {1,3}of)?(?: the month of)?';

const FORMS: {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => Pick<DateMention, 'iso' | 'kind'>;
}[] = [
  { pattern: rx(`(?<month>${MONTH}),? {0,3}(?:the )?(?<day>\\d{1,2})${TH}${GAP}${YEAR}`), read: readDay },
  { pattern: rx(`(?<month>${MONTH}) {0,3}(?<day>\\d{1,2})${TH}${GAP}${YEAR_IN_WORDS}`), read: readDay },
  {
    pattern: rx(
      `\\b(?<day>\\d{1,2})${TH},?${DAY_OF}[ ,./-]{1,3}(?<month>${MONTH})(?:[ ,./-]{1,4}(?:(?:in the year )?(?:of )?(?:our lord,? )?(?:A\\.?D\\.?,? ?)?)|)(?<year>(?:19|20) ?\\d\\d(?=st|nd|rd|th)|(?:19|20) ?\\d\\d\\b|'?\\d\\d\\b${NEXT_DAY})`,
    ),
    read: readDay,
  },
  {
    pattern: rx(`\\b(?<day>\\d{1,2})${TH},?${DAY_OF} {1,3}(?<month>${MONTH})${GAP}${YEAR_IN_WORDS}`),
    read: readDay,
  },
  {
    pattern: rx(`\\b(?<word>${ORDINAL})(?: ?\\(\\d{1,2}${TH})?${DAY_OF} {1,3}(?<month>${MONTH})${GAP}${YEAR}`),
    read: readDay,
  },
  {
    pattern: rx(`\\b(?<word>${ORDINAL})(?: ?\\(\\d{1,2}${TH})?${DAY_OF} {1,3}(?<month>${MONTH})${GAP}${YEAR_IN_WORDS}`),
    read: readDay,
  },
  { pattern: rx(`(?<month>${MONTH}) {1,3}(?<word>${ORDINAL})${GAP}${YEAR}`), read: readDay },
  {
    pattern: rx('\\b(?<year>(?:19|20)\\d\\d)[-/.](?<monthNumber>0?[1-9]|1[0-2])[-/.](?<day>0?[1-9]|[12]\\d|3[01])\\b'),
    read: readDay,
  },
  {
    pattern: rx(
      '\\b(?<a>\\d{1,2}) ?(?<mark>[/.-]) ?(?<b>\\d{1,2}) ?\\k<mark> ?(?<year>(?:19|20)\\d\\d|\\d\\d)\\b(?![./-]\\d)',
    ),
    read: readNumeric,
  },
  {
    pattern: rx(
      `(?:${HOLE}|\\b\\d{1,2})${TH}(?: {1,3}day)?(?: {1,3}of)? {0,3},? {0,3}(?:${HOLE}|${MONTH})[ ,.]{0,4}(?:${HOLE}|(?:19|20)(?:\\d\\d|${HOLE}))`,
    ),
    read: readHole,
  },
  { pattern: rx(`${MONTH} {0,3}${HOLE}[ ,.]{0,4}(?:${HOLE}|(?:19|20)(?:\\d\\d|_{1,20}|${HOLE}))`), read: readHole },
  { pattern: rx(`${HOLE}[ ,.]{1,4}(?:19|20)\\d\\d\\b`), read: readHole },
  {
    // 'The last day of February, 2023', 'the end of December 2004': the month's last day.
    pattern: rx(
      `\\b(?:end|last (?:calendar )?day) (?:of|in) (?:the month of )?(?<month>${MONTH}),?(?: of)? {1,3}(?<year>(?:19|20)\\d\\d)\\b`,
    ),
    read: readMonthEnd,
  },
  {
    pattern: rx('\\b(?:end|last day) of (?:the )?(?:calendar )?(?:year )?(?<year>(?:19|20)\\d\\d)\\b(?!-|\\/)'),
    read: ({ year }) => ({ iso: isoDay(Number(year), 12, 31), kind: 'day' }),
  },
  {
    pattern: rx(`(?<month>${MONTH})(?:,| of)? {1,3}(?<year>(?:19|20)\\d\\d)\\b`),
    read: () => ({ iso: null, kind: 'month' }),
  },
];

function rx(source: string): RegExp {
  return new RegExp(source, 'gi');
}

function fullYear(text: string): number {
  const digits = digitsOf(text);
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** 'Two thousand' and 'ten'; 0, which is no year of a contract, where the words give none. */
function yearInWords(thousands: string, ones: string | undefined): number {
  const base = openingWords('two*').test(thousands) ? 2000 : openingWords('twenty*').test(thousands) ? 2000 : 1900;
  return base + (numberFromWords(ones ?? '') ?? 0);
}

function monthNumber(name: string | undefined): number {
  return MONTH_BEGINNINGS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function readMonthEnd({ month, year }: Record<string, string | undefined>): Pick<DateMention, 'iso' | 'kind'> {
  const number = monthNumber(month);
  return { iso: isoDay(Number(year), number, daysIn(Number(year), number)), kind: 'day' };
}

function readDay(groups: Record<string, string | undefined>): Pick<DateMention, 'iso' | 'kind'> {
  const month = groups.monthNumber ? Number(groups.monthNumber) : monthNumber(groups.month);
  const day = groups.word ? (numberFromWords(groups.word) ?? 0) : Number(groups.day);
  const year = groups.thousands ? yearInWords(groups.thousands, groups.ones) : fullYear(groups.year ?? '');
  return { iso: isoDay(year, month, day), kind: 'day' };
}

/** Numbers alone are read month first, as US contracts write them, unless that gives no day of the calendar or points part them. */
function readNumeric({ a, b, mark, year }: Record<string, string | undefined>): Pick<DateMention, 'iso' | 'kind'> {
  const whole = fullYear(year ?? '');
  const monthFirst = isoDay(whole, Number(a), Number(b));
  const dayFirst = isoDay(whole, Number(b), Number(a));
  return { iso: mark === '.' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst), kind: 'day' };
}

function readHole(): Pick<DateMention, 'iso' | 'kind'> {
  return { iso: null, kind: 'blank' };
}

/** 'Sections 2.2.1 through 2.2.10' are numbers of clauses. */
const NUMBERED = closingWords(
  'section(s), article(s), clause(s), paragraph(s), item(s), exhibit(s), schedule(s), appendix, annex',
  upTo(40, ';'),
);
const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{2}$/;
/** '11.1.10 Registration of Agreement' is a title, 'v.08.05.03' a version. */
const TITLE_AFTER = /^ +[A-Z]/;
const VERSION_BEFORE = closingWords('v({ersion,er})(.)( )');

function isClauseNumber(plain: string, { start, end }: DateMention): boolean {
  if (!DOTTED.test(plain.slice(start, end))) return false;
  const before = plain.slice(Math.max(0, start - 60), start);
  const opens = /(?:^|\n)\s*$/.test(before) && TITLE_AFTER.test(plain.slice(end, end + 8));
  return opens || VERSION_BEFORE.test(before) || NUMBERED.test(before);
}

/** 'Issue 7, January 2027', 'Version 3, May 2024': the number is the issue's, and the month has no day. */
const ISSUE_BEFORE = closingWords(
  '{issue,version,edition,revision,rev,release,form,no,number,part,volume,vol}(.)(:)( no)(.) ',
);
const NUMBER_AND_MONTH = openingWords('#1-2\\,');

function isIssueNumber(plain: string, { start, end }: DateMention): boolean {
  return (
    NUMBER_AND_MONTH.test(plain.slice(start, end)) && ISSUE_BEFORE.test(plain.slice(Math.max(0, start - 20), start))
  );
}

/** Lines under a day or month that somebody filled in: '_1st_ day of _March_'. They become spaces, so that offsets stay. */
const FILLED = new RegExp(
  `_{1,20}\\d{1,2}(?:st|nd|rd|th)?_{0,20}(?= {1,3}(?:day|of)\\b|,? {1,3}(?:19|20)\\d\\d)|(?<=\\bof ?)_{1,20}${MONTH}_{0,20}(?=[ ,])`,
  'gi',
);

/** What every form has: a figure, a year in words or a hole. Most sentences have none of them, and need not be held against every form. */
const MAY_BE_DATED = /\d|_|\[|\*\*|\.{4}|xx|nineteen|twenty|two thousand/i;

/** The dates in plain text, in order and without overlaps; blanks and redactions are told as 'blank', never guessed. */
export function findDates(text: string): DateMention[] {
  if (!MAY_BE_DATED.test(text)) return [];
  const plain = text.includes('_') ? text.replace(FILLED, (filled) => filled.replaceAll('_', ' ')) : text;
  const mentions: DateMention[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of plain.matchAll(pattern)) {
      const mention = { start: match.index, end: match.index + match[0].length, ...read(match.groups ?? {}) };
      if ((mention.kind === 'day' && !mention.iso) || isClauseNumber(plain, mention) || isIssueNumber(plain, mention))
        continue;
      addApart(mentions, mention);
    }
  }
  for (const day of daysOfLists(plain, mentions)) addApart(mentions, day);
  return mentions;
}

/** The same date, where the text searched begins `by` characters into another. */
export function shift(mention: DateMention, by: number): DateMention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}
