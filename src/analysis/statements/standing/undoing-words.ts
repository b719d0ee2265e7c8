import { BLANKS_AND_COMMAS, hasDigit, SUM_BEGINS, wordsIn } from '../../lexicon/characters';
import {
  anyWording,
  closingWords,
  inClause,
  onlyWords,
  openingWords,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';

/** Nouns that begin alike are one: 'warranty' and 'warranties'. */
const STEM = 4;
/** What every clause speaks of, or on both sides of which anything may stand. */
const GENERAL = onlyWords(
  'agreement*, contract*, part{y,ies}, clause*, section*, this, that, these, those, such, shall, will, with, from, have, been, under, other, which, where, when, days, month*, year*',
);
const stemsOf = (text: string): string[] =>
  wordsIn(text.toLowerCase())
    .filter((word) => word.length >= STEM && !GENERAL.test(word))
    .map((word) => word.slice(0, STEM));

/** Whether words speak of a thing of which the others speak too. */
function shareNoun(text: string, other: string): boolean {
  const known = new Set(stemsOf(other));
  return stemsOf(text).some((stem) => known.has(stem));
}

/** 'It is void if', 'this right ends when': what is meant stands before. */
const POINTS = openingWords(
  '{it,this,that,such,these,those,they}',
  unlessNext(' {agreement,contract,lease,licen{c,s}e,letter,deed,tenancy,term(s),order,policy,document}'),
);

/** What holds not, or not always, of the thing that a sentence opens with. */
const FAILS = anyWording(
  wording(
    '{is,are,be,becomes,become} {void,invalid,ineffective,null,of no effect,without effect,not valid,not effective,lost,forfeited,disregarded}, {has,have,shall have} no {effect,force}, {lapse,lapses,falls away,fall away}',
    inClause(60),
    'if, unless, where, when, until, once, should',
  ),
  wording([
    '{takes,take,has,have,shall have} effect only, only {takes,take} effect, {is,are,be} ({valid,effective,exercisable,available,open,payable,conditional} ){only,conditional} {if,where,when,on,upon,after,for,to}',
    '{applies,apply,holds,hold,lasts,last,counts,count,covers,cover,extends,extend} only, only {applies,apply,covers,cover,counts,count}, {is,are} only {valid,available,effective,open,exercisable}',
    '{may,can,shall,must} {only,not} be {given,exercised,served,claimed,relied}, {may,can,shall} be {given,exercised,served,claimed} {only,on no}',
  ]),
);
/** 'No notice may be given in July', 'No termination shall take effect before'. */
const NONE_THEN = openingWords(
  'no ~3 {may,can,shall,will,is to} {be {given,exercised,served,claimed},take effect,expire}',
);
/** 'July and August do not count towards a notice period'. */
const NOT_COUNTED = wording(
  "{do,does,shall,will} not (be ){count,counted,reckoned}, {is,are} not {counted,reckoned}, {don,doesn,won}{’,'}t count",
);
/** 'The Damage Waiver does not apply to theft'. */
const NOT_APPLIED = wording(
  "{do,does,shall,will} not {apply,extend,cover,include,protect,affect}, {don,doesn,won}{’,'}t {apply,extend,cover,include,protect}",
);
/** "Whitcomb's existing interest in the well company is excepted." */
const EXCEPTED = closingWords(
  '{is,are,shall be,remain,remains} {excepted,exempt,exempted,excluded,permitted,allowed,carved out,unaffected,not affected,not caught,not covered}( {from,by} (this )~3 ^)(.)',
);
/** What was given or earned: 'You will accrue 15 days', 'The Option will vest'. */
const GIVEN = wording(
  'accru*, earn*, vest*, grant*, receiv*, award*, credit*, eligible, entitled, bonus(es), get(s), given, allowance, discount, points, benefit(s)',
);
/** 'Vacation that has not been used is not paid out', 'Vested shares may be repurchased at cost': it goes back, or comes to nothing. */
const GOES_BACK = anyWording(
  wording([
    '{is,are,be} not ({be,to be} ){paid out,paid,cashed out,payable,carried over,carried forward,redeemable,exchangeable}',
    '{is,are,be} ({then,also,automatically,immediately} ){forfeited,lost,cancelled,canceled,reclaimed,clawed back}',
    '{may,can,shall,will} ({then,also,at any time} )be ({then,also,at any time} ){repurchased,bought back,called back,clawed back,recalled,reclaimed,recouped,taken back,forfeited,withdrawn,revoked,reversed}',
    '{lapse,lapses,expire,expires} {if,where,when,unless,at,on,upon,after}, {has,have} no cash value',
  ]),
);
const OTHERS = openingWords('all, any, no, other, every');
const BANS = wording('not, neither, no, never, nor, none');

const RIGHT_TO_END = wording(
  '{may,can,entitled to,right to,free to,option to,able to} ~4 {cancel,terminate,end,leave,withdraw,resign,quit,stop,postpone,rescind,return,pull out,walk away,give notice}',
);
const ENDING = wording(
  '{cancel,terminat,withdraw,resign,postpon,rescind,quit,break,exit}*, {end,ends,ended,leave,leaves,left} {it,this,the,early,before,your,us}, {then,so,in that case}, {do,does} so, notice',
);
const PAID_FOR_IT = anyWording(
  wording(
    '{cancellation,termination,exit,break,re-booking,rebooking,early_repayment} {fee,charge,payment,cost,sum}(s)',
  ),
  wording(
    '{becomes,become,is,are,be,remain,remains,falls} (then )({immediately,still,also} ){payable,due,forfeit,forfeited,kept,retained,charged,charge,lost,owed,non_refundable,not refund{ed,able}}',
  ),
  wording(
    '{pay,pays,owe,owes,forfeit,forfeits,lose,loses,charge,charges,keep,keeps,retain,retains} ',
    inClause(50),
    /[$£€%]|\d/,
  ),
);
/** 'Open orders must be finished first': before a right is used. */
const FIRST = closingWords('{must,has to,have to} ~8 {first,beforehand}(.)');
const MAY = wording('may, can, entitled, right, option');

/** 'Payment of the fee shall not release Resident from rent': what is paid frees nobody. */
const FREES_NOBODY = wording(
  '{payment,paying,pays,fee,sum,charge,forfeiture}',
  inClause(120),
  '{shall,will,does,do} not ({thereby,also} ){release,relieve,discharge,excuse,free}, {is,are,shall be,will be} {in addition to,not in lieu of,not instead of}',
);
const PAYS = wording('{pay,pays,owe,owes,fee,charge,forfeit,forfeits}', inClause(80), SUM_BEGINS);
/** How far into a sentence the thing stands of which it speaks. */
const SUBJECT = 80;

/** Whether what stands before a match in a text is of the other's thing, or only points at it. */
function isOfIt(text: string, pattern: RegExp, limited: string): boolean {
  const at = text.search(pattern);
  if (at < 0 || at > SUBJECT) return false;
  const subject = text.slice(0, at);
  return POINTS.test(text) || shareNoun(subject, limited);
}

/** Whether a sentence says of the thing of the one before it that it does not hold, does not always hold or costs something, whatever stands between the two. */
export function undoes(text: string, limited: string): boolean {
  // A right of its own has conditions of its own.
  if (RIGHT_TO_END.test(text)) return false;
  if (isOfIt(text, FAILS, limited) || isOfIt(text, NOT_APPLIED, limited)) return true;
  if (FREES_NOBODY.test(text) && PAYS.test(limited) && shareNoun(text, limited)) return true;
  if (NONE_THEN.test(text) && shareNoun(NONE_THEN.exec(text)?.[0] ?? '', limited)) return true;
  if (GIVEN.test(limited) && isOfIt(text, GOES_BACK, limited)) return true;
  if (NOT_COUNTED.test(text) && shareNoun(text, limited)) return true;
  return RIGHT_TO_END.test(limited) && PAID_FOR_IT.test(text) && ENDING.test(text);
}

/** The same of a sentence right behind, in the same clause: what it excepts, or what comes first. */
export function exceptsFromIt(text: string, limited: string): boolean {
  if (EXCEPTED.test(text) && !OTHERS.test(text) && BANS.test(limited)) return true;
  return FIRST.test(text) && MAY.test(limited) && !BANS.test(limited);
}

/** 'Clause 8.1 does not apply to', 'Notwithstanding section 8.1': of the clause with this number. */
export function undoesClause(text: string, number: string): boolean {
  const named = OF_CLAUSE.exec(text)?.[0] ?? '';
  return hasDigit(number) && wordsAsWritten(named).includes(number);
}
const CLAUSE = '{clause,section,paragraph,condition,article,term}(s)';
const OF_CLAUSE = anyWording(
  openingWords(`{notwithstanding,despite,contrary to} ${CLAUSE}`, upTo(30, ';,')),
  openingWords(CLAUSE, upTo(40, ';,'), '{does,do,shall,will} not apply, {applies,apply} only'),
);
const wordsAsWritten = (text: string): string[] => text.split(BLANKS_AND_COMMAS);
