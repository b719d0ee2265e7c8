import { anyWording, everywhere, inClause, unlessNext, upTo, wording } from '../lexicon/words';
import { letsOneSueForMoney } from './other-ways';

/** What a clause on courts or arbitration says besides, by which it is no forum for every dispute of both sides. */
export type ForumLimit =
  /** One side chooses between an arbitration and the courts. */
  | 'one side chooses'
  /** Small claims go one way and others another. */
  | 'by size'
  /** The courts are there where one side asks for them. */
  | 'on request'
  /** Whoever takes the contract over brings the courts of his own place. */
  | 'of an assignee'
  /** One side may sue for what it is owed. */
  | 'money of one side'
  /** What is sent there is what another sentence does not send elsewhere. */
  | 'the rest'
  /** One side may take the courts of other places. */
  | 'elsewhere of one side'
  /** A lawyer may confess judgment against one side in any court. */
  | 'confession'
  /** Who does not want it may opt out of it for a time. */
  | 'opting out';

/** No side alone: whoever claims is either of them. */
const NO_ONE = unlessNext(
  '({the,either,any,each,a,both} ){parties,party,claimant,plaintiff,complainant,initiator,either,both,each,any,one,person,court,arbitrator,tribunal,mediator}',
);
/** "At Contractor's sole election", 'at the option of the Lender', 'if the Owner so elects'. */
const CHOSEN_BY_ONE = anyWording(
  wording(
    '{at,in,upon} ',
    NO_ONE,
    "(the )+( +){'s,’s,s',s’} ({sole,own,exclusive} )({and absolute} ){option,election,discretion,choice}",
  ),
  wording('{at,in,upon} {its,his,her,our,your,my} ({sole,own,exclusive} ){option,election,discretion,choice}'),
  wording('{at,in} the ({sole,exclusive} ){option,election,discretion,choice} of ', NO_ONE, '(the )+'),
  wording('{if,as,unless,where} ', NO_ONE, '(the )+ ({so,may,shall} )({so} ){elects,elect,chooses,choose,decides}'),
);
/** "Upon Lender's request", 'if Lender so requests', 'on demand of the Bank'. */
const ASKED_BY_ONE = anyWording(
  wording('{at,on,upon} ', NO_ONE, "(the )+( +){'s,’s,s',s’} ({written} ){request,demand}"),
  wording('{at,on,upon} the ({written} ){request,demand} of ', NO_ONE, '(the )+'),
  wording('if ', NO_ONE, '(the )+ ({so} ){requests,demands,asks}'),
);
const ARBITRATES = wording('arbitra*');
/** What a statute leaves to whoever was harmed is no choice of the contract. */
const BY_STATUTE = wording('harassment, pre-dispute');
const CHOSEN_TO_ARBITRATE = wording(CHOSEN_BY_ONE, inClause(60), 'arbitra*');
const SUES = wording('court(s), litigation, litigate(d), suit, lawsuit, judicial');
const SENDS_TO_COURTS = wording('jurisdiction, venue, {action,suit,lawsuit,proceedings} ~3 {brought,filed}');
/** What is asked of an arbitrator or a court in its course is no choice of it. */
const IN_ITS_COURSE = everywhere(wording('{request,demand} for {arbitration,mediation}'));

/** 'The courts of Ohio or, at the Supplier's option, those of Maine': the choice is of a second court. */
const OR_ELSEWHERE = everywhere(
  wording('{or,except that,save that}(,)', inClause(60), '{option,election,discretion,choice,elects,chooses}'),
);

/** 'And, at the option of the Bank, to those of any other country'. */
const CHOSEN_ELSEWHERE = wording(
  'court(s), jurisdiction',
  inClause(120),
  CHOSEN_BY_ONE,
  inClause(60),
  '{any,every} other, elsewhere',
);

/** 'Claims up to $10,000', 'any dispute of $25,000 or less', 'an amount in controversy over £5,000'. */
const OF_A_SIZE =
  /\b(?:claims?|disputes?|controvers\w+|matters?|actions?)\b[^.;]{0,60}?\b(?:up to|under|below|not exceeding|less than|exceeds?|exceeding|over|above|more than|of)\s(?:[A-Z]{2,3}\s?)?(?:[$£€]\s?\d|\d[\d,]*\s(?:dollars|pounds|euros?))/i;
/** 'And if we assign this Lease, in the state of the assignee's principal place of business'. */
const OF_ASSIGNEES = wording(
  'jurisdiction, court(s), venue',
  inClause(160),
  'assign, assigns, assignee(s), transferee, holder of this note',
  inClause(100),
  '{state,court,courts,place,office,jurisdiction}',
);
/** 'Successors and assigns' are bound everywhere. */
const AND_ASSIGNS = everywhere(
  wording('{successors,heirs} ({and,or} )({permitted} ){assigns,assignees}, {may,shall} not assign'),
);
/** 'All other disputes shall be submitted to'. */
const THE_REST = wording(
  '{all,any,every} other {dispute,claim,controversy,disagreement,difference}(s)',
  inClause(60),
  '{shall,will,must,may,is,are}',
);
/** 'Empowers any attorney of any court of record to appear for Borrower and to confess judgment'. */
const CONFESSES = anyWording(
  wording(
    'any ({competent} )court(s)',
    upTo(400, ';'),
    '{confess,confesses,enter} ({or,and} {enter,confess} )judgment',
  ),
  wording(
    '{confess,confession of} ({or,and} {enter,confess} )judgment',
    inClause(160),
    '{any,other,elsewhere} ({competent} )court(s)',
  ),
);
const OPTS_OUT = wording(
  'opt out, {reject,decline} ({this,the} )(arbitration){agreement,provision,clause,arbitration}',
);

const READERS: readonly [ForumLimit, (words: string) => boolean][] = [
  [
    'one side chooses',
    (words) =>
      !letsOneSueForMoney(words) &&
      !BY_STATUTE.test(words) &&
      (CHOSEN_TO_ARBITRATE.test(words) || (CHOSEN_BY_ONE.test(words) && ARBITRATES.test(words) && SUES.test(words))),
  ],
  ['by size', (words) => OF_A_SIZE.test(words) && (ARBITRATES.test(words) || SUES.test(words)) && SENDS.test(words)],
  [
    'on request',
    (words) =>
      !ARBITRATES.test(words) &&
      SENDS_TO_COURTS.test(words) &&
      (ASKED_BY_ONE.test(words.replace(IN_ITS_COURSE, 'filing')) ||
        CHOSEN_BY_ONE.test(words.replace(OR_ELSEWHERE, ' '))),
  ],
  ['of an assignee', (words) => OF_ASSIGNEES.test(words.replace(AND_ASSIGNS, 'successors'))],
  ['money of one side', letsOneSueForMoney],
  ['the rest', (words) => THE_REST.test(words) && (ARBITRATES.test(words) || SENDS.test(words))],
  ['elsewhere of one side', (words) => !ARBITRATES.test(words) && CHOSEN_ELSEWHERE.test(words)],
  ['confession', (words) => CONFESSES.test(words)],
  ['opting out', (words) => OPTS_OUT.test(words) && ARBITRATES.test(words)],
];
const SENDS = wording(
  'submitted, brought, arbitrated, arbitration, resolved, settled, decided, referred, heard, filed, mediat*, litigated',
);

/** The limits that a sentence on courts or arbitration sets, by its words in plain signs. */
export function forumLimits(words: string): ForumLimit[] {
  return READERS.flatMap(([limit, says]) => (says(words) ? [limit] : []));
}
