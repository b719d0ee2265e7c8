import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { preliminaryOf } from '../kinds/preliminary';
import { MONTH_NAMES } from '../lexicon/en/months';
import { anyWording, inClause, wording } from '../lexicon/words';
import { type Fact, stated } from './fact';
import type { Source } from './source';
import type { Notice } from './termination-notice';

/** 'No later than January 15', 'on or before 31 May', 'by the first of March'. */
const UNTIL_DAY = wording('{no later than,not later than,on or before,before,by,prior to,at the latest by} (the )', [
  `{${MONTH_NAMES.join(',')}} #1-2`,
  `{#1-2(st)(nd)(rd)(th),first,last day} (day )(of ){${MONTH_NAMES.join(',')}}`,
]);

/** 'As a courtesy we ask for two weeks' notice', 'we would appreciate a week's notice'. */
const ASKED = wording('ask(s), asked, appreciate(d), request(s), courtesy, prefer, hope', inClause(60), 'notice');
/** By these words nobody has to give it. */
const NOT_OWED = wording([
  "courtesy, {do,does,is,are} not (+ )require(d), {do,does}n't require, not obliged, not an obligation, {is,are,be} not bound, neither ~4 bound",
  '{lose,loses,costs,cost} ({you,him,her,them} )nothing, {request,wish} and not, not a condition, would appreciate, would be appreciated',
]);

const isAsked = (words: string): boolean => ASKED.test(words) && NOT_OWED.test(words);
/** Why a notice is not told that nobody has to give. */
export const ONLY_ASKED = 'a notice that is asked for and not required';

/** What is asked for as a courtesy is stated, and no length of notice that anybody owes. */
export function unlessAsked(notice: Fact<Notice>): Fact<Notice> {
  const { status, evidence, confidence } = notice;
  const isOnlyAsked = status === 'found' && evidence.length > 0 && evidence.every(({ quote }) => isAsked(quote));
  return isOnlyAsked ? stated(confidence, evidence, ONLY_ASKED) : notice;
}

/** 'Maker may prepay this Note upon sixty days' written notice', 'may return the whole earlier': by it a loan is ended before its day. */
const PAID_EARLY = anyWording(
  wording(
    '{may,can,at liberty to,entitled to,right to,option to,free to} ~3 {prepay,repay,redeem,pay off,pay it off,pay down,pay back,pay it back,return earlier,return early,be prepaid,be repaid,clear}',
    inClause(110),
    '{on,upon,by,with,giving,gives,give}',
    inClause(60),
    'notice',
  ),
  wording(
    '{prepayment,early repayment,repayment ahead of time,repaying early} ({needs,requires,is,may,can,shall} )',
    inClause(60),
    'notice',
  ),
);
/** 'She may ask for up to half of what is owing, on three months' notice': by it a loan is called in. */
const CALLED_IN = wording(
  '{may,can} ~2 {ask for,call in,call for,call,demand}',
  inClause(40),
  'owing, owed, balance, loan, money, repayment, principal, outstanding, back',
  inClause(60),
  '{on,upon,by,with,giving}',
  inClause(40),
  'notice',
);
/** 'We will give you 30 days' notice before we close your account', 'close it after 30 days' notice'. */
const CLOSED = anyWording(
  wording(
    "{day,week,month}(s)(') ({written,prior} ){notice,warning} {before,if} {we,you} {close,delete,end,stop,shut}",
  ),
  wording(
    '{account,shop,listing,profile}',
    inClause(120),
    '{close,closes,delete} ~2 {after,on,with,upon}',
    inClause(20),
    'notice',
  ),
  wording('{close,closes,closing,delete} ~2 {account,shop,listing,profile}', inClause(30), 'notice'),
  wording('{stop,end,leave,finish}', inClause(60), "{day,week,month}(s)(') warning"),
  wording(
    '{go,leave,move out,stop,finish} (it )({sooner,earlier,early,before then} )',
    inClause(60),
    "{day,week,fortnight,month}(s)('(s)) notice {{will,would} do,is {enough,plenty,fine},suffices}",
  ),
);
/** 'A Member may withdraw upon ninety days' written notice to the other': by it one of those who founded something leaves it. */
const LEAVES = wording(
  '{a,any,each,either,every,the,no} ({limited,general,managing,retiring,junior,founding} ){member,partner,shareholder,co-owner,owner,participant,venturer,investor} ({who,that} )({may,can,shall,wishes to,wishing to,desires to,desiring to} )(voluntarily )(not )',
  '{withdraw,resign,retire,leave}(s)',
  inClause(110),
  'notice',
);
/** 'Written notice of non-return no later than January 15', 'may be cancelled by notice received on or before May 31, 2025': a day of the year until which it is in time. */
const BY_A_DAY = anyWording(
  wording(
    '{unless,if no,if not,cancel*,withdraw*,terminat*,renew*,re-enrol*,discontinu*,end}',
    inClause(110),
    'notice, notif*, in writing',
    inClause(90),
    UNTIL_DAY,
  ),
  wording(
    'notice of {non-return,withdrawal,non-renewal,cancellation,termination,intent to withdraw,intention to withdraw,non-attendance}',
    inClause(90),
    UNTIL_DAY,
  ),
);
/** 'By 30 days' written notice, with or without cause'. */
const WITHOUT_CAUSE = wording(
  "{day,week,month}(s)(') ({written,prior,advance} )(written )notice(,)",
  inClause(12),
  '{with or without,without,without any} {cause,reason}',
);
const WITHOUT = anyWording(
  wording('without ({any,prior,previous,further,giving} )(+ )notice'),
  wording('{instal{,l}ment,default,event of default}', inClause(80), 'notice'),
);
/** 'On a week's notice' names a length as well. */
const A_LENGTH = wording('{day,week,fortnight,month,quarter}(s)');
const BY_WHICH_PAID = 'a notice by which it is paid back early';
const BY_WHICH_CALLED = 'a notice by which a loan is called in';
const BY_WHICH_LEFT = 'a notice by which one of its members leaves';
const UNTIL_A_DAY = 'a notice that counts until a day of the year';
const BY_WHICH_ENDED = 'a notice by which one side ends it';
const SPOKEN_OF = 0.5;

/** 'Borrower may pay early, in whole and not in part, on sixty days' notice'. */
const PAYS_EARLY = wording(
  '{may,can} (also )(at any time ){pay,repay} ~3 early',
  inClause(60),
  "{on,upon,by,with} ~4 {day,week,month}(s)('(s)) ~2 notice",
);

/** Whether a sentence's notice is that by which a loan is paid before its day, which nobody else ends. */
export function isPaidEarly(text: string): boolean {
  return PAYS_EARLY.test(text);
}

/** Why a sentence's notice is told where no other one ends the contract; null where it is none of these. */
function lesserIn(text: string): string | null {
  if (isAsked(text)) return ONLY_ASKED;
  if (CLOSED.test(text) || WITHOUT_CAUSE.test(text)) return BY_WHICH_ENDED;
  if (WITHOUT.test(text)) return null;
  if (PAID_EARLY.test(text) || PAYS_EARLY.test(text)) return BY_WHICH_PAID;
  if (CALLED_IN.test(text)) return BY_WHICH_CALLED;
  return LEAVES.test(text) ? BY_WHICH_LEFT : null;
}

/** Whose day it is: of a claim, an invoice or a price no contract ends. */
const OF_NO_END = wording(
  'claim(s), breach*, default*, invoice(s), price(s), increase*, object*, inspect*, defect(s), audit*, bid(s), offer(s), quote, quotation, payment, tax*, insur*, option, exercis*, event, party, concert, hall, booking',
);
/** 'It renews for one further year if neither party has objected in writing by 31 October': whoever objects stops it. */
const OBJECTED_TO = wording(
  '{renew,renews,renewed,extend,extends,extended,continue,continues,run on,runs on,roll over,rolls over}',
  inClause(110),
  '{unless,neither,nobody,no party,no one,if no,not}',
  inClause(40),
  'object*',
  inClause(40),
  UNTIL_DAY,
);
const isUntilDay = (text: string): boolean => OBJECTED_TO.test(text) || (BY_A_DAY.test(text) && !OF_NO_END.test(text));

/** A notice by which a loan is paid back early or called in, an account closed or a company left, one that counts until a day, or that is only asked for; null where none is named. */
export function otherNotice({ outline, contract, plain }: Source): Fact<never> | null {
  const untilDay: Evidence[] = [];
  for (const { start, end } of outline.sentences) {
    const text = plain.slice(start, end);
    const rule = A_LENGTH.test(text) ? lesserIn(text) : null;
    if (rule) return stated(SPOKEN_OF, [evidenceAt(contract, start, end)], rule);
    if (isUntilDay(text)) untilDay.push(evidenceAt(contract, start, end));
  }
  return untilDay.length > 0 ? stated(SPOKEN_OF, untilDay.slice(0, MOST_DAYS), UNTIL_A_DAY) : null;
}
const MOST_DAYS = 2;

/** 'Either of us may end the talks at any time by ten days' written notice.' */
const ENDS_TALKS = wording(
  '{end,ends,ended,stop,stopped,terminate,terminated,break off,withdraw from,leave} ({the,these,such,our} ){talks,negotiations,discussions}',
  inClause(80),
  "{day,week,month}(s)('(s)) ~3 notice, notice of ~2 {day,week,month}(s)",
);

/** Of heads of terms the notice that ends the talks: what they say of contracts that are still to be made is of those. */
export function endOfTalks(source: Source): Fact<never> | null {
  const said =
    preliminaryOf(source) &&
    source.outline.sentences.find(({ start, end }) => ENDS_TALKS.test(source.plain.slice(start, end)));
  return said
    ? stated(OF_TALKS, [evidenceAt(source.contract, said.start, said.end)], 'the talks are ended by it')
    : null;
}
const OF_TALKS = 0.5;
