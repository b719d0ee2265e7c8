import { evidenceAt } from '../evidence';
import { BEFORE_CLAUSE } from '../lexicon/characters';
import { anyWording, everywhere, inClause, openingWords, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { type Fact, found, missing, stated } from './fact';
import { isOfAddOn, isOfLaterPaper } from './other-lengths';
import type { Source } from './source';
import { isUnderAddOn } from './under-add-on';

/** Who stays when the term is over: 'holds over with consent', 'if the tenant stays on without a new lease'. */
const STAYS = anyWording(
  wording('hold(s) over, holding over, hold{ ,-}over, overholding'),
  openingWords(
    BEFORE_CLAUSE,
    '{if,should,where,in case,when}',
    inClause(40),
    '{stay,stays,remain,remains,continue,continues} ({on,in} )({possession,occupation,the premises,the property,there,living} )',
  ),
);
/** 'Must offer Tenant a further year', 'shall offer him another term of two years'. */
const OFFERED = wording(
  '{must,shall,will,has to,is bound to} ({also,first,then} )offer',
  inClause(60),
  '{further,another,new,second,additional} ',
);
/** 'A further year' is one of them. */
const FURTHER = everywhere(wording('{a,an} {further,new,second,additional}, another'));
/** 'We may extend the probationary period once', 'your probation may be prolonged by a month': what is tried first, and not the contract, is made longer. */
const TRIED_FIRST =
  '{probation,probationary period,probation period,period of probation,probationary time,induction period}';
const TRIAL_EXTENDED = anyWording(
  wording(
    '{extend,extends,extended,extending,prolong,lengthen} {the,your,his,her,their,this,that,any,a} ',
    TRIED_FIRST,
  ),
  wording(
    TRIED_FIRST,
    ' ({may,can,will,shall,could,might} )(also )({be,is,has been} )(once )(further )',
    '{extended,prolonged,lengthened}',
  ),
  wording('extension of {the,your,his,her,their,this,that,any,a} ', TRIED_FIRST),
);
/** 'Lender may renew or extend this loan without the consent of or notice to anyone': what leaves those who owe it bound, and no further term. */
const WITHOUT_CONSENT = wording(
  '{may,can} ~6 {renew,extend} ~4 {loan,note,debt,indebtedness,obligation,obligations,guaranteed obligations}',
  inClause(160),
  'without ~4 {consent,notice}',
);
/** Whether a sentence only lets a creditor give more time without asking those who owe or stand in. */
export const isLenientLender = (words: string): boolean => WITHOUT_CONSENT.test(words);
/** Whether a sentence makes longer only what is tried first. */
export const isOfTrial = (words: string): boolean => TRIAL_EXTENDED.test(words);

const OF_ADD_ON = 'the renewal of one thing beside the contract';
const IF_IT_STAYS = 'it goes on only where somebody stays on';
const OF_LATER = 'the renewal of a contract that is yet to be made';
const SURE = 0.7;

/** 'Unless extended in writing', 'may be renewed by agreement': what the sides may agree on at any time, and nothing that comes. */
const BY_AGREEMENT = everywhere(
  anyWording(
    wording(
      '{unless,until,except,save,if,where} ~3 {extended,renewed,prolonged} ~6 {writing,agreement,consent,agreed,parties,mutually}',
    ),
    wording('{may,can} (only )be {extended,renewed,prolonged} ~6 {agreement,consent,agreed,writing}'),
    wording('{unless,until} (it is )({sooner,otherwise,earlier} ){extended,renewed,prolonged}'),
  ),
);
/** What comes once more, in whatever words; a sentence with none of them says nothing of a renewal. */
const AGAIN =
  'renew*, extend*, extension(s), prolong*, roll(s), rolls, rolling, successive, consecutive, additional, further, another, automatic*, thereafter, each, every, {day,week,month,year}{ ,-}{to,by}{ ,-}{day,week,month,year}';
const COMES_AGAIN = wording(AGAIN);
export const COMES_ON = wording([
  AGAIN,
  'continu*, evergreen, again, next, following, subsequent*, succeeding, later, after, afterwards, then, once, new, anew, second, new term, stay, stays, go(es) on, carr{y,ies} on, run(s) on, keep(s), over, until, anniversar*, option(s), periodic, indefinite*, re-*',
]);

/** Why a renewal has no length that only the agreement of both would bring. */
export const IF_AGREED = 'it goes on only if both sides agree';

/** A sentence without the words by which the sides may agree to go on. */
export const withoutAgreedRenewal = (words: string): string => words.replace(BY_AGREEMENT, ' ');

/** Whether a sentence says of no renewal more than that both may agree on one: its length is that of the term. */
function isAgreedAlone(words: string): boolean {
  const rest = withoutAgreedRenewal(words);
  return rest !== words && !COMES_AGAIN.test(rest);
}

/** The length of a further term that one side has to offer; null where no sentence, or more than one length, does. */
function offered({ outline, contract, plain }: Source): Fact<Period> | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const match = OFFERED.exec(words);
    const [length] = match ? findPeriods(words.slice(match.index).replace(FURTHER, 'one')) : [];
    if (!length) continue;
    const value = { count: length.count, unit: length.unit };
    return found({ value, confidence: SURE, evidence: [evidenceAt(contract, start, end)] });
  }
  return null;
}

/** The notice that ends what goes on only where somebody stays when the term is over is none of the term, nor stops it anything that renews. */
export function unlessStays<T>(notice: Fact<T>): Fact<T> {
  const { status, evidence, confidence } = notice;
  const isOfStay = status === 'found' && evidence.length > 0 && evidence.every(({ quote }) => STAYS.test(quote));
  return isOfStay ? stated(confidence, evidence, IF_IT_STAYS) : notice;
}

/** A renewal that is the contract's own: neither that of an add-on or of a later contract, nor the months of one who holds over. */
export function unlessOfAnother(source: Source, renewal: Fact<Period>): Fact<Period> {
  const { evidence, confidence } = renewal;
  // Of no words at all everything would be so.
  if (evidence.length === 0) return renewal;
  if (evidence.every(({ quote }) => isOfAddOn(source, quote) || isOfTrial(quote))) return missing(source.contract);
  if (evidence.every(({ quote }) => isUnderAddOn(source, quote))) return stated(confidence, evidence, OF_ADD_ON);
  if (evidence.every(({ quote }) => isAgreedAlone(quote))) return stated(confidence, evidence, IF_AGREED);
  if (evidence.every(({ quote }) => isOfLaterPaper(source, quote))) return stated(confidence, evidence, OF_LATER);
  if (!evidence.every(({ quote }) => STAYS.test(quote))) return renewal;
  return offered(source) ?? stated(confidence, evidence, IF_IT_STAYS);
}
