import { anyWording, closingWords, kept, openingWords, perhaps, unlessNext, upTo, wording } from '../words';
import { WEEKDAY_BEFORE } from './weekday-before';

/** What is added to a paper, as the head of a part: 'ADDENDUM 1 (handwritten)', 'Amendment No. 2', 'Rider'. */
export const ADDED_PART = openingWords(
  '({first,second,third} ){addendum,amendment,rider,variation}( {to,of} ~6)( (no. )#1-2)',
  perhaps('( ){:,.,-,–,\\(}'),
);
/** 'Addendum 1 wins', 'the addendum prevails over the form'. */
export const ADDED_WINS = wording(
  '{addendum,amendment,rider,variation} (no. )(#1-2 )(~3 ){wins,prevails,counts,controls,governs,goes first,comes first,takes precedence,shall prevail,will prevail,shall control,shall govern}',
);
/** What both put under what was added, in its head or below. */
export const BOTH_SIGNED = wording(
  '{initialed,initialled,signed} ({by} ){both,all}, {initialed,initialled} ~8 / +, initials of {both,all}',
);
/** What somebody writes beside a signature: 'Remarks: my first day will be'. */
export const REMARK = openingWords('({special,handwritten,other} ){remark,comment,note}(s)( of ~4)( )', ':');
/** What the other side writes under it. */
export const COUNTERSIGNED = openingWords(
  '({read,seen,noted,received}(,)( and) ){agreed,accepted,approved,confirmed,countersigned}( ~10)( )',
  upTo(60, '.;?'),
  '{:,\\,,-}',
);

const NOW = '{now,hereby,then,instead,therefore,thus}';
const TO_ANOTHER =
  '{moves,is moved,has moved,has been moved,shall be moved,is put back,is postponed,is brought forward,is changed,changes,is extended} to';
const IS_NOW = [`{is,are,will be,shall be} ${NOW}, ${NOW} {is,are,will be,becomes}, becomes, become`, TO_ANOTHER];
const NAMES = perhaps(' {is,being,will be,shall be}');
/** Before a day on which a contract now ends: 'new end date', 'is extended until', 'continue for two more months, that is upto'. */
export const NEW_END = anyWording(
  closingWords(
    '{new,revised,changed} {end,ending,expiry,expiration,completion,termination,last} {date,day}( of the {term,contract,lease,agreement})',
    NAMES,
    perhaps(':'),
    ' ',
    WEEKDAY_BEFORE,
  ),
  closingWords(
    '{end,ending,expiry,expiration,termination} {date,day}',
    perhaps(' of ~4+'),
    ' ',
    IS_NOW,
    ' ',
    WEEKDAY_BEFORE,
  ),
  closingWords(
    '{extended,extends,extend,prolonged,prolong,continue(s),continuing,carr{y,ies} on}',
    upTo(70, '.;?'),
    '{until,till,to,through,upto,up to}( and including) ',
    WEEKDAY_BEFORE,
  ),
);
/** What is extended that is no contract: a deadline, a warranty. */
export const EXTENDS_OTHER = wording(
  'deadline, warranty, guarantee, offer, hours, shift, delivery, due date, payment, time for, grace, policy, insurance, visa, permit, licence to, planning, notice period, probation*, closing, survey, inspection',
);
/** Before a day on which a contract now begins. */
export const NEW_START = anyWording(
  closingWords(
    '{new,revised,changed} {{start,starting,commencement} date,first day}',
    NAMES,
    perhaps(':'),
    ' ',
    WEEKDAY_BEFORE,
  ),
  closingWords('{start,starting,commencement} date, first day, start', ' ', IS_NOW, ' ', WEEKDAY_BEFORE),
);
/** What speaks of the first day, where the earlier day is named beside the new one. */
export const OF_START = wording('start{,s,ing}, begin{,s,ning}, commenc*, first day, take(s) effect');
/** What speaks of the last day. */
export const OF_END = wording('end{,s,ing}, expir*, last day, until, till, upto, run(s), through, term, extended');
/** Before a price that now holds: 'total fees are now', 'the total price becomes'. */
export const NEW_PRICE = closingWords(
  [
    '{total,whole,contract,purchase,full,overall} ({contract,purchase} )({price,fee,sum,amount,cost,value}(s) )(in ~3 )',
    '{the,our,your,my} {price,fee} ',
  ],
  [
    ...IS_NOW,
    `${NOW} {comes to,stands at}, {goes,comes} {up,down} to, {is,are,shall be} {changed,raised,increased,reduced,lowered,cut} to`,
  ],
  ' ',
  perhaps('{only,just} '),
);
/** Behind a sum that is paid by the time or by the piece: ' a month', '/day'. */
export const BY_THE = openingWords('( ){a,an,per,each,every} , ( )\\/( )');
/** What speaks of a price, where the earlier sum is named beside the new one. */
export const OF_PRICE = wording('total, price, fee(s), rent, salary, cost(s), makes, sum');
/** What speaks of the notice that ends a contract. */
export const SETS_NOTICE = wording('notice');
/** Right behind the length of a notice: ' notice' of '15 days' notice in place of 30'. */
export const OPENS_WITH_NOTICE = openingWords("(')( )(written )notice( in writing)");
/** Between the new value and the earlier one: 'and not 12 January', 'instead of'. */
export const NOT_THE_EARLIER = openingWords(
  '(,)( ){and not,not,instead of,rather than,in place of,in lieu of}',
  ' ',
  perhaps('{on,the,from,until} '),
  WEEKDAY_BEFORE,
);
/** What makes a change hang on something, or but a thought of somebody. */
export const UNSETTLED = wording(
  "if, unless, once, provided, might, perhaps, maybe, propose{,s,d}, suggest{,s,ed}, would like, {i,we,you} {want,hope}, draft, not yet, {can,could,should,would,may} {we,i,you}, {can,could,won,would}n't, cannot",
);
/** What a request opens with that no sign of a question ends: 'Kindly confirm whether'. */
export const REQUESTS = wording(
  '{kindly,please} (also )({confirm,let {me,us} know,advise,tell {me,us}} ){whether,if,that}, could you, can you, would you',
);
/** Right before a sum, what it is for: 'total price' of 'the total price is now'; `match[1]` has it. */
export const NAMED_BEFORE_SUM = closingWords(
  '{the,and,:,\\,,total} ',
  kept(['{total,whole} +', '+']),
  perhaps(' ', IS_NOW),
  ' ',
);
/** A thing that is taken out of the work: 'shoot dropped'; `match[1]` is its name. */
export const DROPPED = wording(kept('+'), ' ', '({is,was,are} ){dropped,deleted,cancelled,removed,taken out,left out}');
const OF_TERM = '{section,clause,paragraph,para,term,condition,article,item,line,point}';
const LIMITED = unlessNext([
  '( ){to,where,if,when,in,for,until,unless,as,after,before,while,during,with,insofar}',
  '(\\,)( ){but,except,unless,save}',
]);
/** Words of an addition or a special term that do away with a term by its number, as a whole: 'Strike line 17', 'Section 3.2 of the Terms (net 15) does not apply'; `match[1]` has the number. */
export const STRUCK_NUMBER: readonly RegExp[] = [
  wording(
    `{strike,delete,strike out,cross out,remove} (the )(whole )${OF_TERM} `,
    kept('#1-2(.#1-2)'),
    unlessNext('{.#,-, (the )+}'),
  ),
  wording(
    `${OF_TERM} `,
    kept('#1-2(.#1-2)'),
    perhaps(' of {the,these,our,your} (~2 )+'),
    perhaps(' \\(', upTo(40, '()'), '\\)'),
    ' ',
    [
      '{does,do,shall,will} not apply, {is,shall be,are} ({hereby,herewith} ){struck,deleted,struck out,crossed out,removed,left out,disapplied}',
    ],
    LIMITED,
  ),
];
/** 'If the two differ, the Order Form prevails': what is printed on the first pages goes before the terms. */
export const FRONT_PREVAILS = wording(
  '{order form,order,front page,cover sheet,special terms,special conditions,key terms,particulars} (~2 ){prevails,prevail,wins,win,takes precedence,take precedence,controls,control,governs,counts,shall prevail,will prevail}',
);
const MESSAGES = '{mail(s),e-mail(s),email(s),message(s),correspondence,text messages,exchange of mails}';
const THIS_PAPER = 'this {note,agreement,contract,lease,letter,deed,paper,document,form}';
/** 'Where the mails and this note differ, the note counts', 'this agreement replaces our e-mails': what was written before goes behind the paper. */
export const COUNTS_BEFORE_MAILS: readonly RegExp[] = [
  wording(
    MESSAGES,
    upTo(40, '.;'),
    THIS_PAPER,
    ' ',
    '{differ,disagree,conflict,say different things}(\\,)( then) {the,this} (~1 )+ {counts,prevails,wins,controls,governs,holds,shall prevail}',
  ),
  wording(
    THIS_PAPER,
    ' ',
    '{replaces,supersedes,takes the place of}',
    upTo(50, '.;'),
    `{our,these,those,the,all,all earlier,all prior,any,previous,earlier} (~2 )${MESSAGES}`,
  ),
];
