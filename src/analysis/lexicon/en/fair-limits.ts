/** Nobody is kept from it. */
export const FREEDOM_KEPT: readonly string[] = [
  'nothing (in + )(+ )({shall,will} ){prevent,prohibit,restrict,stop,limit,preclude,bar,forbid,keep,hinder}(s)',
  'nothing {in,contained in} ~8 {prevent,prohibit,restrict,stop,limit,preclude,bar,forbid,keep,hinder}(s)',
  '{does,do,shall,will} not {prevent,prohibit,restrict,stop,preclude,forbid,hinder}',
  '{is,are,be,remain,remains,stay,stays} {free,at liberty} to',
  '{may,can} ({then,also,still,freely} ){contract,deal,trade} with',
];

/** A covenant about staff and customers, which bars no trade. */
export const OF_STAFF_AND_CUSTOMERS: readonly string[] = [
  '{solicit,entice,poach,canvass,lure}*',
  '{employ,engage,hire,recruit} ~12 {staff,employee,employees,personnel,worker,workers,carer,teacher}',
  'employ, or engage ~12 {staff,employee,employees,personnel,worker,workers,carer,teacher}',
  '{employ,engage,hire,recruit} ({any,a,the} ){technician,engineer,developer,consultant,nurse,driver,cleaner,stylist}(s) {of,who,whom}',
];

/** What somebody answers for stops where the fault of the other begins, or is his own fault alone. */
export const BY_FAULT: readonly string[] = [
  '{except,save,unless,excluding,but not,apart from,other than} ~14 {negligen,fault,defect,careless,wrongful}*',
  '{to the extent,so far as,insofar as,in proportion} ~6 {caused,cause,causes,arising,arises,resulting,due,attributable} ~6 {negligen,fault,breach,wilful,willful,wrongful,careless}*',
  '{arising,resulting,caused} {out of,from,by} {its,his,her,their} (own )({negligent,wrongful} ){negligence,fault,carelessness,misconduct,acts or omissions}',
];

/** He answers for his own fault, and for nothing else. */
export const FOR_OWN_FAULT =
  '{liable,responsible,answer,answers} only for ~6 {caused by,arising from,due to} {our,its,his,her,their,my} (own ){negligence,fault,carelessness}';

/** Liability, or a right to claim, is kept: 'nothing here takes away your rights'. */
export const NOTHING_TAKEN_AWAY: readonly string[] = [
  '{nothing,none,no term,no clause,no part} ~8 {excludes,exclude,limits,limit,restricts,restrict,affects,affect,removes,remove,reduces,reduce} ~3 {liability,responsibility,right,rights,claim,claims,remedy,remedies}',
  '{nothing,none,no term,no clause,no part} ~8 {takes away,take away,is to take away,shall take away,will take away}',
];

/** And yet it reaches what nobody, or the other side, is to blame for. */
export const WHATEVER_THE_FAULT =
  'sole(ly), gross(ly), wil(l)ful(ly), deliberate(ly), whether or not, regardless, even {if,where,when}, whatever the cause, however caused';

/** Claims that what is supplied infringes the rights of others. */
export const OF_INFRINGEMENT = '{infring,misappropriat,plagiari}*, intellectual property claim(s)';

/** The risk is the seller's until the thing is handed over. */
export const SELLERS_RISK: readonly string[] = [
  "at (the ){seller's,vendor's,owner's,supplier's,lessor's,our,my} (own )(sole )risk",
  'risk ~6 {stays,stay,remains,remain,rests,lies} with (the ){seller,vendor,owner,supplier,lessor,us,me}',
  'risk ~4 {passes,pass,transfers,goes over} ~4 {on,upon,at,when,after,with} (the )({actual,physical} ){delivery,collection,handover,receipt,arrival}',
];

/** The reseller fixes what its customers pay. */
export const AT_OWN_CHOICE_OF_PRICE: readonly string[] = [
  'price(s) ({that,which} ){it,he,she,they,you} ({itself,himself,herself,themselves,yourself,may,can,freely,alone} ){set,fix,choose,decide,determine}(s)',
  '{free,freely,at liberty,right} (to ){set,fix,determine,decide}',
  '{its,his,her,their,your} own ({resale,selling,retail} )price(s)',
  'at prices of {its,his,her,their,your} (own )choice',
  'not bind*',
  'non-binding',
];

/** A price may rise so far and no farther. */
export const PRICE_BOUND: readonly string[] = [
  '{no,not} more than',
  '{not,never} exceed',
  '{consumer,retail} price(s)',
  '{CPI,CPIH,RPI}',
  '{upper limit,ceiling,maximum} of #*',
  '{inflation,capped,index}*',
  '{agreed,agreement} {by,between,of} {both,the parties}',
];

/** The greater of two bounds is none, and so is a bound beside which more may be asked. */
export const HIGHER_OF_TWO =
  '{greater,higher,larger} of, whichever is, plus, at least, not less than, or such, discretion, in addition, any time, further';

/** Who does not like a change may go, and it costs nothing. */
export const LEAVES_FREE: readonly string[] = [
  '{may,can,entitled to,right to,free to} ({then,also} ){leave,cancel,end,terminate,withdraw}* ~10 {without,free of,at no} ({any,extra,further} ){charge,penalty,cost,fee,payment}',
  '{leave,cancel,end,terminate,withdraw} ~4 {free of charge,free,without charge,without penalty}',
];

/** Nothing is to be paid for the time, or it comes back. */
export const NO_PAY_FOR_SOME: readonly string[] = [
  'no {fee,fees,charge,charges,rent,hire,payment} {is,are,shall be,will be} {payable,due,owed,made,charged}',
  '{afterwards,after that,from then on,thereafter} ~4 {credited,refunded,waived,reduced,free}',
  '{fees,rent,charges,dues} {are,is,shall be,will be} {credited,refunded,waived,reduced,suspended}',
];

/** What is done waits for a yes, or shows nobody. */
export const PAYER_IS_HEARD: readonly string[] = [
  'only {where,if,when,with,after} ~12 {tick,ticked,ticks,consent,consents,agree,agrees,agreed,permission,opt,opted,yes}',
  'with ({your,their,his,her,the} )(prior )(written )({express,explicit} )consent',
  'without {guests,people,faces,persons,children}',
];

/** Claims have to be brought in time; no sum is named. */
export const CLAIMS_IN_TIME =
  '{brought,bring,brings,commenced,commence,started,begun,raised,notified,presented,filed,made,sue,sued} within';

/** Notice that was not given is paid for. */
export const NOTICE_PAID_OUT: readonly string[] = [
  '{fee,fees,payment,pay} in lieu',
  'in lieu of ({the,proper,due,full} )({period of,required} )notice',
];

/** An end, or an exclusion, for what somebody does. */
export const GROUNDS_OF_CONDUCT: readonly string[] = [
  'if {you,a member,the member,members,a guest,guests} ~4 {behave,threaten,abuse,endanger,harass,assault,steal,damage,break,breach}*',
  'for {violence,theft,abuse,harassment,threatening,serious breach,misconduct}',
];

/** And yet one side judges alone, or keeps the money. */
export const HIS_OPINION =
  'opinion, discretion, believe(s), consider(s), think(s), any reason, whatever, no refund, without refund, keep(s), forfeit*, any time, any rule*, these rules';

/** It ends when its time is over. */
export const ENDS_AT_TERM: readonly string[] = [
  '{renew,prolong}*',
  'unless ~8 {notice,notifies} ~8 before (the ){end,expiry,expiration,anniversary}',
];

/** For these one may leave. */
export const EXCUSES =
  'ill, illness, sick*, injur*, pregnan*, move(s), job, redundan*, relocat*, medical, doctor*, disab*, breach*, {material,serious,significant} change';

/** The other side may say no. */
export const CONSENT_ASKED: readonly string[] = [
  '{buyer,customer,purchaser,client,distributor,reseller,you} {may,can} ({then,also} ){refuse,reject,decline,return,cancel}',
  '{with,after,subject to} ~4 {consent,approval}',
];

const BY_MONTH = String.raw`(?:0?[.,]\d+|1(?:[.,][0-5]0?)?) ?(?:%|per ?cent)(?: \([^)]*\))? ?(?:per|a|each|every|/) ?(?:calendar )?month`;
const BY_YEAR = String.raw`(?:[1-9]|1[0-2])(?:[.,]\d+)? ?(?:%|per ?cent)(?: \([^)]*\))? ?(?:per (?:annum|year)|a year|p\.? ?a\b|above|over)`;

/** Interest as trade asks it: up to 12% a year, 1.5% a month, some points above the rate of a bank, or the statute's. */
export const LOW_INTEREST = new RegExp(
  String.raw`\binterest\b(?=[^;]{0,160}?(?<![\d.,])(?:${BY_MONTH}|${BY_YEAR}))|\bstatutory interest\b|\b(?:bears?|carr(?:y|ies)|attracts?|draws?) (?:0?[.,]\d+|1) ?(?:%|per ?cent) (?:per|a|each|every) (?:calendar )?month`,
  'i',
);

/** Something is owed beside the interest, or it grows. */
export const MORE_THAN_INTEREST =
  'compound*, daily, each day, per day, a day, every day, late {fee,charge}(s), administration, reminder(s), plus, in addition, highest, maximum, penalt*, surcharge(s), collection, greater of, whichever is';

/** A fee for a whole time, or for what is left of one. */
export const ALL_OF_A_TIME =
  'year*, term(s), semester(s), full, whole, entire, all, remain*, rest, stay, season*, balance, unexpired, instal*, annual*, until';

/** Something is paid late, or not at all. */
export const BEING_LATE: readonly string[] = [
  'late*, overdue, unpaid, until, past due, default*, arrear*, delay*, ow{ed,ing,es,e}, outstanding, after, penalt*, interest',
  'miss*, remind*, fail*, grace, in time, behind, not paid, compound*, return*, bounce*, dishono*, matur*, delinquen*',
  'surcharge*, from then on, comes in, non-payment, nonpayment, due date, extra, further, additional*, grow*, chas*',
];
