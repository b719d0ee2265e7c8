import { nonCompete } from '../kinds/declarations/non-compete';
import { severance } from '../kinds/declarations/severance';
import { preliminaryOf } from '../kinds/preliminary';
import { recogniseKind } from '../kinds/recognise';
import { CELL_OR_LINE_END, CLAUSE_NUMBER, LABEL_END } from '../lexicon/characters';
import { ADD_ONS, LATER_PAPERS } from '../lexicon/en/parts-of-contracts';
import { anyWording, inClause, kept, onlyWords, openingWords, unlessNext, upTo, wording } from '../lexicon/words';
import { isOfNamedLease, isOfReward } from './lengths-beside';
import type { Source } from './source';

/** What lasts for a time of its own beside the contract. */
const OTHERS = wording([
  'warrant{y,ies}, guarantee{,s,d}, vest, vests, vesting, {holiday,leave,financial,fiscal,tax,accounting} year(s), probation*, trial period, defects, quote, quotation, offer, {price,prices} {hold,holds,stand,stands}',
  'holding the date, good until, sharing, first ~2 {week,month,year}(s) {end,ends,are over}',
]);
/** In a paper that is not about secrecy so does this. */
const OF_SECRECY = wording(
  'confiden*, secre*, non(-)compete, {not,never} compete, compete(s), competition, solicit*, poach*',
);
/** What the contract itself is called, or that lasts as long as it does. */
const CONTRACT = wording([
  'agreement, contract, term, terms, lease, tenancy, sublease, membership, employment, hire, appointment, engagement, subscription, licen{c,s}e, franchise, partnership',
  'this {letter,guarantee,guaranty,warranty,bond,quote,quotation,policy,plan}, continuing, service(s), loan, arrangement, letting, booking, deal',
]);

/** Such a thing is what the sentence speaks of, whatever contract it names beside: 'The non-competition covenant in the Employment Letter is extended'. */
const SPEAKS_OF_OTHERS = openingWords(
  CLAUSE_NUMBER,
  '({the,any,your,our,this,his,her,each} )(+ )(+ )',
  '{warranty,guarantee,probation,probationary,trial,defects,confidentiality,non-competition,non-compete,non-solicitation} ({period,covenant,undertaking,obligation,clause,restriction,duty,duties}(s) )',
);
/** In a paper that is not about work, or by which work ends, how long somebody is employed is another contract's. */
const OF_EMPLOYMENT = wording('employment, employed, employs, your job');
const THIS_CONTRACT = wording('{this,the} {agreement,contract,deed,letter}');

/** 'For five years after she ceases to hold shares', 'twelve months from the end of the employment': what lasts when the contract, or a part in it, is over. */
const AFTER_THE_END = wording(
  '{day,week,month,year}(s)',
  inClause(110),
  '{after,following,from} ({the,its,his,her,their,your,any,my,our} ){end,ending,termination,expiry,expiration,cessation,departure,dissolution} of, {after,from when,from the day} {he,she,they,you,it,the +} {ceases,cease,leaves,leave,left,stops,stop,ends}',
);

/** 'Valid until 13 March 2025': so long an offer stands. */
const OFFER_STANDS = wording('valid {until,to,till,for}, validity, {open,stands} for acceptance');
const IS_OFFER = wording('quotation, quote, estimate, offer, proposal');
const HEAD = 600;
/** What the paper says of itself stands there, in characters. */
const TITLE = 250;

/** 'Driveway Rules | in force for five years': a row on the rules, prices or covenants of a contract. */
const ROW_OF_OTHERS = openingWords(
  CLAUSE_NUMBER,
  '(+ )(+ ){rules,warranty,guarantee,exclusivity,restriction(s),covenant(s),non-compete,non-solicitation,confidentiality,price,prices,rates,discount,insurance,option,notice,vesting,trial,probation,cure,grace,defects,retention}( period), payment terms',
  upTo(3, '\\S'),
  CELL_OR_LINE_END,
);

/** '90 to 46 days | 40%': what is owed by whoever cancels then. */
const SHARE = onlyWords(12, '#1-3( )%');
const isRowOfShares = (text: string) =>
  text.includes('\t') && SHARE.test(text.slice(text.lastIndexOf('\t') + 1).trim());
/** Whether a row, with its tabs, says how long one thing in the contract lasts. */
export const isRowOfOthers = (text: string) => ROW_OF_OTHERS.test(text) || isRowOfShares(text);

/** 'You must not trade at any other festival', 'neither of them will bake for sale within eight miles': what somebody may not do for a time. */
const RESTRAINS = wording(
  "{must,may,shall,will,can,should} not, {mustn,won,shan,can}'t, cannot, neither ~8 {will,shall,may}, {undertakes,agrees,promises} not to, never",
  inClause(50),
  '{trade,work,sell,supply,deal,perform,play,appear,exhibit,bake,cook,carry on,engage,open,run,operate,set up,take part,show,publish,record,offer,employ,canvass,entice,negotiate,teach,practise,be employed,be engaged,be concerned}',
  inClause(110),
  'elsewhere, any other, another, any person, anyone else, anybody else, within, compet*, similar, the same kind, third part{y,ies}, {of,for} others',
);
/** That is the contract's own span where the sentence says that something runs or begins then. */
const RUNS_THEN = wording(
  '{run,last,begin,start,commence,continue,expire,end,open}(s), runs, lasting, beginning, starting, commencing, ending, in force, is for, term',
);
/** 'The exclusivity lasts until 4 July', 'This restriction runs for one year'. */
const RESTRAINT_ALONE = openingWords(
  CLAUSE_NUMBER,
  '{the,this,that,such,his,her,your,its} ({non-compete,above,said} ){duty,restriction(s),restraint(s),ban,bar,exclusivity}',
  upTo(40, '.;'),
  '{lasts,last,runs,run,ends,end,applies,apply,continues,holds,is,are}',
);
/** Papers that are about a restraint alone. */
const OF_RESTRAINT = wording('exclusiv*, non-compet*, restrict*, restraint, lock{ ,-}out, standstill, covenant');

/** Whether a sentence says how long somebody may not do something, and the paper is about more than that. */
export function isOfRestraint({ plain }: Source, text: string): boolean {
  const isRestraint = (RESTRAINS.test(text) && !RUNS_THEN.test(text)) || RESTRAINT_ALONE.test(text);
  if (!isRestraint) return false;
  const at = plain.indexOf(text);
  return !OF_RESTRAINT.test(plain.slice(0, at < 0 ? TITLE : Math.min(at, TITLE)));
}

/** 'This paragraph lasts two years', 'Clause 4 runs for a year': how long a part of the paper itself holds. */
const PART_OF_PAPER_LASTS = openingWords(
  CLAUSE_NUMBER,
  '{{this,the present,the foregoing} {paragraph,clause,sub-clause,section,article,point},these {obligations,duties,undertakings,restrictions,covenants,promises}} ({shall,will} )',
  upTo(40, '.;'),
  '{last,run,continue,remain,hold,end,expire,stand,apply,survive,be in force}{s,,es}',
);

/** 'Each franchise agreement will be for 10 years': contracts that are made under this one. */
const OF_EACH_CONTRACT = openingWords(
  CLAUSE_NUMBER,
  '(the )({term,length,duration,period} of )each ({such,individual} )(+ ){agreement,contract,lease,licen{c,s}e,order,statement of work,work order,loan,booking}( )({will,shall,is,has,runs,lasts,continues,:})',
);

/** 'The current term of the Lease ends on 31 August 2026', 'the unexpired residue of the tenancy': of a contract that is sold, taken over or answered for. */
const OF_ANOTHERS_TERM = wording(
  '{current,remaining,unexpired,existing,residue of the,remainder of the} ({lease,initial,fixed,contractual} ){term,period,residue,remainder} of {the,that,its,his,her,their,such} (+ ){lease,sublease,underlease,tenancy,head lease}',
);
/** Papers by which somebody gets a place to use: the term of a lease is theirs. */
const OF_A_PLACE: readonly string[] = ['lease', 'occupancy', 'amendment', 'unknown'];

/** Whether a sentence tells how long a lease runs that the paper is not, but speaks of. */
const isAnothersTerm = (source: Source, text: string): boolean =>
  OF_ANOTHERS_TERM.test(text) && !OF_A_PLACE.includes(recogniseKind(source).family);

/** Whether a sentence tells how long a guarantee, a probation, an offer or a secret lasts, and nothing of the contract. */
export function isOfOtherLength(source: Source, text: string): boolean {
  const { family, kind } = recogniseKind(source);
  const isOfSecrecy = family === 'nda' || kind?.id === nonCompete.id;
  if (OF_EACH_CONTRACT.test(text) || isAnothersTerm(source, text) || isOfNamedLease(source, text) || isOfReward(text))
    return true;
  if (SPEAKS_OF_OTHERS.test(text) && !isOfSecrecy) return true;
  if (!isOfSecrecy && (isOfRestraint(source, text) || PART_OF_PAPER_LASTS.test(text))) return true;
  if (isRowOfOthers(text) || (AFTER_THE_END.test(text) && !CONTRACT.test(text))) return true;
  if (OFFER_STANDS.test(text) && !THIS_CONTRACT.test(text) && IS_OFFER.test(source.plain.slice(0, HEAD))) return true;
  const isOfWork = family === 'employment' && kind?.id !== severance.id;
  if (!isOfWork && !isOfSecrecy && OF_EMPLOYMENT.test(text) && !THIS_CONTRACT.test(text)) return true;
  if (CONTRACT.test(text)) return false;
  return OTHERS.test(text) || (OF_SECRECY.test(text) && !isOfSecrecy);
}

/** 'Newsletters run for twelve months from September', 'Hosting is for a year': one of several things that are done. */
const PART_RUNS = openingWords(
  CLAUSE_NUMBER,
  '({the,your,our,this} )(monthly )',
  kept(
    '{newsletter,post,blog,update,report,lesson,session,visit,mailing}s, support, hosting, maintenance, aftercare, monitoring, training, coaching, storage, delivery, deliveries, advertising',
  ),
  ' ({shall,will} ){run,runs,last,lasts,continue,continues,go on,goes on,is,are} ({for,over} )',
);
/** Whether a sentence tells how long one of the services lasts, and the paper is not about that one alone. */
export function isOfPart(source: Source, text: string): boolean {
  return isNotTitle(source, text, PART_RUNS.exec(text)?.[1]);
}

/** Whether a part that a sentence names is not what the paper is about, by its title. */
function isNotTitle({ plain }: Source, text: string, named: string | undefined): boolean {
  const part = named?.toLowerCase().slice(0, 6);
  if (part === undefined) return false;
  const at = plain.indexOf(text);
  const title = plain.slice(0, at < 0 ? TITLE : Math.min(at, TITLE)).toLowerCase();
  return !title.includes(part);
}

/** 'The Support Plan renews for further periods', 'each certificate shall be renewed': a thing beside the contract that goes on. */
const PART_RENEWS = openingWords(
  CLAUSE_NUMBER,
  '({the,your,our,this,each,any,such,its,an,a} )(^2 )',
  kept([
    '{support,maintenance,hosting,monitoring,care,insurance,protection,warranty} {service,services,subscription}, support, hosting, maintenance, domain, domain name, letter of credit, certificate, policy',
    ...ADD_ONS,
  ]),
  anyWording(
    wording('( period)(s) ({shall,will,is,are} )(then )(automatically )(be )'),
    wording(' {is,are} {subscribed,taken,ordered,bought,for}', inClause(60), ' '),
    wording(' {runs,run,lasts,last,continues} for', inClause(60), ' and (then )(automatically )'),
  ),
  '{renew,extend,prolong,continue,roll}*, rolls',
);
/** 'Membership of the club renews for a further year'. */
const MEMBERSHIP_RENEWS = openingWords(
  CLAUSE_NUMBER,
  '({your,the} ){membership,subscription,use,hire,rental} {of,to} {the,our,an,any} (+ )',
  kept(ADD_ONS),
  inClause(30),
  '{renew,extend,prolong,continue,roll}*, rolls',
);

/** Whether a sentence tells that one thing beside the contract renews, and the paper is not about that one alone. */
function renewsPart(source: Source, text: string): boolean {
  const named = PART_RENEWS.exec(text) ?? MEMBERSHIP_RENEWS.exec(text);
  return isNotTitle(source, text, named?.[1]);
}

/** 'Customer may cancel the maintenance plan', 'you may leave the coffee club': what is given up beside the contract. */
const ENDS_PART = wording(
  '{cancel,end,terminate,leave,give up,drop,stop,discontinue,unsubscribe from,withdraw from,come off}',
  ' {the,your,his,her,its,their,our,any,an,a,this,that,each} (^2 )',
  kept(ADD_ONS),
);
/** 'Membership of the coffee club may be ended', 'an optional service is cancelled by'. */
const PART_ENDED = openingWords(
  CLAUSE_NUMBER,
  '({the,your,our,this,each,any,such,an,a} )({membership,use,hire,rental} {of,to} (the )(our )(an )(any ))(^2 )',
  kept(ADD_ONS),
  inClause(30),
  '{may,can,is,are,shall,will} ({be ,})',
  '{ended,cancelled,canceled,terminated,given up,dropped,stopped,left}',
);
/** 'May end this agreement and the support plan': so ends the contract as well. */
const AND_ALL = wording(
  `{end,terminate,cancel,leave,determine}(s) ({the,this} )({whole,entire} ){agreement,contract,lease,tenancy,terms,licence,license}`,
);

/** Whether a sentence tells by what notice one thing beside the contract is given up, and the paper is not about that one alone. */
function endsPart(source: Source, text: string): boolean {
  if (AND_ALL.test(text)) return false;
  return isNotTitle(source, text, (ENDS_PART.exec(text) ?? PART_ENDED.exec(text))?.[1]);
}

const TO_BE_MADE = '{granted,made,signed,entered,concluded,agreed,drawn up,drafted,negotiated,prepared,executed}';
/** 'Under the lease that is to be granted', 'the parties will agree a support agreement, which either may end'. */
const OF_LATER_PAPER = anyWording(
  wording(`${LATER_PAPERS} ({that,which} )(is )(are )(still )(yet )to be ${TO_BE_MADE}`),
  wording(
    `{the,a,any} (+ )${LATER_PAPERS} {that,which} (the )({parties,sides} )({we,they} ){will,shall,are to} ({be,make,sign,conclude,enter into,agree} )`,
  ),
  wording(
    '{will,shall,are to,intend to,mean to} ({then,later,also} ){agree,make,sign,conclude,negotiate,enter into} (on )(upon )',
    `{a,an,the} (^2 )${LATER_PAPERS}`,
  ),
  wording(
    `the (+ )${LATER_PAPERS} {will,shall,would,is to,should} {allow,let,contain,include,provide,give,have,permit,say}`,
  ),
  // What shall be renewed is there.
  wording(
    `the (+ )${LATER_PAPERS} {will,shall,would,is to,should} be`,
    unlessNext(' ({then,automatically,deemed,to be} )~2 {renewed,extended,prolonged,continued,terminated,ended}'),
  ),
);
/** In heads of terms: the lease's own break, by its title or its name. */
const OF_HEADS = anyWording(
  openingWords(
    CLAUSE_NUMBER,
    "(tenant )(tenant’s )(tenant's )(landlord )(mutual )break( ){,clause,right,option,date,dates,notice}(s)",
    LABEL_END,
  ),
  wording(`{the,a,its,any} (+ )${LATER_PAPERS}, break {right,option,clause}, {right,option} to break`),
);
const OF_THIS_PAPER = wording(
  '{this,these,our} (^2 ){letter,heads,memorandum,mou,sheet,terms,agreement,document,understanding}, talks, negotiations, discussions',
);

/** Whether a sentence is on a contract that the sides have yet to make. */
export function isOfLaterPaper(source: Source, text: string): boolean {
  if (OF_LATER_PAPER.test(text)) return true;
  return OF_HEADS.test(text) && !OF_THIS_PAPER.test(text) && preliminaryOf(source) !== null;
}

/** Whether a sentence is on the renewal or the end of one thing beside the contract, or of a lease that it speaks of. */
export const isOfAddOn = (source: Source, text: string): boolean =>
  renewsPart(source, text) || endsPart(source, text) || isAnothersTerm(source, text);
