import type { Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence } from './fact';
import { findPeriods, formatPeriod, type PeriodMention } from './periods';
import type { Source } from './source';

const RENEWAL = /\b(?:renew(?:s|ed|al|able|ing)?|extend(?:s|ed)?|successive|non-?renewal)\b/gi;
const NOTICE_BEFORE =
  /\b(?:notice|at least|not less than|no less than|no later than|not later than|unless|within|prior|elects?|writing)\b/i;
const NOTICE_AFTER = /^[^.;]{0,90}\b(?:notice|prior|before|advance|in writing|preceding)\b/i;
const SENTENCE = 700;

function noticeIn(clause: string): PeriodMention | undefined {
  return findPeriods(clause).find(({ start, end, unit, count }) => {
    if (unit === 'year' && count > 1) return false;
    return (
      NOTICE_BEFORE.test(clause.slice(Math.max(0, start - 80), start)) &&
      NOTICE_AFTER.test(clause.slice(end, end + 120))
    );
  });
}

/** How much notice stops a renewal ('60 days'). Notice to terminate at will is a clause of its own. */
export function noticePeriod(source: Source): Fact {
  const { plain, contract, outline } = source;
  for (const match of plain.matchAll(RENEWAL)) {
    const stretch = plain.slice(match.index, match.index + SENTENCE);
    const stop = stretch.search(/\. [A-Z]/);
    const clause = stop < 0 ? stretch : stretch.slice(0, stop);
    const period = noticeIn(clause);
    if (!period || !/\bnotice|\bnotif|\bin writing|\badvise/i.test(clause)) continue;
    const value = formatPeriod(period);
    const evidence = sentenceEvidence(contract, outline, match.index, match.index + period.end);
    return found({ value, normalized: value, confidence: 0.8, evidence: [evidence] });
  }
  return missing(contract);
}
