import { evidenceAt } from '../evidence';
import { recogniseKind } from '../kinds/recognise';
import { BEFORE_CLAUSE, CLAUSE_NUMBER } from '../lexicon/characters';
import { anyWording, inClause, openingWords, perhaps, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { endsOnEvent } from './ends-on-event';
import { type Fact, found, stated } from './fact';
import type { Source } from './source';

const SPAN = 0.7;

/** 'For a period of five years from the date hereof and thereafter until determined by either party'. */
const AND_THEREAFTER = wording(
  'for {a,an} (initial ){period,term} of',
  inClause(60),
  '{thereafter,after that,afterwards} until ~2 {determined,terminated,ended,cancelled}',
);

/** 'The term of this Note is twenty-four months'. */
const TERM_IS = wording(
  '{the,its} ({initial,fixed,basic} ){term,duration} of {this,the} {note,agreement,contract,lease,licence,license,loan,deed,engagement,appointment,tenancy,mandate,hire}',
  inClause(30),
  '{is,shall be,will be,is for,shall be for,is fixed at,is set at} ',
);
/** In characters: nothing but 'a period of' stands between. */
const NEAR = 24;

const CONTRACT =
  '{it,{this,the,our} {agreement,contract,deed,letter,arrangement,undertaking},these {terms,presents},this (whole )arrangement}';
/** 'It shall remain in force so long as the Founder and the Investor both hold shares'. */
const RUNS_WHILE = openingWords(
  CLAUSE_NUMBER,
  CONTRACT,
  ' ({shall,will} ){remain,remains,continue,continues,stay,stays,is,be,last,lasts,live,lives,run,runs,apply,applies}',
  inClause(30),
  '{so,as} long as, for the {duration,life,lifetime,term} of the',
);
/** 'The Company continues in perpetuity unless dissolved'. */
const FOR_EVER = openingWords(
  CLAUSE_NUMBER,
  '{it,{this,the} {agreement,contract,deed,company,partnership,firm,association,trust,licence,license}} ({shall,will} ){continue,continues,exist,exists,last,lasts,run,runs,endure,endures} {in perpetuity,perpetually,for ever,forever}',
);
/** 'TENTH: This Guaranty shall remain in effect until Landlord gives written confirmation of its discharge'. */
const RUNS_UNTIL = openingWords(
  perhaps('+:'),
  BEFORE_CLAUSE,
  '{this,the} ({continuing,personal,present} ){guaranty,guarantee,surety,bond,indemnity,undertaking,deed,pledge,charge,mortgage} ({shall,will,is to} )({also,nevertheless,therefore} ){remain,remains,continue,continues,stay,stays,be,is,hold,holds,last,lasts,bind,binds}',
  inClause(90),
  '{until,till} ',
);
/** 'Membership runs from the first class to the last class shown above'. */
const RUNS_BETWEEN = openingWords(
  CLAUSE_NUMBER,
  '({the,your,our,this} ){place,membership,agreement,contract,hire,booking,engagement,licence,license,enrolment,enrollment,course,let,tenancy,season,subscription} ({shall,will} ){run,runs,last,lasts,is} from',
  inClause(80),
  '{to,until,till}',
);

/** A licence is what such a contract is about; of others it is a part. */
const LICENCE =
  '{grant,grants,give,gives,licenses,licences,have,has,receive,receives,get,gets} (hereby )({you,us,Licensee,the Licensee,the Publisher} )';
const OF_LICENCE = '{licence,license,right,rights}';
const FOR_YEARS = anyWording(
  wording(LICENCE, inClause(30), OF_LICENCE, inClause(110), 'for (a )(the )({term,period} of )'),
  wording(OF_LICENCE, inClause(40), '{is,are} {granted,given}', inClause(60), 'for (a )(the )({term,period} of )'),
);
/** 'We grant you a perpetual, non-exclusive license to install and use the Software'. */
const PERPETUAL = wording(
  '{grant,grants} (hereby )(to )({you,Licensee,the Licensee,the Customer,Customer} )({a,the} )(+ )(+ )perpetual',
  inClause(60),
  OF_LICENCE,
);
/** What the user gives instead, and what only outlives the contract. */
const OF_OTHERS = wording(
  'feedback, your content, {you,user,users,member,members} {grant,grants}, reviews, surviv*, confiden*, suggestions, logo',
);
/** By this word a licence is what a contract is about whose kind its words do not tell. */
const EXCLUSIVE = wording('{exclusive,sole} ~2 {licence,license,right,rights}');
const OF_LICENCE_ITSELF = 'how long its licence runs';

/** 'For eight years from publication', behind the words of a licence. */
function isLicenceForYears(words: string): boolean {
  const said = FOR_YEARS.exec(words);
  if (!said) return false;
  const after = said.index + said[0].length;
  return findPeriods(words).some(({ start, unit }) => start >= after && start - after <= 6 && unit !== 'day');
}

/** The sentence that says how long the licence runs which a contract is about; null where it is about none, or none says so. */
export function licenceLength(source: Source): Fact<Period> | null {
  const { family } = recogniseKind(source);
  if (family !== 'licence' && family !== 'unknown') return null;
  const said = source.outline.sentences.find(({ start, end }) => {
    const words = source.plain.slice(start, end);
    if (family === 'unknown' && !EXCLUSIVE.test(words)) return false;
    return !OF_OTHERS.test(words) && (PERPETUAL.test(words) || isLicenceForYears(words));
  });
  return said ? stated(SPAN, [evidenceAt(source.contract, said.start, said.end)], OF_LICENCE_ITSELF) : null;
}

/** The length that a contract calls its term in so many words. */
function calledTerm({ outline, contract, plain }: Source): Fact<Period> | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const said = TERM_IS.exec(words);
    if (!said) continue;
    const after = said.index + said[0].length;
    const period = findPeriods(words).find((one) => one.start >= after && one.start - after <= NEAR);
    if (!period) continue;
    const value = { count: period.count, unit: period.unit };
    return found({ value, confidence: SPAN, evidence: [evidenceAt(contract, start, end)] });
  }
  return null;
}

/** A term that nothing else read: the length that is called so, or the sentence that speaks of it; null where none does. */
export function spokenTerm(source: Source): Fact<Period> | null {
  const { outline, contract } = source;
  const called = calledTerm(source);
  if (called) return called;
  const said = outline.sentences.find(
    ({ text }, row) =>
      AND_THEREAFTER.test(text) ||
      RUNS_WHILE.test(text) ||
      RUNS_UNTIL.test(text) ||
      RUNS_BETWEEN.test(text) ||
      FOR_EVER.test(text) ||
      endsOnEvent(outline.sentences, row),
  );
  return said ? stated(SPAN, [evidenceAt(contract, said.start, said.end)]) : null;
}
