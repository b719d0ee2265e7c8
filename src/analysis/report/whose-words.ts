import type { Evidence } from '../../shared/analysis';
import { everywhere, wording } from '../lexicon/words';

/** Whether words of a quote say so. */
export const says = (evidence: readonly Pick<Evidence, 'quote'>[], words: RegExp): boolean =>
  evidence.some(({ quote }) => words.test(quote));

/** Both have it, or all. */
export const OF_BOTH = wording('either, each, both, neither, any party, a party, the parties, one of us, mutual*');
/** 'Which both of them must sign', 'for each day lacking': so does no side have it. */
export const NOT_OF_SIDES = everywhere(
  wording([
    // Two who rent together are one side.
    'if there {is,are} more than one(\\,) {either,each,any,all,both,one} of {them,you}, {both,each,either,all} (of )(the )(joint )(co-){tenants,hirers,borrowers}, {a,any,either,each} (joint ){tenant,hirer,borrower}',
    'both (of {them,you} )({tenants,hirers,borrowers} )({must,shall,have to,need to} )sign, signed by both',
    '{for,of,on,at the end of,at the expiry of} each (+ )(+ ){day,week,month,quarter,year,triennial,season,visit,lesson,period,copy}',
  ]),
);
