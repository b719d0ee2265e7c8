import { COLON } from '../lexicon/characters';
import { closingWords, openingWords, perhaps } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { ContractText } from '../pdf/contract-text';
import { type Line, linesOf } from './lines';

/** One of the mails or messages of which a paper is made; offsets are those of the text. */
export interface Mail {
  start: number;
  end: number;
  /** The day on which it was sent. */
  day: string;
  /** Where its head writes that day. */
  dated: { start: number; end: number };
  /** By which mails are put in order: day and time of the clock, '2025-03-10 07:12'. */
  sent: string;
}

/** What stands at the head of a mail beside its day. */
const HEADER = openingWords(/\s*(?:\d{1,2}[.)] )?/, 'from, to, cc, bcc, date, sent, subject, re', COLON);
const NUMBERED = openingWords('{mail,e-mail,email,message} # of #');
const DATED = openingWords('date, sent, on');
/** 'Mon 10 Mar 2025 07:12' behind the name of who writes, or alone. */
const CLOCK = /\b(\d{1,2})[:.](\d\d)(?: ?([ap])\.?m)?/i;
const ENDS_WITH_CLOCK = closingWords(/\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?/, perhaps(COLON), perhaps(' '));
const WROTE = closingWords('wrote:');
/** 'Ann Borel, Acme Mills Ltd | Mon ' before the day: two words of a name, perhaps a firm's, and the day of the week. */
const WRITER_AND_DAY = /^\p{Lu}\S+ \p{Lu}.*\S\s{1,3}(?:[|–—-] )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}[.,]{0,2} $/u;
/** A form may have the times of an arrival and a departure. */
const LEAST_NAMED = 3;
const LONGEST_HEAD = 110;
/** So many lines a head has at most. */
const MOST_HEAD = 6;

const isHeader = ({ text }: Line): boolean => HEADER.test(text) || NUMBERED.test(text);

/** Hours and minutes as a clock of 24 hours has them: '16:40' of '4:40 PM'; '' where no time is told. */
function timeOf(text: string): string {
  const [, hours = '', minutes = '', half] = CLOCK.exec(text) ?? [];
  if (hours === '') return '';
  const isAfternoon = half?.toLowerCase() === 'p' && Number(hours) < 12;
  return `${String(Number(hours) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** When a mail was sent, where a line of its head says it; null for any other line. */
function sentIn(line: Line, isNearHeader: boolean): Pick<Mail, 'day' | 'sent' | 'dated'> | null {
  const text = line.text.trim();
  if (text.length > LONGEST_HEAD) return null;
  const hasClock = ENDS_WITH_CLOCK.test(text) || WROTE.test(text);
  if (!hasClock && !(isNearHeader && DATED.test(text))) return null;
  const days = findDates(text).filter(({ kind }) => kind === 'day');
  const [day] = days;
  if (days.length !== 1 || !day?.iso) return null;
  // 'Event: Harvest Supper, Saturday 20 September 2025, from 17:30' is the head of no mail.
  if (!DATED.test(text) && !isHeader(line) && text.slice(0, day.start).includes(':')) return null;
  const from = line.start + line.text.indexOf(text);
  return {
    day: day.iso,
    sent: `${day.iso} ${timeOf(text.slice(day.end))}`,
    dated: { start: from + day.start, end: from + day.end },
  };
}

const headsMemo = new WeakMap<ContractText, Mail[]>();
const memo = new WeakMap<ContractText, Mail[]>();

/** What begins with a line that may head a mail, whether or not a paper is made of mails, in the order in which they stand. */
export function maybeMails(contract: ContractText): Mail[] {
  const known = headsMemo.get(contract);
  if (known) return known;
  const lines = linesOf(contract.text);
  const heads = lines.flatMap((line, row) => {
    const above = lines.slice(Math.max(0, row - MOST_HEAD), row);
    const below = lines.slice(row + 1, row + MOST_HEAD);
    const sent = sentIn(line, [...above.slice(-2), ...below.slice(0, 2)].some(isHeader));
    if (!sent) return [];
    const first = above.length - (above.findLastIndex((one) => !isHeader(one)) + 1);
    return [{ ...sent, start: lines[row - first]?.start ?? line.start }];
  });
  const found = heads.map((head, at) => ({ ...head, end: heads[at + 1]?.start ?? contract.text.length }));
  headsMemo.set(contract, found);
  return found;
}

/** The mails of which a paper is made, in the order in which they stand; none where it is no exchange of at least two. */
export function mailsOf(contract: ContractText): Mail[] {
  const known = memo.get(contract);
  if (known) return known;
  const mails = maybeMails(contract);
  const named = mails.filter(({ start, dated }) => WRITER_AND_DAY.test(contract.text.slice(start, dated.start)));
  const isHeaded = named.length >= LEAST_NAMED || linesOf(contract.text).some(isHeader);
  const isExchange = new Set(mails.map(({ sent }) => sent)).size > 1 && isHeaded;
  const found = isExchange ? mails : [];
  memo.set(contract, found);
  return found;
}

/** The mail in which a place of the text stands; undefined where it is in none. */
export function mailAround(contract: ContractText, offset: number): Mail | undefined {
  return mailsOf(contract).find(({ start, end }) => start <= offset && offset < end);
}
