import { recogniseKind } from '../kinds/recognise';
import { wording } from '../lexicon/words';
import type { Source } from './source';

/** What lasts for a time of its own beside the contract. */
const OTHERS = wording([
  'warrant{y,ies}, guarantee(s,d), probation*, trial period, defects, quote, quotation, offer, {price,prices} {hold,holds,stand,stands}',
  'holding the date, good until, sharing, first ~2 {week,month,year}(s) {end,ends,are over}',
]);
/** In a paper that is not about secrecy so does this. */
const OF_SECRECY = wording(
  'confiden*, secre*, non(-)compete, {not,never} compete, compete(s), competition, solicit*, poach*',
);
/** What the contract itself is called, or that lasts as long as it does. */
const CONTRACT = wording([
  'agreement, contract, term, terms, lease, tenancy, sublease, membership, employment, hire, appointment, engagement, subscription, licen{c,s}e, franchise, partnership',
  'this {letter,guarantee,guaranty,warranty,bond,quote,quotation,policy,plan}, continuing, service(s), loan, arrangement, letting, booking, deal',
]);

/** Whether a sentence tells how long a guarantee, a probation, an offer or a secret lasts, and nothing of the contract. */
export function isOfOtherLength(source: Source, text: string): boolean {
  if (CONTRACT.test(text)) return false;
  return OTHERS.test(text) || (OF_SECRECY.test(text) && recogniseKind(source).family !== 'nda');
}
