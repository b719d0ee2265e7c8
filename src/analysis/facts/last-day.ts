import { plainText } from '../document/plain-text';
import { closingWords, inClause } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';

const ENDS_ON = closingWords(
  '{expiring,expires,expire,ending,ends,end,until,till,terminates,terminating}',
  /(?: at [\d:.]+ ?[ap]\.?m\.?)?(?: on)?(?: the)? ?/,
);
/** 'Executive's employment with the Company ended effective June 28': when something else is over. */
const ENDED_EFFECTIVE = closingWords(
  '{employment,service,services,engagement,position,role,office,term,lease,tenancy}',
  inClause(60),
  '{ended,ends,end,terminated,terminates,terminate,ceased,ceases,cease,concluded,separated,resigned,resigns}(,) ({effective,with effect} )({as of,on,from,as at} )(the )({close of business,end of business} )({on,of} )',
);
/** 'Commencement Date – April 30, 2026' of a table of rents. */
const TO = /\p{L} ?[–—] ?$/u;
/** In characters. */
const NEAR = 60;

/** Whether a day is one on which something ends, by the words before it: 'commencing on the later of two days and expiring on September 29, 2029'. */
export function isLastDay({ value, evidence }: Fact<Day>): boolean {
  return evidence.some(({ quote }) => {
    const at = quote.indexOf(value?.written ?? '-');
    const before = quote.slice(Math.max(0, at - NEAR), at);
    if (at > 0 && ENDED_EFFECTIVE.test(plainText(quote.slice(0, at)))) return true;
    return at > 0 && (ENDS_ON.test(before) || (quote.includes('\t') && TO.test(before)));
  });
}
