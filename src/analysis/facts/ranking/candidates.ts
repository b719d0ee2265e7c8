import { overlaps } from '../../evidence';
import { endsWithSign, withoutLast } from '../../lexicon/characters';
import { MONTH_BEGINNINGS } from '../../lexicon/en/months';
import {
  anyWording,
  asWritten,
  closingWords,
  everywhere,
  inClause,
  nearestInPhrase,
  wording,
} from '../../lexicon/words';
import { anniversaryIn } from '../../mentions/anniversary';
import { findDates } from '../../mentions/dates';
import { findMoney, type Money } from '../../mentions/money';
import { findPeriods, type PeriodMention } from '../../mentions/periods';
import type { Source } from '../source';

/** A value in the text that may be a fact. Offsets are those of the contract's text. */
export type Candidate = { start: number; end: number; sentence: number } & (
  | { kind: 'date'; iso: string }
  /** A date left blank or redacted, or only a month. */
  | { kind: 'blank' }
  | { kind: 'period'; period: Pick<PeriodMention, 'count' | 'unit'> }
  /** 'Until terminated', 'in perpetuity'. */
  | { kind: 'open' }
  | { kind: 'money'; money: Money }
);

/** A sentence with its candidates, in order; `text` is plain and holds what a line break cut off. */
export interface CandidateSentence {
  index: number;
  start: number;
  text: string;
  candidates: Candidate[];
}

const LONGEST = 3000;
const OPEN = everywhere(
  anyWording(
    wording([
      'perpetual(ly), in perpetuity, indefinite(ly)( period), without limit {of,in,as to} time, no fixed {term,period}',
      'unlimited {term,period}, until ({it is,they are,otherwise} ){terminated,cancelled,ended}',
    ]),
    wording('until {one,either,any} (of )(the )part{y,ies}', nearestInPhrase(41), 'terminate(s), cancel(s), end(s)'),
    wording('open{ ,-}ended, ongoing, for perpetuity'),
    wording('until, unless, when, upon', nearestInPhrase(70), 'terminat+, cancel+, notice, notif+, inform+'),
    asWritten(wording('#1-3{st,nd,rd,th} day {following,after}', inClause(30), 'notice')),
    wording('{may,can} be terminated'),
  ),
);
/** 'From year to year', 'each month': the length of a renewal that is not written as a number. */
const EVERGREEN: readonly [RegExp, 'year' | 'month' | 'week' | 'quarter'][] = [
  [
    everywhere(
      wording([
        'year{ ,-}{to,by}{ ,-}year, one year to the next, a year at a time, {each,every,another,a further,successive annual,additional annual} year, annual(ly)',
        "yearly, a year's, {last,lasts} {a,one full} year",
      ]),
    ),
    'year',
  ],
  [
    everywhere(
      wording(
        "month{ ,-}{to,by}{ ,-}month, one month to the next, a month at a time, {each,every,another,a further,additional} month, monthly, a {month,calendar month}'s",
      ),
    ),
    'month',
  ],
  [everywhere(wording("week{ ,-}{to,by}{ ,-}week, one week to the next, a week at a time, a week's")), 'week'],
];

/** '07/07/97 3:57 PM' is when a draft was printed. */
const TIME_OF_DAY = /^,? {0,3}\d{1,2}:\d\d/;

/** 'Until the end of 2011'. */
const END_OF_YEAR = everywhere(wording('{end,close} of (the )(calendar )(year ){19,20}##'));

/** 'Made as of Dec.' goes on in the next line: '8, 2005'. */
const MONTH_CUT = closingWords(MONTH_BEGINNINGS.map((month) => `${month}.`));

/** All dates, periods, open ends and sums of the body, sentence by sentence. */
export function candidateSentences({ plain, outline }: Source): CandidateSentence[] {
  return outline.sentences.map((sentence, index) => {
    const next = outline.sentences[index + 1];
    const whole =
      (endsWithSign(withoutLast(sentence.text, `"')`), '.!?') && !MONTH_CUT.test(sentence.text)) ||
      !next ||
      !/^[a-z(0-9"]/.test(next.text);
    const end = Math.min(whole ? sentence.end : next.end, sentence.start + LONGEST);
    const text = plain.slice(sentence.start, end);
    return { index, start: sentence.start, text, candidates: candidatesIn(text, sentence.start, index) };
  });
}

function candidatesIn(text: string, by: number, sentence: number): Candidate[] {
  const found: Candidate[] = [];
  const add = (candidate: Candidate) => {
    if (!found.some((other) => overlaps(other, candidate))) found.push(candidate);
  };
  for (const { start, end, iso, kind } of findDates(text)) {
    if (TIME_OF_DAY.test(text.slice(end, end + 10))) continue;
    const place = { start: start + by, end: end + by, sentence };
    add(kind === 'day' && iso ? { ...place, kind: 'date', iso } : { ...place, kind: 'blank' });
  }
  for (const match of text.matchAll(END_OF_YEAR))
    add({
      start: match.index + by,
      end: match.index + match[0].length + by,
      sentence,
      kind: 'date',
      iso: `${match[0].slice(-4)}-12-31`,
    });
  const anniversary = anniversaryIn(text);
  if (anniversary)
    add({ start: anniversary.start + by, end: anniversary.end + by, sentence, kind: 'period', period: anniversary });
  for (const { start, end, count, unit } of findPeriods(text))
    add({ start: start + by, end: end + by, sentence, kind: 'period', period: { count, unit } });
  for (const match of text.matchAll(OPEN))
    add({ start: match.index + by, end: match.index + match[0].length + by, sentence, kind: 'open' });
  for (const [pattern, unit] of EVERGREEN) {
    for (const match of text.matchAll(pattern))
      add({
        start: match.index + by,
        end: match.index + match[0].length + by,
        sentence,
        kind: 'period',
        period: { count: 1, unit },
      });
  }
  for (const { start, end, amount, currency } of findMoney(text)) {
    if (amount >= 1) add({ start: start + by, end: end + by, sentence, kind: 'money', money: { amount, currency } });
  }
  return found.toSorted((one, other) => one.start - other.start);
}
