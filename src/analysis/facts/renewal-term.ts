import type { Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence } from './fact';
import { findPeriods, formatPeriod, type PeriodMention } from './periods';
import type { Source } from './source';

const RENEWS =
  /\b(?:renew(?:s|ed|al|able|ing)?|extend(?:s|ed)?|extension|successive|consecutive|continue(?:s)? (?:thereafter|from)|year[ -]to[ -]year|month[ -]to[ -]month)\b/gi;
const NOTICE =
  /\b(?:notice|prior to|at least|not less than|no less than|no later than|within|before|days? (?:before|prior)|written)\b[^,.;]{0,40}$/i;
const NOTICE_AFTER = /^[^,.;]{0,30}\b(?:notice|prior|before|advance|written)\b/i;
const DOCUMENT = /\b(?:agreement|term|contract|lease|license|period|basis|renew)\b/i;
const EVERGREEN: { pattern: RegExp; period: Pick<PeriodMention, 'count' | 'unit'> }[] = [
  {
    pattern:
      /\b(?:from )?year[ -]to[ -]year|(?:renew\w*|successive|extended?)\b[^.;]{0,60}\b(?:annual(?:ly)?|yearly)\b|\bannual(?:ly)? (?:renew|basis)/i,
    period: { count: 1, unit: 'year' },
  },
  { pattern: /\b(?:from )?month[ -]to[ -]month\b|renew\w* monthly\b/i, period: { count: 1, unit: 'month' } },
];

function afterRenewal(clause: string): PeriodMention | undefined {
  return findPeriods(clause).find(
    ({ start, end, unit }) =>
      unit !== 'business day' &&
      !NOTICE.test(clause.slice(Math.max(0, start - 60), start)) &&
      !NOTICE_AFTER.test(clause.slice(end, end + 50)),
  );
}

/** The length of a renewal ('1 year'), automatic or by choice. */
export function renewalTerm(source: Source): Fact {
  const { plain, contract, outline } = source;
  for (const match of plain.matchAll(RENEWS)) {
    const stretch = plain.slice(match.index, match.index + 240);
    const stop = stretch.search(/\. [A-Z]/);
    const clause = stop < 0 ? stretch : stretch.slice(0, stop);
    if (!DOCUMENT.test(plain.slice(Math.max(0, match.index - 120), match.index + 120))) continue;
    if (!/\brenew|\bextend|\bextension|successive|to[ -](?:year|month)/i.test(clause)) continue;
    const period = afterRenewal(clause);
    const evergreen = EVERGREEN.find(({ pattern }) => pattern.test(clause.slice(0, 120)));
    const length = period ?? evergreen?.period;
    if (!length) continue;
    const automatic = /\bautomatic|\bsuccessive|\bshall (?:be )?(?:renew|extend)|\bwill (?:be )?renew/i.test(
      plain.slice(Math.max(0, match.index - 80), match.index + 120),
    );
    const end = match.index + (period?.end ?? match[0].length);
    const evidence = sentenceEvidence(contract, outline, match.index, end);
    const value = formatPeriod(length);
    return found({
      value: automatic ? `${value}, renewed automatically` : value,
      normalized: value,
      confidence: automatic ? 0.85 : 0.65,
      evidence: [evidence],
    });
  }
  return missing(contract);
}
