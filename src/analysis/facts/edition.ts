import { closingWords, openingWords, upTo, wording } from '../lexicon/words';
import type { Day } from './day';
import { type Fact, stated } from './fact';

/** 'Last updated: 3 March 2025', 'Status: 1 March 2026': since then the words of standard terms are these, whenever somebody agrees to them. */
const UPDATED = closingWords(
  '(last ){updated,revised,reviewed}( on)( the), {version,edition,revision}( date)( of)( the), {status,stand,state of}( of)( the)( terms)',
  /\s{0,2}:?\s{0,3}/,
);
const ONLY_UPDATED = openingWords('(last ){updated,revised,reviewed}, {version,edition,revision}, status:');
const EFFECT = wording('effect*, force, appl{y,ies}, valid');
/** 'Version 7.2 of the Terms, in force from', 'General Conditions, edition 9, valid from'. */
const EDITION_IN_FORCE = closingWords(
  /^\W{0,3}(?:[\w&'-]{1,30},?\s){0,6}?/,
  '{version,edition,revision,issue,release}',
  upTo(70, ';\\n'),
  '{in force,in effect,effective,valid,applicable,applies,apply}( as)( {from,since,of,on})( the)',
  /:?\s{0,2}/,
);
/** What is changed in a contract that was made before has no edition. */
const OF_A_CHANGE = wording('amend*, clause, section, schedule, annex, appendix');

/** What is told of a day since which the words of standard terms stand so, and how sure it is that of the contract. */
const OF_EDITION = 'the day from which its words stand so';
const TO_BE_CHECKED = 0.6;

/** Whether the words before a day say so in one of its quotes. */
const isSaidBefore = ({ value, evidence }: Fact<Day>, says: (before: string) => boolean): boolean =>
  evidence.some(({ quote }) => says(quote.slice(0, Math.max(0, quote.indexOf(value?.written ?? '-')))));

/** Whether a sentence says since when the words of standard terms stand so, and nothing of their effect. */
export const isEditionAlone = (words: string): boolean => ONLY_UPDATED.test(words) && !EFFECT.test(words);

/** Whether a day is that of the words of standard terms. */
export const isOfEdition = (day: Fact<Day>): boolean => isSaidBefore(day, (before) => UPDATED.test(before));

/** Such a day has to be checked as one of the contract: whoever agrees to its words does so on another. */
export function asEdition(day: Fact<Day>): Fact<Day> {
  return { ...day, confidence: Math.min(day.confidence, TO_BE_CHECKED), rule: OF_EDITION };
}

/** The day since which standard terms are in force has to be checked as that of a contract's effect, and is not told as it where the contract is made on a later one. */
export function unlessEdition(day: Fact<Day>, agreement: Fact<Day>): Fact<Day> {
  const isInForce = isSaidBefore(day, (before) => EDITION_IN_FORCE.test(before) && !OF_A_CHANGE.test(before));
  if (day.status !== 'found' || !isInForce) return day;
  const isMadeLater = agreement.value !== null && agreement.value.iso > day.value.iso;
  return isMadeLater ? stated(TO_BE_CHECKED, day.evidence, OF_EDITION) : asEdition(day);
}
