import { NO_WORD } from '../characters';
import { inClause, openingWords, wording } from '../words';

/** Consent may be refused for a good reason only. */
export const CONSENT_NOT_REFUSED: readonly string[] = [
  '{not,never} (be ){unreasonably,arbitrarily} {withheld,withhold,refused,refuse,denied,deny,delayed,delay}',
  '{not,never} (be ){withheld,withhold,refused,refuse,denied,deny} {unreasonably,arbitrarily,without good reason,without reasonable cause}',
];

/** And yet somebody decides as he likes. */
export const AS_HE_LIKES = '{sole,absolute,unfettered,own,entire} (and + )discretion, any reason, no reason, at will';

/** What becomes of things left behind is what a statute says. */
export const AS_STATUTE_SAYS: readonly string[] = [
  '{as,manner,to the extent} {provided,required,permitted,allowed,set out,set forth,prescribed} {in,by,under} ({the,applicable,state,local,any} )(+ ){law,statute,act,code,section,ors,rcw}',
  '{in accordance with,in compliance with,pursuant to} ({the,applicable,state,local,any} )(+ )(+ ){law,laws,statute,statutes,act,code,section,ors,rcw,regulations}',
];

/** And yet they are lost, or nobody answers for them. */
export const LEFT_THINGS_LOST =
  'abandon*, forfeit*, keep(s), retain*, {property,title} {of,in} ({the,our} ){landlord,owner,lessor,us}, without {notice,liability,accounting,compensation}, no liability, not liable, waive*, as {it,we,he,she,landlord} {see,sees} fit';

/** What is so called in a paragraph may turn into a paid plan; where nothing is, there is no trial. */
export const FREE_OR_CHEAP: readonly string[] = [
  'trial*, free, complimentary, introduct*, promo*, discount*, sample*, gift*, intro, guest, test*, cheap*, offer*, no {cost,charge}',
  '{half,reduced,special,launch,welcome,lower} {price,rate,fee}, dollar, at no, {first,opening} {week,weeks,fortnight,month,months,#1-3 days,#1-3 months}',
];

/** 'How to cancel after the commitment period.' */
export const HOW_TO = openingWords(NO_WORD, 'how {to,you can,you may,do i,can i,i can} ');

/** The risk passes on delivery; where a carrier has it before, other words guard. */
export const RISK_ON_DELIVERY: readonly string[] = [
  'risk ~9 {passes,pass,transfers,transfer,passing,goes over} ~6 {on,upon,at,when,after,with} (the )({actual,physical,completion of} ){delivery,collection,handover,receipt,arrival}',
];

/** The buyer has the risk before, or for good. */
export const RISK_SOONER =
  'carrier, carriage, haulier, dispatch*, despatch*, loading, loaded, ex works, ship*, transit, sign*, however caused, whatever, regardless, notif*, ready, {leave,depart}*, warehouse, attempt*';

/** The other space is as good. */
export const AS_GOOD_A_PLACE =
  'comparable, equivalent, similar, no smaller, no worse, {same,like,equal} {size,standard,quality}, as good as, at least as';

/** Who asks for the move pays it, or it may be declined by leaving; to be found in the clause. */
export const MOVE_PAID_AND_LEAVE = wording(
  '{we,landlord,lessor,licensor,provider,operator,owner,our,its} ',
  inClause(60),
  'cost(s), expense(s)',
  250,
  '{you,tenant,lessee,licensee,member,occupier,customer} {may,can}',
  inClause(60),
  'end, terminate, leave, cancel',
);

/** What was there before, or what the law asks of the building, is not the tenant's. */
export const TENANT_SPARED: readonly string[] = [
  '{tenant,lessee} ({shall,will,is} )not (be )({liable,responsible,obligated,required} ){for,to} ~6 {hazardous,toxic,contaminat,asbestos,environmental,pollut,pre-existing,existing,structural,capital,comply,remediat,remove}*',
];

/** And yet something of it is. */
export const TENANT_NOT_SPARED = '{but,however} ~4 {tenant,lessee} {shall,will,must}, except, unless, other than, save';

/** No rent is owed until the place is handed over. */
export const NO_RENT_BEFORE_HANDOVER: readonly string[] = [
  '{not,no} ~3 {obligated,obliged,required,liable,bound} to pay ({any,the,base,minimum} )rent ~6 {until,before,prior}',
  'rent ~6 {not,never} ~3 {commence,begin,start,accrue,due,payable} until ~8 {possession,delivered,delivery,handed,handover}*',
  'rent ~4 {abate,abates,abated,be abated,credited} ~12 {until,delivered,delivery,possession}',
  'no rent ~6 {due,payable,accrue,owed}* ~4 until ~8 {possession,delivered,delivery,handed,handover}*',
];

/** Somebody comes in; nothing ends by it. */
export const COMES_IN =
  '{may,can,shall have the right to,have access,right of} ({also,then} ){enter,inspect,access,view,show}';

/** And yet something ends. */
export const AND_ENDS_IT =
  'terminat*, cancel*, end(s), ended, determin*, re-ent*, repossess*, retake*, forfeit*, evict*, dismiss*, expel*, rescind*, withdraw*, remov*, suspend*';

const MAKERS = '{company,manufacturer,supplier,seller,vendor,principal,producer,maker}';
/** Who makes the goods answers for defects of theirs. */
export const MAKER_ANSWERS = wording(
  `${MAKERS} ({shall,will,agrees to,must} )(at + expense )(defend(,) ){indemnify,indemnifies,hold,defend} `,
  inClause(160),
  'defect* ~3 {product,goods,equipment,merchandise}*, {product,goods} ~3 defect*, product( )liability',
);

/** And yet for more than these. */
export const ANSWERS_FOR_MORE =
  'negligen*, whether or not, regardless, breach*, any other, other claim*, including, sole*, omission*, and from, or from, performance of';

const UPLOADED =
  '({the,any,your,a,such} ){post,posts,content,review,reviews,comment,comments,listing,listings,material,materials,message,messages}';
/** What is put up is removed where it breaks what is stated. */
export const REMOVED_FOR_BREACH: readonly string[] = [
  `{remove,removes,delete,take down,hide} ${UPLOADED} {that,which} ({is,are} )({clearly,plainly} )({break,breaks,breach,breaches,violate,violates,infringe,infringes,unlawful,illegal,infringing})`,
  `{remove,delete,take down,hide} ${UPLOADED} ~4 only {if,where,when} ~6 {break,breaks,breach,breaches,violates,violate,infringes,unlawful,illegal}`,
];

/** And yet whoever removes it thinks so, or needs no reason. */
export const REMOVED_AS_HE_LIKES =
  'opinion, discretion, believe(s), consider(s), think(s), deem(s), any reason, no reason, whatever, any time, without {notice,reason,cause}, refuse*, edit*, otherwise, objectionable, inappropriate';

/** A firm's name or badge is no data of a person. */
export const NAME_AND_LOGO =
  'logo(s), trade( )mark(s), trade-mark(s), {business,company,corporate,firm,trading} name(s)';

/** And yet data of somebody go along. */
export const AND_DATA =
  'data, detail(s), address*, e-mail*, email*, phone*, telephone*, information, photo*, image*, likeness, contact*, health, profile*';

/** Rules of a house may change; of money nothing is said but that it stays. */
export const HOUSE_RULES_CHANGE =
  '{change,amend,revise,update,vary} ({the,our,its} )({house,building,club,centre,center,site} ){rules,regulations,handbook}';

/** And yet fees go on or up. */
export const FEES_GO_ON =
  '{fee,fees,tuition,charges,dues} {is,are,shall,will,remain,remains,continue,continues} (be ){due,payable,owed,unchanged}';

/** A shareholder lets a sale pass that the articles would hold up. */
export const PRE_EMPTION_WAIVED = 'pre-emption, preemption, pre-emptive, preemptive';

/** Papers are signed in somebody's name only after he was asked and some days went by. */
export const ONLY_AFTER_NOTICE: readonly string[] = [
  "{after,following,on,upon,giving,given,with,within} ~6 {day,days,day's,days',week,weeks,weeks'} ({of,after,from,prior,written,business} )(+ ){notice,request,demand,reminder}",
  '{has,have,fails,fail,refuses,does,do} (not )~6 within ~4 {days,weeks} {of,after,from} ~4 {notice,request,demand,asked}',
];

/** Who visits comes at usual hours or says so before. */
export const AT_FAIR_TIMES: readonly string[] = [
  '{reasonable,prior,advance,due} ({prior,advance,written,previous} )(+ )notice, reasonable (and + ){time,times,hour,hours,intervals}',
  '{business,working,office,opening,normal,regular,ordinary} ({business,working,office} )hours, by (prior )appointment, convenient to both',
  "{day's,days',days,hours,hours',week's,weeks'} ({prior,advance,written,previous} )(+ )notice",
];

/** And yet he may come as he likes. */
export const AT_ANY_TIME =
  'without ({any,prior,further,advance,previous,giving} )(+ )notice, {with,on} or without, no notice, unannounced, announced or, {any,all} {time,times,hour,hours}, whenever, need not {give,announce,tell}, own keys, keys of its own';

/** Only what follows from a loss is excluded, which other questions ask. */
export const INDIRECT_LOSS = 'consequential, indirect, incidental, special {damages,loss,losses}, punitive, exemplary';

/** Loss itself is excluded too. */
export const ALL_LOSS =
  'any {loss,damage,liability,injury,claim,harm}, {any,all} other, all {loss,losses,liability,damage,claims}, direct {loss,losses,damage,damages}, whatever, whatsoever, howsoever, negligen*, injur*, death, theft, stolen, for anything, damage {to,caused}, loss of property, {lost,damaged} {property,goods,items,belongings}';
