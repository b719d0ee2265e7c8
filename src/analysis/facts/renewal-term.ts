import type { Fact } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { found, missing } from './fact';
import { rankedFact } from './ranked-fact';
import type { Source } from './source';
import { term } from './term';

/** What the clause model must think at least of a sentence that gives the length of the renewal in words. */
const LIKELY = 0.1;
/** A length that is taken from another sentence rests on two readings. */
const COMPUTED = 0.95;

/** Words by which a renewal happens unless somebody stops it; where a party may renew, it is a choice. */
const AUTOMATIC =
  /\bautomatic|\bby itself\b|\bauto-?renew|\brolls? over\b|\b(?:it|agreement|contract|lease|terms?|subscription|membership) (?:then )?(?:renews|continues)\b|\b(?:shall|will) (?:\w+ )?(?:be )?(?:renew|extend|continu)|\bunless\b[^.;]{0,60}\b(?:notice|notif\w+|cancel\w*|tells?|says?)\b/i;
const BY_CHOICE = /\b(?:may|options?|right|elects?|can|entitled)\b[^.;]{0,60}\b(?:renew|exten)/i;

/** 'Tenant renews its insurance for another year': what else is renewed. */
const OTHERS =
  /\brenew(?:s|ed|ing|al of)? (?:its|his|her|their|your) (?!(?:\w+ )?(?:term|agreement|contract|lease|subscription|membership|engagement|appointment|employment|plan)\b)/i;

/** 'Renews for the same period again', 'a further term of equal length'. */
const AS_LONG =
  /\b(?:same|equal|identical|like|similar)\s(?:\w+\s){0,2}(?:period|term|length|duration|time)s?\b|\bperiods? equal\b/i;
const RENEWS = /\b(?:renew|extend|roll|continu|prolong)/i;

/** Of the sentences that may be on a renewal, the one that says it is as long as the term, with the length of that. */
function asLongAsTerm(source: Source): Fact | null {
  const length = term(source);
  if (length.status !== 'found' || !length.normalized) return null;
  const { outline, provisions, plain, contract } = source;
  const sentence = outline.sentences.find(({ start, end }, row) => {
    const words = plain.slice(start, end);
    return provisions.probability(row, 'Renewal Term') >= LIKELY && AS_LONG.test(words) && RENEWS.test(words);
  });
  if (!sentence) return null;
  const evidence = [evidenceAt(contract, sentence.start, sentence.end), ...length.evidence];
  return found({
    value: length.value ?? length.normalized,
    normalized: length.normalized,
    confidence: length.confidence * COMPUTED,
    evidence,
    rule: 'as long as the term',
  });
}

/** The length of a renewal ('1 year'), automatic or by choice. */
export function renewalTerm(source: Source): Fact {
  const ranked = rankedFact(source, 'renewal');
  const fact = ranked.status === 'found' ? ranked : (asLongAsTerm(source) ?? ranked);
  const words = fact.evidence.map(({ quote }) => quote).join(' ');
  if (fact.status === 'found' && OTHERS.test(words)) return missing(source.contract);
  const automatic = fact.status === 'found' && AUTOMATIC.test(words) && !BY_CHOICE.test(words);
  return automatic ? { ...fact, value: `${fact.value}, renewed automatically` } : fact;
}
