import type { Sentence } from '../document/outline';
import { recogniseKind } from '../kinds/recognise';
import { CLAUSE_NUMBER, LABEL_END } from '../lexicon/characters';
import { anyWording, closingWords, everywhere, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import type { Source } from './source';

/** 'The Company may end his services', 'Vance may resign': of who works for a company or its buyer, and stays bound. */
const ONES_WORK = wording([
  "resign*, {his,her,their,the manager's,the officer's} {services,employment,job,role,office,post,duties}",
  'as (a )(an )(the )(+ ){adviser,advisor,manager,director,officer,employee,consultant}',
  // Who founded a company and works for it may leave it; what all of them signed goes on.
  '{founder,co-founder,shareholder,member,director,manager,executive,officer}(s) (who )({may,can,shall,wishing to,wishes to} ){leave,leaves,go,withdraw,withdraws,step down,stand down}',
]);
const OF_A_PERSON = wording('she, he');

/** Whether a sentence of a paper about shares or a company ends what one person does for it, and not the contract. */
export function endsOnesWork(source: Source, words: string): boolean {
  const { family } = recogniseKind(source);
  const isOfDeal = family === 'venture' || (family === 'unknown' && OF_A_PERSON.test(words));
  return isOfDeal && ONES_WORK.test(words) && !ENDS_THIS.test(words);
}
/** 'Ends this agreement': what ends so is the contract, whosever work it is about. */
const ENDS_THIS = wording(
  '{end,ends,terminate,terminates,dissolve}',
  inClause(30),
  '{this,the} {agreement,contract,deed,letter,partnership,company}',
);

/** 'This Annex may be amended by the Company on thirty days' notice'. */
const CHANGES_ON = closingWords(
  '{amend,amended,change,changed,vary,varied,revise,revised,modify,modified,increase,increased,raise,raised,adjust,adjusted}',
  inClause(50),
  '{on,upon,by,with,at} ({giving,at least,not less than} )',
);
const ENDS_TOO = wording('end(s), ended, terminat*, cancel*, leav{e,es}');

/** Whether the words before a length make it that of the notice on which something is changed. */
export function isOfChange(before: string): boolean {
  const match = CHANGES_ON.exec(before);
  return match !== null && !ENDS_TOO.test(match[0]);
}

/** 'We'll e-mail you 30 days before each renewal': who is reminded ends nothing. */
const REMINDS = wording(
  "we{'ll, will, shall} ({also,always} ){e-mail,email,remind,text} you",
  inClause(60),
  'before, ahead, in advance',
);
/** 'You may skip one payment if you tell us five days before it is due': what is put off within the contract. */
const PUTS_OFF = wording(
  '{skip,miss,postpone,defer,move,reschedule,pause} ({one,a,any,the,your} )(+ ){payment,instal{,l}ment,delivery,box,lesson,session,class,visit,appointment,shift}(s)',
);

/** 'Written notice and fifteen days to correct it come first': by such a notice a wrong is put right. */
const TO_CURE = wording(
  'notice, notif*',
  inClause(60),
  '{cure,remedy,correct,rectify,put right,make good}, put {it,this,that,things,them,the matter} right',
);
/** 'A statement is binding unless you object in writing within six months'. */
const OF_STATEMENTS = openingWords(
  CLAUSE_NUMBER,
  '(a )(an )(each )(every )(any )(the )(+ ){statement,account,invoice,report,valuation,bill}(s)',
  upTo(20, '.;'),
  '{binding,final,conclusive,correct,accepted,agreed,approved} {unless,if not,save}',
);
const ENDS_ANYTHING = wording(
  'end, ends, ending, terminat*, cancel*, leav{e,es,ing}, quit*, withdraw*, rescind*, rescission, determin*, dismiss*, expir*, renew*, stop(s), walk away',
);

/** 'Access to the books on five business days' notice': who looks at something ends nothing. */
const LOOKS_AT = wording(
  '{access to,inspect,inspects,audit,audits,examine,visit} ',
  upTo(60, '.;'),
  "{on,upon,by,with} ~4 {day,week,month}(s)('(s)) ~2 notice",
);
/** In such a sentence these are days and no end: 'within five months of year end'. */
const DAY_OF_BOOKS = everywhere(wording('{year,month,quarter,financial year} end, end of {each,the,every} +'));

/** 'May be renewed by mutual written consent not later than 90 days before expiry': what both agree on needs no notice and stops nothing. */
const BY_BOTH = anyWording(
  wording(
    '{renew,renewed,extend,extended,prolong,prolonged,renewal,extension}',
    inClause(90),
    '{by,on,with,upon,subject to} (the )({prior,written,mutual,common,joint,express} ){mutual,joint,common} ({written,prior,express} ){consent,agreement,accord}',
  ),
  wording(
    '{renew,renewed,extend,extended,prolong,prolonged}',
    inClause(60),
    '{by,on,with} ({written,prior,express} ){agreement,consent} {of both,between the,of the parties,of all}, if {both,the parties,we both,both of us} ~2 agree',
  ),
  wording('{parties,both,both of us,both sides} {may,can} (mutually )(jointly )agree ~4 {renew,extend,prolong}'),
);
/** Where a renewal comes by itself, too, notice stops it. */
const STOPS = wording('unless, automatic*, {not,non} ~2 renew*, terminat*, cancel*, {of,by} itself');

/** Whether words say that a contract goes on only if both agree. */
export function renewsByBoth(words: string): boolean {
  return BY_BOTH.test(words) && !STOPS.test(words);
}

/** 'Such policies shall provide for fifteen days' notice of the cancellation thereof': an insurance that ends. */
const OF_POLICIES = anyWording(
  wording(
    '{policy,policies,coverage,insurance,insurer,insurers}',
    inClause(200),
    'notice',
    inClause(60),
    '{cancel,terminat,modif,non-renew,chang,laps}*',
  ),
  wording('{modify,cancel,terminate,reduce} ~3 {coverage,policy,policies,insurance}', inClause(80), 'notice'),
);
/** 'May designate a new address by ten days' notice', 'notices shall be deemed given on the day of delivery'. */
const OF_ADDRESSES = anyWording(
  wording(
    '{new,different,change of,its,another} ({mailing,postal,e-mail,email,notice} )address(es)',
    inClause(120),
    'notice',
  ),
  wording(
    '{all,any,every,each} ({written,such,formal,other} )notice(s) ({required,given,or,to,made,under} )',
    inClause(160),
    '{deemed,addressed,delivered}',
  ),
);
/** That the contract is what ends, whatever else is said. */
const ENDS_CONTRACT = wording(
  '{end,ends,ended,terminate,terminates,terminated,cancel,cancels,cancelled,terminating} ({by,this,the,it,our,their} )({this,the} ){agreement,contract,lease,engagement,term,it,deed,employment,subscription,tenancy,licence,license}',
);

/** Whether a sentence only reminds somebody, puts off one thing, or has a wrong put right or a statement questioned, and ends nothing. */
export function isOfOtherMatter(words: string): boolean {
  const isOfWrong = TO_CURE.test(words) && !ENDS_ANYTHING.test(words);
  const looksAt = LOOKS_AT.test(words) && !ENDS_ANYTHING.test(words.replace(DAY_OF_BOOKS, 'then'));
  const isOfForm = [OF_POLICIES, OF_ADDRESSES].some((other) => other.test(words)) && !ENDS_CONTRACT.test(words);
  return isOfWrong || isOfForm || looksAt || [REMINDS, PUTS_OFF, OF_STATEMENTS].some((other) => other.test(words));
}

/** 'Exit by Franchisor | By 30 days' written notice', 'Termination: two months' notice by either side'. */
const ROW_OF_END = openingWords(
  CLAUSE_NUMBER,
  '({early,ordinary} ){exit,termination,cancellation,ending,leaving,notice,notice period,how to end,to end,ending it,stopping}',
  upTo(30, '.;:\\t'),
  LABEL_END,
);
const ON_NOTICE = wording(
  "{day,week,month}(s)('(s)) ({prior,written,advance} ){notice,in writing,beforehand,in advance}",
);
const FOR_CAUSE = wording('breach*, default*, cure(d), remed+, insolv+, if, unpaid');

/** Whether a row of a form says on what notice somebody may end the contract. */
export function isRowOfNotice(text: string): boolean {
  return ROW_OF_END.test(text) && ON_NOTICE.test(text) && !FOR_CAUSE.test(text);
}

/** What begins with a capital and is no side: 'from the Effective Date', 'by June 2026'. */
const NO_SIDE =
  '(?!Effective|Commence|Start|Initial|Term|End|Expir|Service|Renewal|Minimum|Agreement|Contract|First|Second|Notice|Premises|Property|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Either|Both|One|Two|Three)';
const PERSON = 'you|us|me|him|her|them|either \\w+|each \\w+';
const SIDE = new RegExp(
  `\\b(?:by (?<by>(?:the )?${NO_SIDE}[A-Z]\\w+|${PERSON})|(?:from|for) (?<of>the ${NO_SIDE}[A-Z]\\w+|${PERSON})|(?<who>[Tt]he ${NO_SIDE}[A-Z]\\w+|[Yy]ou|[Ww]e|I|[Hh]e|[Ss]he) (?:can|may|must|shall|will|need|gives?|notif(?:y|ies))|(?<at>[Tt]he ${NO_SIDE}[A-Z]\\w+|[Yy]ou|[Ww]e) (?:on|upon|with))\\b`,
  'g',
);
/** What else a second length may be: until when something is paid, or how long it goes on. */
const NO_NOTICE = wording(
  'pay*, paid, within, after, cure(d), return*, deliver*, remed+, late, breach+, if, unless, renew*, exten*, for {a,up to}',
);

/** 'Unless the Maker notifies 30 days before, or the Agent notifies six months before': that is the notice itself of each, and no condition of it. */
const EACH_TELLS = wording(
  'unless (the )+ {notifies,gives,writes,tells}',
  inClause(90),
  'or (the )+ {notifies,gives,writes,tells}',
);
const UNLESS = everywhere(wording('unless'));

/** Why a notice is not told where its clause gives each side another one. */
export const BY_SIDE = 'another length for each side';

/** 'By the Company with one month, by you with six months': whether two lengths of one clause are those of different sides. */
export function isByEachSide(words: string): boolean {
  // Of the same length, so that places stay.
  const told = EACH_TELLS.test(words) ? words.replace(UNLESS, 'where ') : words;
  const lengths = findPeriods(words);
  let last: { side: string; length: string; end: number } | null = null;
  let from = 0;
  for (const { start, end, count, unit } of lengths) {
    const between = told.slice(from, start);
    const named = [...between.matchAll(SIDE)].at(-1)?.groups;
    const side = (named?.by ?? named?.of ?? named?.who ?? named?.at)?.toLowerCase();
    const length = `${count} ${unit}`;
    if (last && side && side !== last.side && length !== last.length && !NO_NOTICE.test(between)) return true;
    if (side && !NO_NOTICE.test(between)) last = { side, length, end };
    from = end;
  }
  return false;
}

/** 'One month, from the fourth year two', 'rising to three months after five years', 'a week for each full year': more notice with the years. */
const GROWS = anyWording(
  wording(
    '{rising,rises,rise,increasing,increases,increase,growing,grows,grow,going up,goes up,lengthening,becomes,becoming} ({to,by} )',
    inClause(60),
    '{after,from,for each,with each,per,for every,with every} ~4 year(s)',
  ),
  wording('{one,a,two,#} ({full,more,additional,further,extra} ){week,day,month}(s)( more) for {each,every} ~2 year'),
  wording(
    '{from,in,after,during} (the )({end of the,start of the} ){second,third,fourth,fifth,sixth,#nd,#rd,#th,##th} ({contract,full,completed,service} )year',
  ),
  wording(
    '{after,from} ({more than,over} ){two,three,four,five,six,eight,ten,#1-2} ({full,completed} )years ({of service,of employment,on} )({it is,it becomes,two,three,four,six,#})',
  ),
);

/** Whether a clause says that its notice, of this length at first, is longer later. */
export function growsLater(words: string, { count, unit }: Pick<Period, 'count' | 'unit'>): boolean {
  const [first, ...others] = findPeriods(words);
  const isFirst = first?.count === count && first.unit === unit;
  return isFirst && others.length > 0 && GROWS.test(words.slice(first.end));
}

/** 'After five years of service the notice is six months', 'It goes up to two months after two years': what the next sentence says of the same notice. */
const OF_THE_NOTICE = anyWording(wording('notice, the period, {this,that} period'), openingWords(CLAUSE_NUMBER, 'it '));
const LENGTHENS = wording(
  '{lengthens,increases,rises,grows,goes up} {with,by,for} (the )({length,years} of )(each )({year,years} of )service',
);
/** How many sentences behind it say at most that a notice grows. */
const BEHIND = 3;

/** The sentence soon behind a notice that lets it grow with the years; undefined where none does. */
export function growthBehind(
  { outline }: Pick<Source, 'outline'>,
  notice: { start: number; end: number },
): Sentence | undefined {
  const row = outline.sentences.findIndex(({ start, end }) => start < notice.end && notice.start < end);
  const ofBoth = OF_BOTH.test(outline.sentences[row]?.text ?? '');
  if (row < 0) return undefined;
  return outline.sentences.slice(row + 1, row + 1 + BEHIND).find(({ text }) => {
    const isLonger =
      LENGTHENS.test(text) || (GROWS.test(text) && findPeriods(text).some(({ unit }) => unit !== 'year'));
    if (OF_ONE.test(text) && !ofBoth) return false;
    return isLonger && OF_THE_NOTICE.test(text) && !NO_NOTICE_GROWS.test(text);
  });
}
/** 'We must give you', 'the Practice's notice': what grows so is one side's, which need not be the side of the notice before. */
const OF_ONE = wording(
  "{must,shall,will,has to,have to,need to,gives,give} ({then,also} )(give ){you,us,him,her,them,notice}, {'s,’s,our,your,his,her,its,their} {notice,period}, {notice,period} {for,of,by,from} {the,you,us,him,her}",
);
const OF_BOTH = wording('either, each, both, any party, mutual*');
/** What else grows with the years. */
const NO_NOTICE_GROWS = wording(
  'leave, holiday(s), pay, salary, wage(s), rent, fee(s), price, bonus, sick*, severance',
);
