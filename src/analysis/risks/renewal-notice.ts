import type { Evidence } from '../../shared/analysis';
import { addPeriod } from '../mentions/calendar';
import { approximateDays, formatPeriod } from '../mentions/periods';
import type { Reading } from '../reading';
import { findAll, proof } from '../statements/search';

/** An automatic renewal and the notice that stops it. `due` is the last day for the notice (YYYY-MM-DD) where it can be computed. */
export interface RenewalNotice {
  renewal: string | null;
  notice: string | null;
  noticeDays: number | null;
  due: string | null;
  evidence: Evidence[];
}

const AUTOMATIC =
  /\bautomatically\b.{0,60}\b(?:renew|extend)\w{0,3}\b|\b(?:agreement|contract|term)\b.{0,60}\bautomatically continue\b|\bcontinue automatically\b|\bbe deemed (?:to (?:be |have been )?)?(?:automatically )?(?:renew|extend)ed\b|\bautomatic (?:renewals?|extensions?)\b|\b(?:shall|will)\s(?:\w+\s){0,2}(?:renew|be renewed|be extended)\b.{0,160}\bunless (?!.{0,30}\bagree)|\b(?:renew|extend)\w{0,3}\b.{0,60}\b(?:automatically|successive)\b/i;
/** 'It renews by itself', 'continues for further periods', 'from month to month'. */
const PLAIN =
  /\brenews? (?:by itself|on its own|itself|each|every|for another|until)\b|\b(?:continues?|carries on|keeps going|goes on|rolls? over|runs? on|repeats?|starts again)\b.{0,80}\b(?:for (?:further|another|more|one more|successive)|another (?:year|term|month)|from (?:month|year) to|month to month|year to year|on its own)\b|\b(?:is|are) (?:then )?(?:extended|prolonged|renewed) (?:by|for)\b.{0,80}\bunless\b|\b(?:goes on|runs on|starts? (?:anew|over|again))\b.{0,100}\bunless\b|\bwe (?:will )?renew your\b|\bstarts? a new (?:period|term|year)\b/i;
const STARTS_WITH_IT = /^\W*(?:\d{1,2}\.\s)?(?:it|after that|then|thereafter|at the end)\b/i;
const ABOUT_THE_CONTRACT =
  /\b(?:plan|lease|tenancy|membership|deal|agreement|term|contract|subscription|licen[cs]e|order)\b/i;
/** Times that grow longer by delay or dispute are no renewal. */
const OTHER_EXTENSION =
  /\b(?:force majeure|waivers?|arbitrat\w+|suspended|delays?|support period|tolled|failure to supply|(?:as )?required by law)\b/i;
const BY_CONSENT =
  /\b(?:may agree|notif(?:y|ies)\b.{0,80}\b(?:intent\w*|desires?|elect\w*|wish\w*) to|mutual(?:ly)? (?:written )?(?:agree|consent)|option(?: of|s)? to|upon (?:the )?(?:written )?(?:mutual )?agreement|if the parties agree|may (?:be )?(?:renew|extend))\w*/i;
const NEVER =
  /\b(?:(?:shall|will|may|does|do|is|are|can) not|no|never|\w{2,6}n't)\b (?:\w+ ){0,2}(?:automatic(?:ally)?|renew|extend|continue)|\bno automatic\b|\bneither\b.{0,40}\bautomatic/i;

/**
 * The contract's automatic renewal, or null when it has none. The last day for notice is the expiration date of the facts minus
 * the notice period; business days are not computed, since they hang on a calendar of holidays.
 */
export function renewalNotice(reading: Reading): RenewalNotice | null {
  const hit = [AUTOMATIC, PLAIN]
    .flatMap((pattern) => findAll(reading, pattern, { negated: true }))
    .find(
      ({ sentence, match }) =>
        (ABOUT_THE_CONTRACT.test(sentence.text) || STARTS_WITH_IT.test(sentence.text)) &&
        !OTHER_EXTENSION.test(sentence.text) &&
        !NEVER.test(sentence.text) &&
        !BY_CONSENT.test(sentence.text.slice(0, match.index + match[0].length)),
    );
  if (!hit) return null;
  const { renewalTerm, noticePeriod, expirationDate } = reading.facts;
  const notice = noticePeriod.value?.stops === 'renewal' ? noticePeriod.value : null;
  const renewal = renewalTerm.value;
  const end = expirationDate.value === 'perpetual' ? null : expirationDate.value?.iso;
  const sentence = proof(reading, hit);
  const others = noticePeriod.evidence.filter((e) => e.start < sentence.start || e.end > sentence.end);
  return {
    renewal: renewal ? formatPeriod(renewal) : null,
    notice: notice ? formatPeriod(notice) : null,
    noticeDays: notice ? Math.round(approximateDays(notice)) : null,
    due: end && notice ? addPeriod(end, -notice.count, notice.unit) : null,
    evidence: notice ? [sentence, ...others] : [sentence],
  };
}
