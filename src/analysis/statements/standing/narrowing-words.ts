import { hasDigit, wordsIn } from '../../lexicon/characters';
import {
  anyWording,
  inClause,
  kept,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { findPeriods } from '../../mentions/periods';

/** 'But not for theft', 'Unless the kiln is broken': no sentence that stands by itself opens so. */
const EXCEPTS = openingWords([
  'but, except(ing), save {for,that,where,in}, unless, however, nevertheless, nonetheless, apart from {that,this}, not {if,where,when,for,so}, never {if,where,when}, {the,the only,one} exception(s)',
  // What holds where the sentence before does not, or before the time that it names.
  'otherwise, failing {this,that,which,it,them,so}, if not, if {he,she,it,they,you,we} {do,does,is,are} not, in {that,this,which,such} case, {up to,until,till,before} {that,this,then}',
]);
/** 'The Supplier shall not, however, enforce that charge': what it turns against stands before. */
const TURNS = wording('\\, however\\,');
/** How far into a sentence 'however' still speaks of all of it, in characters. */
const OPENING = 60;

/** 'Up to DKK 8,000.', 'At most £50 in all.': the ceiling of a sum before, in a sentence that has no verb. */
const CEILING = anyWording(
  openingWords(
    '{up to,at most,no more than,not more than,never more than,{with ,}(a )maximum,capped at,limited to,not exceeding}',
  ),
);
const VERB = wording([
  'may, must, shall, will, can, should, is, are, was, were, has, have, had, do, does, pay(s), get(s), give(s), send(s), take(s), keep(s), hold(s), go(es), come(s), run(s), last(s)',
  'I, we, you, he, she, it, they, who, this',
]);
/** 'It stops at £500', 'This never comes to more than a tenth', 'The most we pay is £900'. */
const STOPS_AT = anyWording(
  openingWords(
    '{this,that,these,those,the total,altogether,in all}',
    inClause(40),
    '{at most,no more than,not more than,never more than,not exceed,never exceed(s),capped at,limited to,more than}',
  ),
  openingWords('{it,this,that,the deduction,the sum} {stops,ends,is capped,is limited} {at,to}'),
  openingWords('the most (that )({I,we,you,he,she,it,they} )~3 {is,are} '),
);

const CASES = '{where,if,for,when,unless,until,as long as,while,in the case of}';
/** 'You pay nothing if the person answered an advert', 'Nothing is charged in the weeks when we are closed'. */
const NOTHING = anyWording(
  openingWords('{you,we,I,he,she,they,it,nobody} {pay(s),owe(s),lose(s)} nothing', upTo(30, '.;'), CASES),
  openingWords(
    'nothing {is,will be,shall be} {due,payable,repayable,owed,charged,taken,lost,kept,paid}',
    upTo(30, '.;'),
    CASES,
  ),
);
/** 'No fine is taken where', 'No deduction shall be made for': of the very thing that the sentence before takes. */
const NONE = openingWords(
  'no ~3 {is,are,shall be,will be,may be,can be} {taken,made,charged,due,payable,owed,deducted,levied,kept,asked,paid}',
  inClause(60),
  CASES,
);
const STEM = 4;

const IN_A_CASE = openingWords('if, where, should, when, in case, in the event');
/** 'We'd want half back', 'nothing is refunded': what was given is taken again, or what was owed is not. */
const UNDOES = wording([
  '{half,all,part,some,a third,two thirds,the rest,it,them,everything,this,that money} back, {want,wants,claim,claims,ask,asks} ~5 back, {pay,pays,paying} {it,us,them,him,her,me,half,all} ~3 back',
  '{repay,refund,reimburse}{,s,ed} {it,this,that,half,all,the same}, {is,are,be} {repaid,refunded,repayable}, {owe(s),pay(s)} nothing, nothing is {due,paid,payable,owed}, {it,this,that,they} {is,are} {lost,forfeited}, {falls,fall} away, {it,this} lapses',
]);

/** 'The Buyer has until 6 p.m. on October 10 to say so', 'You must do this within a week'. */
const TO_DO_SO = wording(
  '{to,must,shall,should,may only,can only,has to,have to} (only ){say,do,claim,ask} {so,it,this,that}',
);
const BY_THEN = wording('until, by, within, before, no later than, not later than, in time');
/** 'Buyer must examine at arrival. Visible faults in 5 days': how long one has for it, in a sentence that has no verb. */
const MUST = wording('must, shall, has to, have to, is to, are to');

const nounsOf = (text: string): string[] => wordsIn(text.toLowerCase()).filter((word) => word.length >= STEM);

/** Whether the thing that a sentence opens with, behind 'no', is one that the other speaks of: 'No deduction' of 'may deduct'. */
function isOfTheSame(text: string, limited: string): boolean {
  const own = nounsOf(NONE.exec(text)?.[0].split(VERB)[0] ?? '');
  const known = nounsOf(limited);
  return own.some((noun) => known.some((word) => word.slice(0, STEM) === noun.slice(0, STEM)));
}

/** Whether a sentence, by its words, excepts, limits or undoes what the one before it says, which would be half true without it. */
export function narrows(text: string, limited: string): boolean {
  if (EXCEPTS.test(text) || TURNS.test(text.slice(0, OPENING)) || STOPS_AT.test(text) || NOTHING.test(text))
    return true;
  if (CEILING.test(text) && findMoney(text).length > 0 && !VERB.test(text)) return true;
  if (NONE.test(text) && isOfTheSame(text, limited)) return true;
  if (IN_A_CASE.test(text) && UNDOES.test(text) && hasDigit(limited)) return true;
  if (TO_DO_SO.test(text) && BY_THEN.test(text)) return true;
  return MUST.test(limited) && !VERB.test(text) && findPeriods(text).length > 0;
}

/** 'While that is done', 'once this has been paid': a time that only a sentence before tells of. */
const AT_THAT_TIME = wording(
  '{while,until,till,once,before,after,because,since} {that,this} {is,was,has,happens,lasts,goes}',
);

/** 'If you breach this', 'If this continues for four months', 'may withdraw this permission': what is meant stands before. */
const NOT_THE_PAPER = unlessNext(
  ' {agreement,contract,lease,tenancy,letter,licen{c,s}e,deed,order,policy,note,paper,undertaking,guarantee,guaranty}',
);
const MEANS_IT = anyWording(
  openingWords(
    '{if,where,when,whenever,should} ~3 {breach,breaches,break,breaks,ignore,ignores,do,does,fail,fails in,forget,forgets} {this,that}',
    NOT_THE_PAPER,
  ),
  openingWords('{if,where,when,should} {this,that} ({still,then} ){continue,last,go on,happen,fail,occur,persist}*'),
  wording(
    '{withdraw,revoke,exercise,break,refuse,waive} this {permission,consent,right,option,duty,promise,restriction,ban}',
  ),
);

const MODAL = '{may,can,shall,will,must,does,do,did,is,are,has,have}';
/** 'The Licensee may not', 'Nor may the Buyer', 'Neither does the Agent': what they may not do stands before. */
const WITHOUT_VERB = anyWording(
  onlyWords(`(the )(+ )(+ )+ ${MODAL}( not)( so)( either)`),
  /^(?:[\w'’-]+ ){1,4}(?:cannot|(?:can|do|does|is|are|wo|must|need|sha)n?['’]t)(?: either)?$/i,
  onlyWords(`{neither,nor,so} ${MODAL} (the )(+ )+`),
);

/** Whether a sentence says of one case what holds: 'If the hall can't be used, nobody is in breach.' */
export const isOfACase = (text: string): boolean => IN_A_CASE.test(text);

/** 'We will offer you a new date': what somebody does, in no case that it names itself. */
const DOES = openingWords('we, you, I, he, she, the ~3 ^', ' {will,shall,must} ');
const OWN_CASE = wording(
  'if, where, when, unless, once, until, after, before, each, every, always, at all times, during',
);

/** Whether a sentence behind one of a case may speak of that case, for it names none itself. */
export const namesNoCase = (text: string): boolean => DOES.test(text) && !OWN_CASE.test(text);

/** Whether a sentence has no verb of its own, so that it says nothing without the one before it. */
export const lacksVerb = (text: string): boolean => WITHOUT_VERB.test(text);

/** 'Software which does not so perform', 'a sum so paid'; but 'so damaged that it can't be restored' says itself how. */
const IN_THAT_WAY = wording(
  '{not,is,are,was,were,be,been,which,who,sum(s),amount(s),notice,goods,copies} so ',
  unlessNext('{long,far,soon,much,many,that,as,to,called}*'),
  unlessNext(inClause(90), 'that, as to'),
  kept('+'),
);

/** Whether a sentence speaks of a way or a thing done that stands before it; 'if rent is collected by an attorney, the amount so collected' says it itself. */
function pointsBySo(text: string): boolean {
  const found = IN_THAT_WAY.exec(text);
  const done = found?.[1]?.slice(0, STEM).toLowerCase();
  return done !== undefined && !text.slice(0, found?.index).toLowerCase().includes(done);
}
/** 'We will tell you why': of what was done, which stands before. */
const REASON = wording(
  "{will,shall,must,{’,'}ll} (also )(then )(always ){tell,say,explain} (to )({you,us,them,him,her,the +} )why",
  unlessNext(' {it,we,you,they,he,she,I,the,a,an,such,any,his,its,our,your,their}'),
);

/** 'A handling fee of 10% applies': for what stands before. */
const FEE_ALONE = onlyWords(
  'a(n) (+ )(+ ){fee,charge,surcharge,deposit,levy,premium,supplement,deduction}( of ~3 ^)( {%,percent,per cent})',
  perhaps('%'),
  ' ({then,also,will,may,shall} )',
  '{apply,applies,be charged,be payable,is charged,is payable,is due,is added,be made,is made}',
  perhaps('\\.'),
);
/** 'We will refund all within 30 days of receiving your notice': which notice stands before, and not every one brings it. */
export const refundsOnNotice = (text: string): boolean => ON_NOTICE_SENT.test(text);
const ON_NOTICE_SENT = anyWording(
  wording(
    '{refund,repay,return,reimburse} ~8 {after,of,upon,on} ({receiving,receipt of,getting} ){your,the,his,her,their} (written )(cancellation )notice',
  ),
  openingWords('to {cancel,withdraw,do so,exercise this right,end it,give notice}\\,'),
);

/** Whether a sentence, by its words, turns against one before it or happens while another does: told by itself nobody knows what it speaks of. */
export const leansBack = (text: string): boolean =>
  TURNS.test(text.slice(0, OPENING)) ||
  AT_THAT_TIME.test(text) ||
  MEANS_IT.test(text) ||
  pointsBySo(text) ||
  REASON.test(text) ||
  FEE_ALONE.test(text) ||
  ON_NOTICE_SENT.test(text);

const LIMITS =
  '{limit,limitation,paragraph,item,subclause,sub-clause,clause,point,cap,ceiling,restriction,exclusion}(s)';
/** 'Limits (a) and (b) do not apply to', 'None of these limits covers': the words below a list that except something from its items. */
const OF_ITEMS = anyWording(
  openingWords(
    `({these,those,such,the,this} )({above,foregoing} )${LIMITS}`,
    inClause(60),
    "{do,does,shall,will} not {apply,cover,extend,limit,hold,count}, {don,doesn,won}{’,'}t {apply,cover,extend,limit,hold,count}",
  ),
  openingWords(
    `{none,neither} of {these,those,the above,the foregoing}( ${LIMITS})`,
    inClause(40),
    '{apply,applies,cover(s),extend(s),limit(s),hold(s),count(s)}',
  ),
);

/** Whether a sentence below a list excepts something from an item of it: from all of them, or from the one with this mark ('b'). */
export function exceptsItem(text: string, mark: string): boolean {
  if (EXCEPTS.test(text)) return true;
  const words = OF_ITEMS.exec(text)?.[0];
  if (!words) return false;
  return words.includes('(') ? words.includes(`(${mark})`) : !hasDigit(words);
}
