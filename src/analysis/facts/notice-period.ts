import type { Fact } from '../../shared/analysis';
import { findPeriods, formatPeriod, type PeriodMention } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
import { renewalClausesOf } from './renewal-clause';
import { type SentenceText, sentenceTexts } from './sentence-text';
import type { Source } from './source';

const BEFORE =
  /\b(?:notice|notif(?:y|ies|ication)|at least|not less than|no less than|no later than|not later than|unless|within|prior|elects?|writing|upon|on|giv(?:es|en|ing)|with|provides?|minimum of|not fewer than)\b/i;
const AFTER =
  /^[^.;]{0,90}\b(?:notice|notif|prior|before|advance|in writing|preceding|in advance|of the (?:end|conclusion|expir))/i;
const TELLS =
  /\bsays? (?:no|otherwise|so)\b|\btell(?:s|ing)?\b|\bnotice|\bnotif|\bin writing|\badvise|\bunless\b[^.;]{0,60}\bterminat|\bcancel/i;
/** Ending at the end of a term, said in a sentence of its own. */
const AT_TERM_END =
  /\b(?:end|expir\w*|conclusion|completion|anniversary)\b[^.;]{0,30}\b(?:initial|renewal|then[- ]current|then[- ]existing|current|extended|extension|any|its|original|relevant) (?:\w+ ){0,2}(?:term|period)|\bnon-?renew/i;
/** The notice keeps the term from going on. */
const STOPS =
  /\b(?:unless|except|provided|until|if (?:either|neither|a|one|any|no)|absent|subject to|intent|intention|elect|opt|desire|wish|decision|terminat|cancel|discontinue|non-?renew|not (?:to )?(?:be )?(?:renew|exten)|declin|object)/i;
/** Notices of other things: breaches, disputes, insurance, prices, approvals, and a right to extend. */
const OTHER =
  /\b(?:cure|uncured|breach|disputes?|arbitrat\w*|insur\w*|coverages?|withdrawn|charges|acceptance notice|change of control|stockholder|shareholders? meeting|annual meeting|minimum payment|fails? to|annually by (?:a majority|the board)|after such notice|receipt of such notice|(?:may|right to|option to|options to|entitled to) (?:\w+ ){0,4}(?:extend|renew)|elect to (?:extend|renew)|for any (?:reason|or no reason)|without cause|for convenience)\b/i;

function noticeIn(text: string): PeriodMention | undefined {
  return findPeriods(text).find(({ start, end, unit, count }) => {
    if ((unit === 'year' && count > 1) || (unit === 'month' && count > 24)) return false;
    return BEFORE.test(text.slice(Math.max(0, start - 80), start)) && AFTER.test(text.slice(end, end + 110));
  });
}

/** Sentences that say how a term is stopped from going on, the renewing ones first and then those beside them. */
function clausesOf(source: Source): SentenceText[] {
  const renewing = renewalClausesOf(source);
  const own = sentenceTexts(source).filter(
    ({ text }) => AT_TERM_END.test(text) && /\bterminat|\bnon-?renew|\bcancel|\bsuch notice|\bextend/i.test(text),
  );
  return [...renewing, ...own];
}

/** How much notice stops a renewal ('60 days'). Notice to terminate at will is a clause of its own. */
export function noticePeriod(source: Source): Fact {
  if (renewalClausesOf(source).length === 0) return missing(source.contract);
  for (const clause of clausesOf(source)) {
    const period = TELLS.test(clause.text) && STOPS.test(clause.text) ? noticeIn(clause.text) : undefined;
    if (!period || OTHER.test(clause.text.slice(0, period.end + 60))) continue;
    const value = formatPeriod(period);
    const evidence = sentenceEvidence(source.contract, source.outline, clause.start, clause.start + period.end);
    return found({ value, normalized: value, confidence: 0.8, evidence: [evidence] });
  }
  return missing(source.contract);
}
