import type { Fact } from '../../shared/analysis';
import { missing } from './fact';
import { rankedFact } from './ranked-fact';
import type { Source } from './source';

/** Words by which a renewal happens unless somebody stops it; where a party may renew, it is a choice. */
const AUTOMATIC =
  /\bautomatic|\bby itself\b|\bauto-?renew|\brolls? over\b|\b(?:it|agreement|contract|lease|terms?|subscription|membership) (?:then )?(?:renews|continues)\b|\b(?:shall|will) (?:\w+ )?(?:be )?(?:renew|extend|continu)|\bunless\b[^.;]{0,60}\b(?:notice|notif\w+|cancel\w*|tells?|says?)\b/i;
const BY_CHOICE = /\b(?:may|options?|right|elects?|can|entitled)\b[^.;]{0,60}\b(?:renew|exten)/i;

/** 'Tenant renews its insurance for another year': what else is renewed. */
const OTHERS =
  /\brenew(?:s|ed|ing|al of)? (?:its|his|her|their|your) (?!(?:\w+ )?(?:term|agreement|contract|lease|subscription|membership|engagement|appointment|employment|plan)\b)/i;

/** The length of a renewal ('1 year'), automatic or by choice. */
export function renewalTerm(source: Source): Fact {
  const fact = rankedFact(source, 'renewal');
  const words = fact.evidence.map(({ quote }) => quote).join(' ');
  if (fact.status === 'found' && OTHERS.test(words)) return missing(source.contract);
  const automatic = fact.status === 'found' && AUTOMATIC.test(words) && !BY_CHOICE.test(words);
  return automatic ? { ...fact, value: `${fact.value}, renewed automatically` } : fact;
}
