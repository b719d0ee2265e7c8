import {
  DISPUTE_WORDS,
  MATTERS,
  OF_CLAUSE,
  OF_CONTRACT,
  OF_DISPUTES,
  ON_MATTER,
  THE_REST,
} from '../lexicon/en/dispute-matters';
import { OF_WHAT_WAS_SAID, TITLE_OF_ALL, TITLE_OF_DISPUTES } from '../lexicon/en/steps-before-courts';
import { anyWording, inClause, unlessNext, wording } from '../lexicon/words';
import type { Way } from './ways-of-settling';

/** Of which disputes a sentence speaks: of all that there may be, or of those on one matter; null where it names none. */
type Matter = 'all' | 'some' | null;

/** 'A dispute on service charge, condition or rent shall go to a surveyor', 'if we disagree about whether a fault is in your work'. */
const ON_ANYTHING_ELSE = wording(
  '{dispute,disagreement,difference,question,disputes,disagreements,differences,disagree} {on,about,over,as to,concerning,regarding,relating to,in respect of}',
  unlessNext(
    ' ({any,all,the} ({matter,meaning,interpretation,performance,terms,provisions} ))({of,in,under} ){this,these,it,them,anything,something,everything,the agreement,the contract,the lease,our agreement}',
  ),
);
/** What a deposit scheme or a statute decides of a deposit. */
const ON_A_DEPOSIT = anyWording(
  wording(
    "{scheme's,scheme’s,scheme} (free )(own )({independent,alternative} ){adjudicator,adjudication,arbitrator,mediation}",
  ),
  wording('deposit', inClause(120), 'adjudicat*'),
);
const DISPUTES = wording(DISPUTE_WORDS);

/** Whether the adjudication that a sentence names is that of a deposit, by its scheme. */
export const isOnADeposit = (sentence: string): boolean => ON_A_DEPOSIT.test(sentence);

/** Whom one asks for a fact: what such a one decides is seldom all. */
/** Those of them who take all disputes only where the clause or the title over it says so. */
const DECIDES_PARTS: readonly Way[] = ['expert', 'decision'];
/** What comes before the verb that sends a dispute somewhere. */
const UP_TO_VERB = wording('{decided,determined,settled,resolved,referred,put,go,goes,taken,submitted} ');

/** Whether a sentence, by what it calls the dispute or by the title over it, is on one matter where it names no contract. */
function isOnAPart(sentence: string, titles: string): boolean {
  if (OF_CONTRACT.test(sentence)) return false;
  const verb = UP_TO_VERB.exec(sentence)?.index ?? sentence.length;
  if (MATTERS.test(sentence.slice(0, verb)) || QUESTIONS_OF.test(sentence)) return true;
  const title = titles.split(' | ')[0] ?? '';
  if (TITLE_OF_ALL.test(titles)) return false;
  return MATTERS.test(title) || (title !== '' && OF_WHAT_WAS_SAID.test(sentence));
}
const QUESTIONS_OF = wording('{question,questions} of');

const DECIDES_FACTS: readonly Way[] = ['expert', 'decision', 'hearing', 'adjudication'];

/**
 * Of which disputes a sentence speaks that sends some this way, by its own words and by the title over it. An expert is asked for one matter where no
 * dispute is named at all ('the rent shall be determined by an independent expert'); of other ways the matter has to be one that is known.
 */
export function matterOf(sentence: string, titles: string, way: Way): Matter {
  if (THE_REST.test(sentence)) return 'all';
  if (isOnADeposit(sentence)) return 'some';
  const isOfFacts = DECIDES_FACTS.includes(way);
  if (isOfFacts && ON_ANYTHING_ELSE.test(sentence)) return 'some';
  if (ON_MATTER.test(sentence) && !OF_CONTRACT.test(sentence)) return 'some';
  if (OF_CLAUSE.test(sentence) && !OF_DISPUTES.test(titles)) return 'some';
  if (DECIDES_PARTS.includes(way) && isOnAPart(sentence, titles)) return 'some';
  if (OF_WHAT_WAS_SAID.test(sentence) && TITLE_OF_DISPUTES.test(titles)) return 'all';
  if (isOfFacts && !OF_CONTRACT.test(sentence) && !DISPUTES.test(sentence.replace(NOT_AGREED, ' ')))
    return MATTERS.test(sentence) || MATTERS.test(titles) ? 'some' : null;
  return DISPUTES.test(sentence) ? 'all' : null;
}
/** 'If the parties cannot agree the reviewed rent': the matter is what they do not agree on. */
const NOT_AGREED = wording(
  "{not,cannot,can't,can’t,fail to,fails to} ({be,able to} )agree(d) ({on,upon} )(the )({a,an,any,its,his,her,their} )(^2 )",
  MATTERS,
);

/** A step in its own words. */
const STEP = 'mediat*, conciliat*, adjudicat*, expert';
const BOTH = '{both,the parties,we both,both of us,both parties,both sides,all,all parties,you and we,you and I}';
const WANT = '{agree,wish,want,desire,consent,choose,elect,like,are willing}*';
/** 'May try mediation', 'can also use a mediator', 'may then propose mediation'; to an adjudicator or expert either brings the other. */
const MAY_TRY = wording(
  '{may,can,could,might} ({also,first,then,instead,always,both,jointly,at any time} )({be ,})',
  '{try,attempt,use,propose,proposed,suggest,suggested,ask,asked,seek,sought,choose,opt,call in,bring in,consider,invite,refer,referred,submit,submitted,take,taken,put,go,turn}',
  inClause(70),
  'mediat*, conciliat*',
);
const AS_BOTH_WANT = anyWording(
  wording(`{if,where,when,provided} ${BOTH} ({so,then,later,mutually} )${WANT}`, inClause(80), STEP),
  wording(STEP, inClause(60), `{if,where,when,provided} ${BOTH} ({so,then,later,mutually} )${WANT}`),
  wording(
    '{may,can}',
    inClause(30),
    '{by,with,on,upon} (the )({mutual,common,joint,written} ){agreement,consent}',
    inClause(60),
    STEP,
  ),
  wording(`${BOTH} may ({mutually,jointly} )agree (in writing )to`, inClause(50), STEP),
);
const NOT_ASKED_OF_ANY = anyWording(
  wording(
    '{encourage,encouraged,recommend,recommended,invited,welcome,free} ({the,both,all} )({parties,sides} )to',
    inClause(50),
    STEP,
  ),
  wording('{mediation,conciliation,adjudication} {is,shall be,remains,stays} ~2 {voluntary,optional}'),
  wording('{voluntary,optional} {mediation,conciliation,adjudication}'),
  wording(STEP, inClause(60), 'need not {accept,agree,take part,attend}'),
  // 'We'll suggest mediation, though neither of us has to agree to it'.
  wording(
    STEP,
    inClause(60),
    '{neither,no,nobody,none,no one} ({of us,of you,side,party} )({has to,have to,needs to,need,must,is obliged to,is bound to,is required to} ){accept,agree,take part,attend,do so}',
  ),
  wording('should you {want,wish,like} (it)', inClause(30), STEP),
);
/** One side's wish binds the other: 'either may refer it to mediation, and neither may sue before'. */
const BINDS = wording(
  '{neither,no,not} ~6 {until,unless,before}, {must,shall,has to,have to} ({then,also,each,both} ){attend,take part,accept,agree,join,first}, require ~3 to',
);

/** Whether a sentence leaves it to the sides whether they take its step, which is then none that comes before the next. */
export function isLeftToChoice(sentence: string): boolean {
  if (AS_BOTH_WANT.test(sentence) || NOT_ASKED_OF_ANY.test(sentence)) return true;
  return MAY_TRY.test(sentence) && !BINDS.test(sentence);
}
