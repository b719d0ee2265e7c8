import { construction } from '../kinds/declarations/construction';
import { settlement } from '../kinds/declarations/settlement';
import { recogniseKind } from '../kinds/recognise';
import { CLAUSE_NUMBER, LABEL_END } from '../lexicon/characters';
import { anyWording, inClause, openingWords, unlessNext, wording } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import { isOfRestraint } from './other-lengths';
import type { Source } from './source';

/** When a builder comes and is done: 'We start on 31 March and expect to be finished by 27 June'. */
const WORKS = wording(
  'work(s), site, digger, finish*, complet*, {we,i,builder,contractor,roofer}(s) ~2 {start,begin,arrive}*',
);
const OF_CONTRACT = wording(
  'effective, effect, force, bind*, operation, {agreement,contract,letter,deed,lease,tenancy,order,membership,subscription,licen{c,s}e} (shall ){begin,start,commence,run,hold,end,expire}*',
);

/** Whether words say when the contract itself begins or ends. */
const bindsContract = (words: string): boolean => OF_CONTRACT.test(words);

/** 'Start date | 20 April 2026' of a building contract is when the builders come. */
const ROW_OF_START = openingWords(
  '(approx* )({planned,expected,target,anticipated,estimated,projected,proposed,earliest} ){commencement( date),start( date),starts,starting( date),begins,date of {start,commencement}}',
  /\.?\s{0,2}[:\t]/,
);

/** 'You will start on 9 September and complete by 13 December': whatever kind of paper says so. */
const STARTS_AND_COMPLETES = wording(
  '{you,we,i,he,she,they,contractor,subcontractor,sub-contractor,builder,supplier,work,works} {will,shall,must,should,are to,is to} {start,begin,commence,attend}',
  inClause(60),
  '{complete,completed,finish,finished,done} ~2 {by,on,before}',
);

/** A settlement says when what was built badly is put right. */
const SPEAK_OF_WORKS: ReadonlySet<string> = new Set([construction.id, settlement.id]);

/** Whether words of a building contract say when the works begin or end: it binds from its signing, and defects and retentions outlast them. */
export function isOfBuilding(source: Source, words: string): boolean {
  const isOfWorks = WORKS.test(words) || ROW_OF_START.test(words);
  if (bindsContract(words)) return false;
  return STARTS_AND_COMPLETES.test(words) || (isOfWorks && SPEAK_OF_WORKS.has(recogniseKind(source).kind?.id ?? ''));
}

/** When an instalment falls due is not when the contract binds, nor is until when a day is kept free or an offer open. */
const UNTIL_THEN = anyWording(
  wording('{have,has} until', 60, 'to {sign,return,accept,consider,decide,review}'),
  wording('{is,stays,remains} open {for,until}, first {registration,registered}'),
);
/** 'Has been given 21 days, or until July 19, to consider whether to sign it', 'twenty-one days in which to review'. */
const TIME_TO_SIGN = anyWording(
  wording('until', inClause(60), 'to (^1 ){sign,return,accept,consider,decide,review,execute,countersign}'),
  wording('day(s)', inClause(60), '(in which )to (^1 ){consider,review,decide,think} ', inClause(60), 'until, by, on'),
);

/** Whether a sentence gives somebody time to think before signing, and says nothing of how long the contract runs. */
export const isTimeToSign = (text: string): boolean => TIME_TO_SIGN.test(text) && !OF_CONTRACT_TERM.test(text);
const OF_CONTRACT_TERM = wording(
  '{run,runs,last,lasts,continue,continues,expire,expires,remain,remains,renew,renews}, term, in force',
);

const PAID_OR_KEPT = wording(
  'instal{,l}ment(s), payment(s), repay*, last one, {hold,holds,holding} the date, pick{ ,-}up date, hire date, closing time, {shall,will} expire, date of birth',
);

/** 'The campaign starts on 2 June', 'Filming begins on Monday 5 May': what is done under a contract that was made before. */
const DONE_UNDER_IT = openingWords(
  CLAUSE_NUMBER,
  [
    '({the,this,our,your,that} )(+ ){campaign,school year,academic year,school term,semester,shoot,filming,photography,tour} ({will,shall} ){start,begin,commence}(s)',
    '({the,this,our,your,that} )(+ ){rehearsal,exhibition,fair,festival,course,trip,journey,installation,demolition}(s) ({will,shall} ){start,begin,commence}(s)',
  ],
  unlessNext(LABEL_END),
);

/** Whether a sentence that names a first day speaks of works, of a payment or of what is kept until then, and not of the contract. */
export function startsOtherThing(source: Source, words: string): boolean {
  const isOther = PAID_OR_KEPT.test(words) || isOfAnother(words) || isOfRestraint(source, words);
  return !bindsContract(words) && (isOther || isOfBuilding(source, words));
}

/** 'July 16 to September 30 | 35%': what is owed by whoever leaves then. */
const ROW_OF_SHARES = /\t[^\t]{0,12}\d ?%\s*$/;

/** 'As shown in the Specification dated 27 February': a paper that goes with the contract, and what is done by it. */
const OF_PAPERS = wording(
  '{specification,drawing,quotation,estimate,proposal,offer,tender,invoice,report,survey}(s) ~4 dated',
);

/** 'The principal bears interest from the date hereof', 'the balance is due and payable on 1 May', 'Closing takes place on 1 April': by these nothing comes into force. */
const INTEREST_OR_CLOSING = anyWording(
  wording(
    '{bear,bears,bearing} (simple )interest, interest ({shall,will} )({accrue,run}(s) ){from,at}, due and payable on',
  ),
  wording(
    'interest',
    inClause(70),
    '{counted,reckoned,running,runs,calculated,computed,accrues,accruing,starts,starting} from',
  ),
  // When the works or the goods are ready, or somebody's work ends, the contract is old.
  wording(
    '{last,final} {day,date} of {employment,work,your employment}, estimated {despatch,dispatch,delivery}, {despatch,dispatch} date',
  ),
  openingWords(
    CLAUSE_NUMBER,
    '(the )({closing,completion,settlement} )(of ~3 )({shall,will,is to} ){take place,takes place,occur,occurs,happen,happens}',
  ),
);

const isOfAnother = (words: string): boolean =>
  [UNTIL_THEN, DONE_UNDER_IT, OF_PAPERS, ROW_OF_SHARES, INTEREST_OR_CLOSING].some((other) => other.test(words));

/** Whether a day that was read for the first one is that of works, or the last for somebody who may sign. */
export function isOfOtherDay(source: Source, { status, evidence }: Fact<Day>): boolean {
  return (
    status === 'found' &&
    evidence.every(({ quote }) => isOfBuilding(source, quote) || (isOfAnother(quote) && !bindsContract(quote)))
  );
}
