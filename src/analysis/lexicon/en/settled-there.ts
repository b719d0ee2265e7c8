import { BEFORE_CLAUSE } from '../characters';
import {
  anyWording,
  inClause,
  nearestInClause,
  nearestInItem,
  nearestWithout,
  openingWords,
  upTo,
  wording,
} from '../words';

/** 'The Agency may, by e-mail given before the expiry, extend the term for one further period': a renewal that somebody has to ask for. */
export const MAY_BE_EXTENDED = wording(
  '{may,can,option to,right to,entitled to}',
  inClause(120),
  '{extend,renew,prolong} ~3 {term,agreement,contract,lease,licence,license,engagement,hire,tenancy,it}',
);
/** What renews all the same. */
export const RENEWS_ITSELF: readonly string[] = [
  'automatic*, unless, by itself, itself, renews, rolls, roll over, runs on, carries on, continues, is renewed, deemed, if {neither,no,nobody}, in the absence, silence, tacit*',
];

/** Somebody is let off a restriction, which ends no contract. */
export const LET_OFF_A_RESTRAINT: readonly string[] = [
  '{release,releases,free,frees,excuse,excuses} {you,him,her,it,them,me,us} from {this,these,it,that,them}',
  '{release,releases,free,frees,excuse,excuses} ~4 from ~3 {restriction,restraint,covenant,ban,non-compete}*',
  '{waive,lift,shorten,drop,relax,end}(s) ~3 {restriction,restraint,covenant,ban,non-compete}*',
];

/** With these it ends the contract all the same. */
export const AND_ENDS: readonly string[] = [
  'terminat*, dismiss*, from this {agreement,contract,employment,lease,appointment}',
  '{end,ends,cancel,cancels} {this,the,your,his,her} {agreement,contract,employment,lease,appointment}',
];

/** Pay or rank cannot fall by it. */
export const NOT_LOWERED: readonly string[] = [
  '{pay,salary,wage,wages,remuneration,grade,rank,title,status} ~3 {not,never} (be )(thereby ){lower,reduc,cut,decreas,diminish}*',
  '{without,no} ({any,a} )({loss,reduction,cut,lowering} {of,in} )({your,his,her,their} )({basic,total} ){pay,salary,wages,remuneration,grade,status}',
];

/** With these something else may change that nobody agreed to, or pay is not made up for it. */
export const CHANGED_ELSEWHERE =
  'place(s), hours, location(s), depot(s), shift(s), transfer*, site(s), city, branch*, anywhere, days, adjust*, increas*, notice';

/** Duties of loyalty or care are owed. */
export const DUTIES_OWED = '{owe,owes} ~10 {duty,duties} of ({utmost,good,undivided,reasonable} ){loyalty,care,faith}';

/** And yet not in full. */
export const DUTIES_LESSENED: readonly string[] = [
  'no {duty,duties,fiduciary,such,other}, not owe, waive*, eliminat*, disclaim*, compet*, opportunit*, only, solely, other business*, for {its,his,her} own',
];

/** A scale of what a cancellation costs by the time that is left, or a sentence on one. */
export const SCALE_OF_CANCELLING: readonly string[] = [
  '#1-3 ({days,weeks,months} ){to,until,and} #1-3 {days,weeks,months} before',
  '{less,fewer,more} than #1-3 {days,weeks,months} {before,ahead,prior}',
  'if ~4 cancel(s), if cancelled, on cancellation, cancellation {fee,charge}(s)',
];

/** What is added to the work later has its own price. */
export const ADDED_WORK = '{each,every,any} {change order,variation,extra}';

/** A charge that can be worked out from the paper. */
export const STATED_RATE = wording(
  '{billed,charged,payable,priced,chargeable,invoiced} at , {billed,charged,payable,priced,chargeable,invoiced} at {a,the} rate of ',
  ['$#*, £#*, €#*, *2-3($) #*, #*/#*, #*({.,\\,}#*)( )%, #*({.,\\,}#*)( ){per cent,percent,times}'],
);

/** And yet others cannot. */
export const WITHOUT_SUM: readonly string[] = [
  'as billed, from time to time, then current, our {rate,rates,tariff}, such other, other {charge,fee}(s), actual, plus',
  'amend*, var{y,ied,ies}, chang{e,es,ed}, increas*, rais*',
];

/** The risk goes over when the thing does. */
export const RISK_FROM_HANDOVER: readonly string[] = [
  '{from,after,on,upon} (the )({actual,physical} )({moment,time,date,day} of )({handover,hand-over,handing over,collection,receipt}) ~10 risk',
  'risk ~8 {from,after,on,upon,until} (the )({moment,time,date,day} of )({actual,physical} ){handover,hand-over,handing over,collection,receipt}',
];

/** Who carries it has it before the buyer. */
export const BY_A_CARRIER: readonly string[] = [
  'carrier, carriage, haulier, dispatch*, despatch*, loading, loaded, ex works, ship*, transit, sign*, however caused, whatever, regardless',
];

/** What is written is unlawful; who wrote it is not judged. */
export const UNLAWFUL_CONTENT =
  '{where,if,when,that} ({a,any,the,your} )({post,comment,review,listing,message,content,item,it} )({is,are} )(clearly ){unlawful,illegal,abusive,defamatory,obscene,fraudulent}';

/** The part of a bill that is in dispute can be kept back. */
export const DISPUTED_KEPT_BACK: readonly string[] = [
  'only the (part that is )undisputed ({part,portion,sum,amount,balance} )~4 {pay,paid,payable,due}',
  '{may,can,entitled to} ({then,also} ){withhold,hold back,keep back} ~8 {dispute,disputed,disputes,queried}',
  "{need not,needn't,not be obliged to,not be required to,does not have to,do not have to} ({be,pay} )(paid )~6 {dispute,disputed,disputes}",
  '{disputed,contested,queried} ~6 {may be withheld,may be held back,need not be paid,is not due,are not due,not be payable}',
];

const UNEARNED =
  "{unearned,unused,not earned,not been earned,not yet earned,not been used,haven't earned,hasn't earned,not used}";

/** What was not worked for or used comes back. */
export const UNEARNED_BACK: readonly string[] = [
  `{refund,return,repay,give back,pay back,refunds,returns,repays,gives back,pays back} ~10 ${UNEARNED}`,
  '{unearned,unused} ({part,portion,balance,rest} )~6 {refunded,returned,repaid,given back}',
];

/** And something is kept. */
export const NOT_UNEARNED_BACK =
  'non-refundable, nonrefundable, forfeit*, {keep,keeps,retain,retains}, no refund, not refund*, not return*';

/** What somebody earns by buying for another. */
export const HANDLING_SHARE = '{handling,procurement,purchasing,buying} {charge,fee,margin}, mark(-)up';

/** A price that moves. */
export const PRICE_MOVES =
  'rise(s), risen, rising, rose, increas*, {go,goes,went,gone} up, move(s), moved, higher, dearer, adjust*, lift*, chang{e,es,ed}';

/** A price for a thing that is done, or a leave that is given. */
export const PRICE_OF_A_THING: readonly string[] = [
  '{on,for} {each,every} ({completed,concluded,confirmed} ){sale,booking,transaction,ticket}',
  '({agreement,consent,permission,leave} and )on payment of',
];

/** Somebody breaks the contract, or goes too early. */
export const IS_BREACH: readonly string[] = [
  'breach*, break(s), broken, violat*, infring*, contrary, default*, late, delay*, cancel*, terminat*, leave(s), early, penalt*, liquidated',
  'fail*, not, damages, must not, without our',
];

/** Who pays early pays nothing more. */
export const EARLY_WITHOUT_COST: readonly string[] = [
  '{pay,repay,prepay} ~12 {without,no,free of} ({any,a,further} )({premium,bonus,fee,charge} or ){penalty,premium,bonus}',
];

/** What somebody answers for at most. */
export const IS_A_CAP = '{liability,responsibility} ~4 {exceed,exceeds,limited to,capped}';

/** Whichever of the two does it pays the other. */
export const EITHER_PAYS: readonly string[] = [
  'the one ({who is,that is} )({responsible,in breach,at fault,late} )({shall,will,must} ){pay,pays} (to )the other',
  '{a,the,any,each,either} {party,side} {which,who,that} ~8 ({shall,will,must} ){pay,pays} (to )the other',
];

/** Nothing is owed for the time that is left. */
export const NOTHING_FOR_THE_REST: readonly string[] = [
  'no ({other,further,more} ){sum,rent,amount,payment,fee,charge,hire}(s) ({is,are,shall be,will be} )({due,payable,owed} )for (the )~3 {remaining,rest,remainder,balance,unexpired}',
  'nothing ({is,shall be,will be} )(more )({due,payable,owed} )for (the ){remaining,rest,remainder,balance,unexpired}',
];

/** The terms that bind are in the paper or with it. */
export const TERMS_AT_HAND =
  'on the {back,reverse}, overleaf, attached, annexed, appended, enclosed, set out below, printed {below,here}';

/** And yet they move. */
export const TERMS_THAT_MOVE =
  'from time to time, as amended, portal, website, web site, updat*, chang{e,es,ed}, current, revis*, amend*, rewrit*, not attached';

/** Sent home on pay. */
export const ON_FULL_PAY = '{on,upon,with} ({your,his,her,their,the} )({full,normal,usual,basic,ordinary} )(basic )pay';

/** Sent home without. */
export const WITHOUT_PAY = 'without, unpaid, no pay, half pay, reduced, part pay, not';

/** Nobody has to raise it. */
export const NO_DUTY_TO_RAISE: readonly string[] = [
  '{not,never} (be )({bound,obliged,required} )to {increase,raise}',
  '{no,any,an,without} {obligation,duty} to {increase,raise}',
];

/** One defence is given up and the rest are kept. */
export const OTHER_DEFENCES_KEPT: readonly string[] = [
  '{waive,waives,gives up,give up} no other {right,defence,defense}*',
  '{keep,keeps,retain,retains,reserve,reserves} {all,every} (other )({his,her,its} )(other ){right,defence,defense}*',
];

/** A change that leaves alone what was agreed before. */
export const NOT_REACHING_BACK =
  'no ({such,such a} ){change,alteration,increase} {touches,affects,applies to,touch,affect,apply to} ~4 {already,existing,earlier,made before,placed before,paid for}';

/** An account may be closed before a change holds. */
export const CLOSES_BEFORE =
  '{may,can,free to} ({then,simply,also} )close ({your,his,her,its,their} )account ~3 before';

/** A post or a listing goes, for what it says. */
export const LISTING_TAKEN_DOWN =
  '{remove,take down,delete,hide} ({a,any,the,your} ){listing,post,comment,review,message}(s) {that,which} ({is,are} )({break,breaks,breach,breaches,violate,violates,unlawful,illegal})';

const WISHES = '{wish,desire}({es,s}) to';
/** Both say what they want: a recital. */
export const BOTH_WISH = wording(WISHES, inClause(120), WISHES);

/** A rent that goes up by a small step that is written down. */
export const SMALL_STEP = anyWording(
  wording(
    '{increas,step,rise,rising,escalat,up }*',
    nearestInClause(60),
    'by ',
    nearestWithout(30, '.;%'),
    '{1,2,3,4}(.#*)( )%, {1,2,3,4}(.#*)( ){per cent,percent}',
  ),
  wording('10{1,2,3,4}(.#*)( )%, 10{1,2,3,4}(.#*)( ){per cent,percent}', inClause(4), ' of the ^3 {rent,fee}'),
);

/** And yet more may be asked. */
export const MORE_THAN_THE_STEP: readonly string[] = [
  'greater, higher, highest, review*, market, index, CPI, RPI, at least, not less than, no less than, minimum, discretion, determin*, plus, such {other,further}',
];

/** The balance is paid against the thing: at its handover or at completion. */
export const PAID_AGAINST_THE_THING: readonly string[] = [
  '{balance,rest,remainder} ({is,falls} )({due,payable,paid} ){on,upon,at,against} (the )(full )(actual ){collection,completion,delivery,handover,handing over,receipt}',
  '{deposit,down payment} ({then,also} ){counts,is counted,goes,is applied,is credited} {towards,toward,against,to} the {purchase,sale,total,contract,full} ',
  '{signing,exchange} and {completion,closing} {take,takes} place together',
  '{signing,exchange} and {completion,closing} {happen,happens,take place,takes place,are,occur,occurs} {simultaneous,at the same time}*',
];

/** And yet much is paid before. */
export const MUCH_AHEAD =
  '{before,prior to,ahead of} (the ){delivery,dispatch,despatch,shipment,loading}, half, whole, {2,3,4,5,6,7,8,9}#%';

/** Capital works and the like are taken out of what the tenant pays. */
export const CAPITAL_LEFT_OUT = wording(
  '{exclude,excludes,excluding,not include,not including}',
  inClause(100),
  'capital',
);

/** An order is refused for a good reason only. */
export const REFUSED_FOR_REASON_ONLY: readonly string[] = [
  '{not,never} ({unreasonably,arbitrarily} ){refuse,decline,reject} ~6 {without,except for,save for} ({a,any} )({good,proper,reasonable,just,valid,sound,fair} ){reason,cause,ground}*',
  '{not,never} {unreasonably,arbitrarily} {refuse,decline,reject,withhold}',
];

/** What has not been had yet is paid back, or not charged. */
export const PAID_TIME_BACK: readonly string[] = [
  '{prepaid,unused,advance} {amounts,sums,fees,dues,money,payments} ~8 {are,is,shall be,will be} ({then,also} )(promptly ){refunded,returned,repaid,credited}',
  '{charge,charges} {nothing,no fee,no fees} from the ~2 day',
];

/** Some of it is not. */
export const NOT_ALL_PAID_BACK =
  'keep(s), kept, retain*, forfeit*, none, no {prepaid,unused,advance}, not {refunded,returned,repaid,credited}, no {refund,abatement,credit}, less';

/** What was paid is lost in one case only. */
export const LOST_ONLY_IF = wording(
  '{refunded,returned,repaid} in full',
  inClause(160),
  '{forfeited,kept,lost,retained} only {if,where,when}',
);

/** Who put content up may take it down again. */
export const USER_DELETES =
  '{user,member,customer,you} {can,may} ({also,always} ){delete,remove} ~4 {any time,whenever}';

/** And yet the licence outlives it. */
export const LICENCE_OUTLIVES = 'perpetual*, irrevocabl*, surviv*, for ever, forever, even after, remains';

/** A small deduction for each week of delay with a low ceiling. */
export const SMALL_DELAY_SUM = wording(
  '{delay,late}*',
  nearestInItem(160),
  '{ ,\\(}{0,1,2,3,4}({.,\\,}#*)( )%, { ,\\(}{0,1,2,3,4}({.,\\,}#*)( ){per cent,percent}',
  upTo(100, ';'),
  'at most, maximum, not more than, no more than, up to, limited to',
  upTo(20, ';'),
  '{ ,\\(}{#,10}({.,\\,}#*)( )%, { ,\\(}{#,10}({.,\\,}#*)( ){per cent,percent}',
);

/** Part of a fee is credited where a service falls short. */
export const SERVICE_CREDIT = wording(
  'credit(s), credited',
  nearestInClause(60),
  '#1-3( ){%,per cent,percent} of ',
  inClause(40),
  'fee(s), charge(s), rental, subscription',
);

/** Only what was really spent. */
export const REALLY_SPENT: readonly string[] = [
  '{cost,costs,expenses} (that {it,she,he} )({has,have} )(been )({actually,really,reasonably} ){spent,incurred,paid}',
  'documented ~3 {cost,costs,loss,expenses}',
];

/** More is owed beside. */
export const AND_MORE =
  'plus, in addition, beside, besides, further {loss,damage,claim}*, remain*, whole, full, penalt*, liquidated, interest, double, twice';

/** The time to pay runs from what the supplier sends. */
export const FROM_THE_INVOICE: readonly string[] = [
  '{after,from,of,following} (the )(later of )({date,day} of )receipt of (the )(goods and )(of )({a,an,the} )({correct,orderly,valid,verifiable,proper,due} )(tax )invoice',
];

/** And yet from what the buyer, or somebody else, does. */
export const AND_FROM_APPROVAL =
  'approv*, accept*, certif*, inspect*, releas*, satisf*, paid by, {its,our,end} customer, funds, only {if,when,after}';

/** Who pays has not thereby accepted: nothing of when he pays. */
export const PAYING_IS_NOT_ACCEPTING: readonly string[] = [
  '{payment,paying,payments} ~6 {is,are,be,shall,will,does,do} not ({be,constitute,mean,imply,amount to,signify,indicate,deemed,count as,be deemed,be taken as} )({an,any,the} )(evidence of )({final} ){acceptance,approval}',
  '{payment,paying,payments} ~6 {is,are} no ({evidence of,proof of} ){acceptance,approval}',
  'no payment ~6 {is,be,constitute,constitutes,means,mean,implies} ~4 {acceptance,approval}',
];

/** More money is put in only where all agree. */
export const IF_ALL_AGREE = openingWords(
  BEFORE_CLAUSE,
  '{if,where,when} {we,we both,we all,both,all}( {of us,members,partners,holders,sides}) agree*',
);

/** Somebody looks how much a thing is used, and no more. */
export const USE_IS_LOOKED_AT = '{verify,check,monitor,measure,audit} ({the,your,its} ){usage,use}';

/** And then stops it. */
export const AND_STOPS =
  'disabl*, deactivat*, suspend*, block*, stop*, lock*, switch*, terminat*, restrict*, limit*, end(s)';
