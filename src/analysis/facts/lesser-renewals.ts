import { evidenceAt } from '../evidence';
import { BEFORE_CLAUSE } from '../lexicon/characters';
import { anyWording, inClause, openingWords, unlessNext, wording } from '../lexicon/words';
import { findPeriods } from '../mentions/periods';
import { type Fact, stated } from './fact';
import { runsByTurns } from './open-end';
import type { Source } from './source';

/** What is made longer where a contract is: no trial, no deadline and no time for the works. */
const TERM =
  '{maturity date,maturity,due date of {the,this} {note,loan},repayment date,final repayment date,expiry date,end date,term,lease,agreement,contract,tenancy,licence,license,hire,rental,hire period,rental period,loan period,lease period,lease term,initial term,booking,stay,engagement,appointment,placement}';
/** 'The Company may once extend the Maturity Date by six months', 'we may ask to prolong the hire by up to four weeks'. */
const MAY_EXTEND_IT = anyWording(
  wording(
    '{may,can,option to,options to,right to,entitled to,free to,able to,at liberty to} ~2 {extend,prolong,lengthen}',
    inClause(20),
    TERM,
  ),
  wording('{option,options,right} to {extend,prolong,renew} (once ){for,by}'),
  wording(TERM, inClause(20), '{may,can} ~1 be ({once,twice} )(further ){extended,prolonged,lengthened}'),
);
const OF_OTHERS = wording([
  '{trial,probation,probationary,completion,delivery,deadline,exclusivity,restricted,restriction,evaluation,warranty,cure,grace,payment,limitation,review}',
  'time {for,of}, works, insurance, guarantor, without {discharging,releasing,notice to}',
]);

/** After something else: 'after that', 'when the twelve weeks are over'. */
const AFTERWARDS = wording([
  '{then,thereafter,afterwards,after that,after this,after which,from then on,from there on}',
  '{after,once,when,upon,on,at,following} (the )~4 {week,weeks,month,months,year,years,days,season,term,period,minimum,expiry,expiration,end}, once {they,it}',
]);
/** 'The tenancy becomes a periodic one', 'converts to a month-to-month rental'. */
const BECOMES = anyWording(
  wording('periodic tenancy ~2 {arises,arise,begins,follows,starts}'),
  wording(
    '{thereafter,after that,afterwards,then}',
    inClause(16),
    '{month,week,year}{ ,-}{to,by}{ ,-}{month,week,year}',
  ),
  wording(
    '{becomes,become,converts,convert,turns,turn,reverts,revert,changes,change,continues,continue,goes over} ({to,into,as,on} )({a,an} )(+ )',
    '{month,week,year}{ ,-}{to,by}{ ,-}{month,week,year}, periodic, {rolling,running} ({monthly,weekly,yearly,annual} )',
  ),
);
/** Who stays without leave, or what else becomes payable by turns. */
const NOT_OF_IT = wording(
  'hold(s) over, holding over, hold{ ,-}over, interest, price(s), licence fee, without the consent, vest*, earned, shares, reduce*, repa{y,id}*',
);
const ON_CONDITION = openingWords(BEFORE_CLAUSE, 'if, should, where, in case');

/** Why a renewal is told without a length: it goes on by turns, or may be made longer by choice. */
export const GOES_ON_BY_TURNS = 'it goes on from one month or week to the next';
export const MAY_BE_EXTENDED = 'it may be made longer by choice';
const SAID = 0.6;

const goesOn = (words: string): boolean =>
  AFTERWARDS.test(words) &&
  (runsByTurns(words) || BECOMES.test(words)) &&
  !NOT_OF_IT.test(words) &&
  !ON_CONDITION.test(words);

/** 'Customer may extend the rental by telephone before the Date Due': how one side makes it longer, whatever by. */
const ONE_EXTENDS = wording(
  unlessNext('{parties,both,they,we,it,which,that,this,agreement,contract,lease,and,or} '),
  '+ {may,can} ({also,then} )extend (the )',
  inClause(20),
  TERM,
  inClause(40),
  'by {telephone,phone,calling,telephoning,e-mail,email,text,letter,notice,giving,written,telling}, in writing, before the {end,date due,due date,return date,expiry,time due}, online',
);
const BY_BOTH = wording('agree*, parties, both, mutual*');

const mayBeExtended = (words: string): boolean =>
  MAY_EXTEND_IT.test(words) &&
  !OF_OTHERS.test(words) &&
  (findPeriods(words).length > 0 || (ONE_EXTENDS.test(words) && !BY_BOTH.test(words)));

/** The sentence by which a contract goes on by turns after its first length, or may be made longer; null where none says so. */
export function otherRenewal({ outline, contract, plain }: Source): Fact<never> | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const rule = goesOn(words) ? GOES_ON_BY_TURNS : mayBeExtended(words) ? MAY_BE_EXTENDED : null;
    if (rule) return stated(SAID, [evidenceAt(contract, start, end)], rule);
  }
  return null;
}
