import { closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import { findPeriods, formatPeriod, type PeriodMention } from '../../mentions/periods';
import { plainly } from './wording';

/** How the other side puts right what it broke. */
const MENDS = [
  'cur{e,es,ed,ing}, uncured, remed{y,ies,ied,ying}, unremedied, correct(s,ed,ing), rectif+, mend(s,ed,ing), fix(es,ed,ing), repair(s,ed)',
  '{put(s),putting,make(s),made,set(s)} ~2 {right,good}, {put(s),made,make(s)} good, sort(s,ed) ~2 out, resolve(s,d), stop(s)',
];
const CURES = wording(MENDS);
/** 'If you do not mend it': a cure, though another sentence says within what time. */
const NOT_CURED = wording('if, unless, where, when', inClause(30), "not, {n't,n’t}, fail+ to", / (?:been )?/, MENDS);
/** What a side broke, where a length of time behind its warning is one to put it right. */
const FAILS = wording('fail*, breach*, default*, continu*, late, overdue, unpaid, not {pay,paid}, broke*, break*');
/** 'Within ten days', 'continues for ten days': no length of notice. */
const DEADLINE = closingWords('{within,for} ({a (further )period of ,a further ,another ,more than ,at least ,the })');
/** '21 days after notice', '20 days of being told'. */
const AFTER_WARNING = openingWords(
  '( ){after,from,following} ~5 {notice,notif+,demand,warning,told,request}, ( )of {being ,the ,its ,receiving ,receipt }~5 {notice,told,warned,asked,notif+,demand}',
);
const IN_ARREARS = openingWords('( ){in arrear*,late,overdue,behind,past due,old}');
/** '45 days (10 days for non-payment) after notice'. */
const FOR_ONE_GROUND = openingWords(
  /[^.;]{0,4}/,
  'for',
  inClause(24),
  /\)/,
  inClause(4),
  'after',
  inClause(20),
  'notice',
);
/** 'A month's notice', 'a quarter's notice': lengths without a figure. */
const LENGTH_IN_WORDS = wording(
  "{a,half a,each} ({calendar,clear,full} ){day,week,fortnight,month,quarter,term,season,year}{'s,’s} (prior )(written )notice",
);
/** 'One week's notice for each year of service'. */
const EACH = /^\S{0,2}(?:\s\w+){0,2}\snotice(\sfor (?:each|every)\s[^.;,]{3,50})/i;
const NOTICE_BEHIND = openingWords(40, 'notice');
const NOTICE_BEFORE = closingWords('notice', inClause(50));

/** 'Or such greater period as is reasonable', and how a line says so. */
export const OR_SUCH = openingWords('or such {greater,longer}');
export const OR_LONGER = ' notice or longer';
const LONGER_BEHIND = wording('or such {greater,longer}');

/** A cure whose time another sentence says. */
export const IF_NOT_CURED = ' if not cured';

/** How much notice ends the contract and how long the other side may take to put things right; '' where none is said. */
export interface Times {
  /** ' on 30 days’ notice'. */
  notice: string;
  /** ' if not cured within 60 days'. */
  cure: string;
}

/** The lengths of time in the words from the verb to the end of the clause, with the condition before the subject. */
export function timesIn(text: string): Times {
  const periods = findPeriods(text);
  const before = ({ start }: PeriodMention, reach: number): string => text.slice(Math.max(0, start - reach), start);
  const isWarned = ({ end }: PeriodMention): boolean =>
    AFTER_WARNING.test(text.slice(end)) || FOR_ONE_GROUND.test(text.slice(end));
  const notice = periods.find(
    (period) =>
      !isWarned(period) &&
      !IN_ARREARS.test(text.slice(period.end)) &&
      !DEADLINE.test(before(period, 40)) &&
      (NOTICE_BEHIND.test(text.slice(period.end)) || NOTICE_BEFORE.test(before(period, 60))),
  );
  const isCure = (period: PeriodMention): boolean =>
    CURES.test(before(period, 110)) ||
    CURES.test(text.slice(period.end, period.end + 60)) ||
    (isWarned(period) && FAILS.test(text));
  const isOnlyCure =
    notice && CURES.test(text) && periods.length === 1 && wording('within, not cured, after').test(text);
  const cure = isOnlyCure ? notice : periods.find((period) => period !== notice && isCure(period));
  const words = LENGTH_IN_WORDS.exec(text)?.[0];
  const each = notice ? (EACH.exec(text.slice(notice.end))?.[1] ?? '') : '';
  const given =
    notice && notice !== cure
      ? ` on ${formatPeriod(notice)}${notice.count === 1 ? '’s' : '’'} notice${each}${LONGER_BEHIND.test(text.slice(notice.end)) ? ' or longer' : ''}`
      : words && !notice
        ? ` on ${plainly(words)}`
        : '';
  const uncured = !cure && NOT_CURED.test(text) ? IF_NOT_CURED : '';
  return { notice: given, cure: cure ? ` if not cured within ${formatPeriod(cure)}` : uncured };
}

/** Whether words only speak of putting right what was broken, which a time to cure tells. */
export function isOnCure(text: string): boolean {
  return CURES.test(text);
}

/** 'And paying a termination fee equal to two months' rent'. */
const AGAINST_FEE = wording(
  '{pay(s),paying,payment of,against} {a(n),the} (early ){termination,cancellation,break} {fee,charge,payment}',
);

/** 'And paying a fee equal to two months' rent' in the contract's words, where they are few. */
const PAYING = /\b(?:and|by|against|upon|on) (?:paying|payment of) ((?:an?|the)\s[^.;,]{3,70})(?=[.;,]|$)/i;

/** What the right to end costs: ' against a termination fee', ' and paying two months’ rent'; '' where nothing is said. */
export function priceOf(said: string): string {
  if (AGAINST_FEE.test(said)) return ' against a termination fee';
  const price = PAYING.exec(said)?.[1];
  return price ? ` and paying ${plainly(price)}` : '';
}
