import { type SentenceText, sentenceTexts } from './sentence-text';
import type { Source } from './source';

const RENEWS =
  /\b(?:(?:auto-?)?renew(?:s|ed|al|als|able|ing)?|rolls? over|extend(?:s|ed)?|extension|successive|consecutive|additional (?:terms?|periods?)|continue(?:s)? (?:thereafter|from year|on a|for (?:further|another|additional|successive))|year[ -]to[ -]year|month[ -]to[ -]month|automatically continue|successor franchise)\b/i;
const SUBJECT =
  /\b(?:agreement|contract|lease|license|jsma|term|franchise(?: relationship)?|engagement|appointment|arrangement|subscription|membership|policy)s?\b|\bplan\b|\byou (?:can|may) renew\b|\bit (?:then |will )?(?:renews?|extends?|continues?|rolls? over|goes month)\b/i;
/** What else is renewed, extended or successive. */
const OTHER =
  /\b(?:calendar (?:quarter|year|month)"?|contract year"|fiscal year|"year"|agreement quarter|cure|curing|uncured|warrant(?:y|ies)|confidential|force majeure|delay(?:ed|s)?|insurance|mediat|arbitrat|polic(?:y|ies)|patent|trademark|registration|domain name|payment date|lockup|royalt|delivery date|license fee|pric(?:e|es|ing)|non-?solicit\w*|not to work with|tolled|purchase order|conversion)\b/i;

/** 'Renews for 12 months at Vendor's then-current prices' is about the term all the same. */
const AT_PRICES =
  /\bat (?:the |its )?(?:[A-Z]\w+'s )?then[- ](?:current|prevailing|applicable) (?:list )?(?:prices?|pricing|rates?|fees?)\b/gi;

/** The sentences that renew or extend the contract's own term, the surest ('automatically renew') first. */
export function renewalClausesOf(source: Source): SentenceText[] {
  return sentenceTexts(source)
    .filter(({ text }) => RENEWS.test(text) && SUBJECT.test(text))
    .map((clause) => ({ clause, weight: weightOf(clause.text) }))
    .filter(({ weight }) => weight > 0.6)
    .toSorted((one, other) => other.weight - one.weight || one.clause.start - other.clause.start)
    .map(({ clause }) => clause);
}

function weightOf(text: string): number {
  let weight = OTHER.test(text.replace(AT_PRICES, ' ')) ? -1.5 : 0;
  if (
    /\bautomatic(?:ally)?\b[^.;]{0,60}\b(?:renew|exten|continu|roll)|\b(?:renew|exten|continu)\w*\b[^.;]{0,30}\bautomatic/i.test(
      text,
    )
  )
    weight += 2;
  if (
    /\b(?:renews|extends|rolls over|continues for)\b[^.;]{0,40}\b(?:by itself|each (?:time|month|year)|every (?:month|year)|monthly|yearly|for (?:another|further|successive|one|two|a))\b/i.test(
      text,
    )
  )
    weight += 1;
  if (
    /\b(?:agreement|contract|term|lease|subscription|licen[cs]e|membership)\b[^.;]{0,40}\b(?:renews|extends|is renewed|is extended)\b/i.test(
      text,
    )
  )
    weight += 1;
  if (/\bunless\b[^.;]{0,60}\b(?:notice|cancels?|says? (?:no|otherwise)|ends?|stops?|terminates?)\b/i.test(text))
    weight += 0.5;
  if (
    /\b(?:may|can) (?:extend|renew) (?:the|this|it|for)\b|\b(?:rolls? over|auto-?renews?|we renew your|goes month[ -]to[ -]month)\b/i.test(
      text,
    )
  )
    weight += 1;
  if (/"?renewal term|extension term|extended term|renewal period|initial term/i.test(text)) weight += 1;
  if (/\bsuccessive\b|\badditional\b|\bfurther\b/i.test(text)) weight += 0.6;
  if (/\b(?:agreement|contract|term|lease)\b[^.;]{0,80}\b(?:shall|will|may)\b[^.;]{0,60}\b(?:renew|exten)/i.test(text))
    weight += 1;
  if (/\b(?:year|month)[ -]to[ -](?:year|month)\b/i.test(text)) weight += 0.7;
  if (/\boption\b|\bright to renew\b/i.test(text)) weight += 0.5;
  return weight;
}
