import type { Fact } from '../../shared/analysis';
import { findPeriods, formatPeriod, type PeriodMention } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
import { renewalClausesOf } from './renewal-clause';
import type { SentenceText } from './sentence-text';
import type { Source } from './source';

const NOTICE =
  /\b(?:notice|prior to|at least|not less than|no less than|no later than|not later than|within|before|written|upon|than|initial (?:term|period) of|maximum of)\b[^,.;]{0,40}$/i;
/** 'Sixty days notice'; not 'one year unless notice is given' or 'ten years by notice in writing'. */
const NOTICE_AFTER =
  /^(?![^,.;]{0,30}\b(?:unless|by|if|upon|subject|with)\b)[^,.;]{0,30}\b(?:notice|prior|before|advance|written)\b/i;
const RENEWING = /\b(?:renew\w*|exten(?:d\w*|sions?)|successive|additional|further|successor)\b/i;
const GOES_ON = /\bcontinue\b/i;
const EVERGREEN: { pattern: RegExp; period: Pick<PeriodMention, 'count' | 'unit'> }[] = [
  {
    pattern:
      /\byear[ -]to[ -]year\b|\brolls? over (?:each|every) year\b|\b(?:successive|additional) (?:annual|yearly)|\brenew\w*\b[^.;]{0,40}\b(?:annual(?:ly)?|each year|every year)|\bannual renewal/i,
    period: { count: 1, unit: 'year' },
  },
  {
    pattern:
      /\bmonth[ -]to[ -]month\b|\b(?:renew|exten)\w*\b[^.;]{0,40}\badditional month\b|\b(?:renew|exten|continu|roll)\w*\b[^.;]{0,30}\b(?:monthly|each month)/i,
    period: { count: 1, unit: 'month' },
  },
];
const AUTOMATIC =
  /\bautomatic|\bby itself\b|\bauto-?renew|\brolls? over\b|\bwe renew\b|\b(?:it|agreement|contract|lease|terms?|subscription|membership) (?:then )?(?:renews|continues for|rolls over)\b|\bcontinues? (?:on a |from )(?:month|year)|\bsuccessive|\bshall (?:be )?(?:renew|extend)|\bwill (?:be )?renew/i;

/** The period after the renewing word, or just before it in 'two-year renewal terms'. */
function lengthIn(text: string): PeriodMention | undefined {
  const renewing = text.search(RENEWING);
  const first = renewing < 0 ? text.search(GOES_ON) : renewing;
  return findPeriods(text).find(
    ({ start, end, unit, count }) =>
      end > first - 12 &&
      unit !== 'business day' &&
      !(unit === 'day' && count < 28) &&
      !NOTICE.test(text.slice(Math.max(0, start - 55), start)) &&
      !NOTICE_AFTER.test(text.slice(end, end + 50)),
  );
}

function read(source: Source, clause: SentenceText): Fact | null {
  const evergreen = EVERGREEN.find(({ pattern }) => pattern.test(clause.text));
  const written = lengthIn(clause.text);
  const earlier = evergreen && written && clause.text.search(evergreen.pattern) < written.start;
  const period = earlier ? undefined : written;
  const length = period ?? evergreen?.period;
  if (!length) return null;
  const automatic = AUTOMATIC.test(clause.text);
  const value = formatPeriod(length);
  const end = clause.start + (period?.end ?? Math.min(clause.text.length, 200));
  return found({
    value: automatic ? `${value}, renewed automatically` : value,
    normalized: value,
    confidence: automatic ? 0.85 : 0.65,
    evidence: [sentenceEvidence(source.contract, source.outline, clause.start, end)],
  });
}

/** The length of a renewal ('1 year'), automatic or by choice. */
export function renewalTerm(source: Source): Fact {
  for (const clause of renewalClausesOf(source)) {
    const fact = read(source, clause);
    if (fact) return fact;
  }
  return missing(source.contract);
}
