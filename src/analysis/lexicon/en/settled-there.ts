import { inClause, wording } from '../words';

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
export const STATED_RATE =
  /\b(?:billed|charged|payable|priced|chargeable|invoiced) at (?:a rate of |the rate of )?(?:(?:[$£€]|[A-Z]{2,3}\$? )\d|\d+\/\d|\d[\d.,]*\s?(?:%|per ?cent|times))/i;

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
export const SMALL_STEP =
  /\b(?:increas|step|rise|rising|escalat|up )\w*[^.;]{0,60}?\bby [^.;%]{0,30}?(?<![\d.])[1-4](?:\.\d+)? ?(?:%|per ?cent)|(?<![\d.])10[1-4](?:\.\d+)? ?(?:%|per ?cent)[^.;]{0,4} of the (?:\w+ ){0,3}(?:rent|fee)\b/i;

/** And yet more may be asked. */
export const MORE_THAN_THE_STEP: readonly string[] = [
  'greater, higher, highest, review*, market, index, CPI, RPI, at least, not less than, no less than, minimum, discretion, determin*, plus, such {other,further}',
];
