import { anyWording, inClause, wording } from '../lexicon/words';

/** 'Renews for a year at a time, provided that either party may terminate at any time on 30 days' notice': that ends it on any day. */
const ENDS_ON_ANY_DAY = anyWording(
  wording(
    '{may,can} (also )({terminate,end,cancel,be terminated,be ended,be cancelled})',
    inClause(60),
    'any time',
    inClause(110),
    'notice',
  ),
  wording(
    'at any time ({any,either,each} party )({may,can})',
    inClause(40),
    '{terminate,end,cancel}',
    inClause(110),
    'notice',
  ),
);
const AGAINST_RENEWAL = wording('unless, non{-, }renew+, not to {renew,extend}, against {renewal,its renewal}');

/** 'On 30 days' notice at any time after the first three months': that is no day before the end of a term. */
const ON_ANY_DAY_AFTER = wording(
  'at any time {after,once,from,following} (the )({end of the,end of} )({first,initial,minimum} )~1 {day,week,month,quarter,year,period,term}(s)',
);

/** 'Continues for two years, unless terminated earlier by either party on 30 days' notice': that ends the term before its last day. */
const ENDED_SOONER = wording(
  '{unless,until} ({it is,it has been} ){{terminated,ended,cancelled} {earlier,sooner},{earlier,sooner} {terminated,ended,cancelled}} {by,on,upon,with}',
);

/** Whether a sentence on a renewal ends the contract by a notice at any time, and says nothing of one against the renewal. */
export const endsOnAnyDay = (words: string): boolean => ENDS_ON_ANY_DAY.test(words) && !AGAINST_RENEWAL.test(words);

/** Whether a notice ends a term before its last day. */
export const endsSooner = (words: string): boolean => ON_ANY_DAY_AFTER.test(words) || ENDED_SOONER.test(words);
