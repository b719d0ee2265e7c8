import { isoDay } from './calendar';
import { numberFromWords, ORDINAL } from './number-words';

/** A date as written. `iso` is null when a part of it is blank, redacted or missing. Offsets are those of the text searched. */
export interface DateMention {
  start: number;
  end: number;
  iso: string | null;
  kind: 'day' | 'month' | 'blank';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\b\\.?';
const GAP = '[ ,.]{1,4}';
const TH = '(?:[ )]{0,2}(?:s ?t|n ?d|r ?d|t ?h)\\b)?\\)?';
/** A blank to fill in or a redaction: '____', '[***]', '[ ]', '[DATE]', '[●]'. */
const HOLE = '(?:\\[[ *_•●.xX\\d-]{0,12}\\]|_{2,40}|\\.{4,40}|[*]{2,6}|[xX]{2,6})';

const FORMS: {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => Pick<DateMention, 'iso' | 'kind'>;
}[] = [
  {
    pattern: rx(`(?<month>${MONTH}) {0,3}(?<day>\\d{1,2})${TH}(?:${GAP}|,)(?<year>(?:19|20)\\d\\d)\\b`),
    read: readDay,
  },
  {
    pattern: rx(
      `\\b(?<day>\\d{1,2})${TH},?(?: {1,3}day)?(?: {1,3}of)?[ ,.-]{1,3}(?<month>${MONTH})(?:[ ,.-]{1,4}|,? {0,2}in the year (?:of )?)(?<year>(?:19|20)\\d\\d(?=st|nd|rd|th)|(?:19|20)\\d\\d\\b|\\d\\d\\b)`,
    ),
    read: readDay,
  },
  {
    pattern: rx(
      `\\b(?<word>${ORDINAL})(?: {1,3}day)?(?: {1,3}of)? {1,3}(?<month>${MONTH})[ ,.]{1,4}(?<year>(?:19|20)\\d\\d)\\b`,
    ),
    read: readDay,
  },
  { pattern: rx(`(?<month>${MONTH}) {1,3}(?<word>${ORDINAL})[ ,.]{1,4}(?<year>(?:19|20)\\d\\d)\\b`), read: readDay },
  {
    pattern: rx('\\b(?<year>(?:19|20)\\d\\d)[-/](?<monthNumber>0?[1-9]|1[0-2])[-/](?<day>0?[1-9]|[12]\\d|3[01])\\b'),
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
    pattern: rx(`(?<month>${MONTH})(?:,| of)? {1,3}(?<year>(?:19|20)\\d\\d)\\b`),
    read: () => ({ iso: null, kind: 'month' }),
  },
];

function rx(source: string): RegExp {
  return new RegExp(source, 'gi');
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function readDay(groups: Record<string, string | undefined>): Pick<DateMention, 'iso' | 'kind'> {
  const month = groups.monthNumber
    ? Number(groups.monthNumber)
    : MONTHS.indexOf((groups.month ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = groups.word ? (numberFromWords(groups.word) ?? 0) : Number(groups.day);
  return { iso: isoDay(fullYear(groups.year ?? ''), month, day), kind: 'day' };
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

/** The dates in plain text, in order and without overlaps; blanks and redactions are told as 'blank', never guessed. */
export function findDates(plain: string): DateMention[] {
  const mentions: DateMention[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of plain.matchAll(pattern)) {
      const mention = { start: match.index, end: match.index + match[0].length, ...read(match.groups ?? {}) };
      if (mention.kind === 'day' && !mention.iso) continue;
      if (!mentions.some((other) => mention.start < other.end && other.start < mention.end)) mentions.push(mention);
    }
  }
  return mentions.sort((one, other) => one.start - other.start);
}
