import { MONTH_BEGINNINGS } from '../lexicon/en/months';
import { anyWording, asWritten, inClause, wording } from '../lexicon/words';

/** '12/07/2025', '31-12-2024': day and month as numbers. Points ('30.09.2024') always part a day from the month after it; 'O.C.G.A. § 13-1-11' is a law. */
const NUMERIC =
  /(?<![\d/-]|§ ?|\b(?:[Ss]ections?|[Ss]ec\.|Code|O\.C\.G\.A\.) )(\d{1,2})( ?[/-] ?)(\d{1,2})\2((?:19|20)?\d\d)(?![/-]?\d)/g;
/** '2nd of May 2024', 'May 2, 2024': the same day in words tells which number was the month. */
const IN_WORDS =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? ([A-Z][a-z]{2})[a-z]*|([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:st|nd|rd|th)?),? ((?:19|20)\d\d)\b/g;
/** Marks of contracts from countries that write the day first. */
const COMMONWEALTH = asWritten(
  anyWording(
    wording('ABN #*, Rs.( )#*'),
    wording('governed by, construed {in accordance with,under}, law(s) {of,in force in}', inClause(60), [
      'England, Scotland, Ireland, Australia, Victoria, New South Wales, Queensland, Western Australia, South Australia',
      'Tasmania, New Zealand, India, Singapore, Malaysia, Hong Kong, South Africa, Nigeria, Kenya, Germany, France',
      'Spain, Italy, Netherlands, Belgium, Denmark, Portugal, Brazil, Mexico',
    ]),
    wording(
      '{English,Irish,Scottish,Scots,Welsh,Indian,Australian,New Zealand,South African,German,French,Spanish,Italian,Dutch,Belgian,Danish,Swedish,Norwegian,Finnish,Polish,Portuguese} law',
    ),
  ),
);

/** The days that the text writes in words, as 'day-month-year' with two figures of the year. */
function daysInWords(plain: string): Set<string> {
  return new Set(
    [...plain.matchAll(IN_WORDS)].map(([, day, month, otherMonth, otherDay, year]) => {
      const place = MONTH_BEGINNINGS.indexOf((month ?? otherMonth ?? '').toLowerCase()) + 1;
      return `${Number(day ?? otherDay)}-${place}-${year?.slice(-2)}`;
    }),
  );
}

/**
 * Whether the numbers of this text's dates name the day first: by a date that is written in words as well, or that allows one reading only, else by
 * the country.
 */
function isDayFirst(plain: string, dates: readonly RegExpMatchArray[]): boolean {
  const words = daysInWords(plain);
  const told = (read: (date: RegExpMatchArray) => string) => dates.some((date) => words.has(read(date)));
  const dayIsFirst = told(([, first, , second, year]) => `${Number(first)}-${Number(second)}-${year?.slice(-2)}`);
  const monthIsFirst = told(([, first, , second, year]) => `${Number(second)}-${Number(first)}-${year?.slice(-2)}`);
  if (dayIsFirst !== monthIsFirst) return dayIsFirst;
  const dayFirst = dates.some(([, first, , second]) => Number(first) > 12 && Number(second) <= 12);
  const monthFirst = dates.some(([, first, , second]) => Number(first) <= 12 && Number(second) > 12);
  return dayFirst === monthFirst ? !monthFirst && COMMONWEALTH.test(plain) : dayFirst;
}

/** Whether the numbers of a paper's dates name the day first. */
export function writesDayFirst(plain: string): boolean {
  const dates = [...plain.matchAll(NUMERIC)];
  return dates.length > 0 && isDayFirst(plain, dates);
}

/** Plain text of a paper that writes the day first, with the month first, as numeric dates are read everywhere else. Each character's place is kept. */
export const monthsFirst = (plain: string): string => plain.replace(NUMERIC, '$3$2$1$2$4');

/** The plain text of a whole paper with its numeric dates so. */
export const withMonthsFirst = (plain: string): string => (writesDayFirst(plain) ? monthsFirst(plain) : plain);
