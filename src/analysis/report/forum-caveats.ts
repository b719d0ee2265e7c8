import {
  AND_OF_ASSIGNEE,
  AS_ONE_CHOOSES,
  BY_SIZE,
  CONFESSED_ELSEWHERE,
  named,
  OF_CLAIMS_OF_ONE_SIDE,
  OF_ONE_MATTER,
  OF_ONE_SIDE,
  ON_REQUEST,
  ONE_SIDE_ARBITRATES,
  ONE_SIDE_ELSEWHERE,
  ONE_SIDE_SUES_FOR_MONEY,
  ofWhat,
  submittedBy,
  WITH_CONDITIONS,
} from '../../shared/caveats';
import { matterOf } from '../facts/dispute-scope';
import type { Facts } from '../facts/facts';
import { courtsBeside, FOR_ONE_KIND } from '../facts/forum';
import { type ForumLimit, forumLimits } from '../facts/forum-limits';
import { isArbitratedAtOnesChoice } from '../facts/one-side';
import { isFreedomOfOne, leavesOneFree, oneSubmits } from '../facts/other-ways';
import { anyWording, inClause, unlessNext, wording } from '../lexicon/words';
import { type Deed, sideThat } from './side-named';
import { withoutUrgentOrders } from './urgent-orders';
import { says } from './whose-words';

/** Whose claims go there, where they are one side's: 'any claim you have', 'all claims by Buyer'. */
const CLAIMS_OF_ONE = anyWording(
  wording(
    '{any,all,every,each} ({other,such} ){claim(s),dispute(s),action(s),suit(s)} ({that,which} ){you,he,she,it} ({may,might} ){have,has,bring(s),make(s),raise(s)}',
  ),
  wording(
    '{any,all,every,each} ({other,such} ){claim(s),action(s),suit(s)} ({brought,made} )by',
    unlessNext(' {or,either,both,each,any,one,third,other,the part*,the other,a part*,a third,the sides}'),
  ),
);

/** 'Maker submits to the courts of Ohio, while Holder may sue wherever Maker is found'. */
const WHILE_ONE_SUES = wording(
  '{while,but,whereas,though}',
  unlessNext(' {either,each,both,any,a party,the parties}'),
  inClause(40),
  '{may,can} ~1 {sue,proceed,go to court,bring proceedings} {wherever,anywhere,where,in any}',
);

/** 'Any claim that you have against us, or that we have against you'. */
const AND_OF_THE_OTHER = wording('{or,and} ({that,which} )~2 {has,have,may have,may bring} against, vice versa');

/** Whether the clause sends only one side's claims there, leaves one side free to sue elsewhere too, or lets one side alone submit. */
export function ofForum(
  { evidence }: Facts['jurisdiction' | 'disputeResolution'],
  { parties }: Pick<Facts, 'parties'>,
): string {
  if (says(evidence, AND_OF_THE_OTHER)) return '';
  if (says(evidence, CLAIMS_OF_ONE)) {
    const side = sideThat('claims', parties, quotesOf(evidence));
    return side ? ofWhat(side.its('claims')) : OF_CLAIMS_OF_ONE_SIDE;
  }
  if (evidence.some(({ quote }) => forumLimits(quote).includes('elsewhere of one side')))
    return withSide(ONE_SIDE_ELSEWHERE, 'sues', parties, evidence);
  if (says(evidence, WHILE_ONE_SUES) || evidence.some(({ quote }) => leavesOneFree(quote)))
    return withSide(ONE_SIDE_ELSEWHERE, 'sues', parties, evidence);
  const isOnesAlone = evidence.length > 0 && evidence.every(({ quote }) => isInstead(quote));
  if (isOnesAlone) return OF_ONE_SIDE;
  const submitting = evidence.filter(({ quote }) => oneSubmits(quote));
  if (submitting.length === 0) return '';
  const side = sideThat('submits', parties, quotesOf(submitting));
  return side ? submittedBy(side.subject) : OF_ONE_SIDE;
}

const quotesOf = (evidence: readonly { quote: string }[]) => evidence.map(({ quote }) => quote);

/** Words of one side with its name, where the quotes name one that does so. */
function withSide(
  words: string,
  deed: Deed,
  parties: Facts['parties'],
  evidence: readonly { quote: string }[],
): string {
  const side = sideThat(deed, parties, quotesOf(evidence));
  return named(words, side?.subject ?? null);
}

/** 'The Practice may instead bring any claim under Articles IV and V in the Court of': one side's way beside another. */
const isInstead = (quote: string): boolean => isFreedomOfOne(quote) && INSTEAD.test(quote);
const INSTEAD = wording('{may,can} (also )instead');

/** The quotes of courts, arbitration and what comes before them. */
const quotesOnDisputes = ({ jurisdiction, disputeResolution }: Facts) => [
  ...jurisdiction.evidence,
  ...(disputeResolution.value ? disputeResolution.evidence : []),
];

/** The limits that they set. */
const limitsOf = (facts: Facts): ReadonlySet<ForumLimit> =>
  new Set(quotesOnDisputes(facts).flatMap(({ quote }) => forumLimits(quote)));

const quotesWith = (facts: Facts, limit: ForumLimit) =>
  quotesOnDisputes(facts).filter(({ quote }) => forumLimits(quote).includes(limit));

const isOnRequest = (facts: Facts): boolean => limitsOf(facts).has('on request');

/** Whether an arbitration settles disputes, be it alone or behind other steps. */
export const isArbitrated = ({ jurisdiction, disputeResolution }: Facts): boolean =>
  jurisdiction.value?.by === 'arbitration' || disputeResolution.value?.ways.includes('arbitration') === true;

/** What says which of arbitration and courts it is, where the clause has both: one side's choice, or how much is claimed. '' where it is not so. */
export function eitherWay(facts: Facts): string {
  if (!isArbitrated(facts)) return '';
  const limits = limitsOf(facts);
  if (limits.has('one side chooses'))
    return withSide(AS_ONE_CHOOSES, 'chooses', facts.parties, quotesWith(facts, 'one side chooses'));
  return limits.has('by size') ? BY_SIZE : '';
}

/** The same with the other way, behind the one that is told. */
function orTheOther(facts: Facts, by: 'courts' | 'arbitration'): string {
  const either = eitherWay(facts);
  return either === '' ? '' : `, or ${by === 'courts' ? 'arbitration' : 'courts'}${either}`;
}

/** What of one side's rights, of requests and of an assignee has to stand behind courts or an arbitration. */
function besideForum(facts: Facts, isTold = false): string {
  const limits = limitsOf(facts);
  const { parties } = facts;
  const money =
    limits.has('money of one side') && isArbitrated(facts) && !isTold
      ? withSide(ONE_SIDE_SUES_FOR_MONEY, 'sues', parties, quotesWith(facts, 'money of one side'))
      : '';
  if (limits.has('on request'))
    return `${withSide(ON_REQUEST, 'chooses', parties, quotesWith(facts, 'on request'))}${money}`;
  return `${limits.has('of an assignee') ? AND_OF_ASSIGNEE : ''}${money}`;
}

const confessed = (facts: Facts): string => (limitsOf(facts).has('confession') ? CONFESSED_ELSEWHERE : '');

/** The same of how disputes are settled, where one side may have an arbitrator decide instead. */
export function ofWayOfOne(facts: Facts): string {
  const { disputeResolution: settling } = facts;
  const isLast = settling.value?.ways.includes('arbitration');
  const isChosen = !isLast && settling.evidence.some(({ quote }) => isArbitratedAtOnesChoice(quote));
  const beside = besideForum(facts);
  if (isChosen)
    return `${withSide(
      ONE_SIDE_ARBITRATES,
      'sues',
      facts.parties,
      settling.evidence.filter(({ quote }) => isArbitratedAtOnesChoice(quote)),
    )}${beside}${confessed(facts)}`;
  const whose = isOnRequest(facts) ? '' : ofForum(settling, facts);
  const told = `${isLast ? orTheOther(facts, 'arbitration') : ''}${beside}${whose}${confessed(facts)}`;
  return told || (isOfTheRest(settling) ? WITH_CONDITIONS : '');
}

/** Whether another sentence sends some disputes elsewhere, or whoever wants may opt out. */
const isOfTheRest = ({ evidence, value }: Facts['disputeResolution']): boolean =>
  !value?.some?.length &&
  evidence
    .map(withoutUrgentOrders)
    .some(({ quote }) => forumLimits(quote).some((limit) => limit === 'the rest' || limit === 'opting out'));

/** 'A dispute on the rent goes to the courts of Ohio': whether nothing but one matter goes there. */
const isOfOneMatter = ({ evidence }: Facts['jurisdiction']): boolean =>
  evidence.length > 0 && evidence.every(({ quote }) => matterOf(quote, '', 'courts') === 'some');

/** The same where the next sentence says so of the forum. */
function ofForumBeside(facts: Facts): string {
  const { jurisdiction, disputeResolution } = facts;
  const isOfIt = jurisdiction.value && disputeResolution.value?.ways.at(-1) === jurisdiction.value.by;
  return isOfIt ? ofForum(disputeResolution, facts) : '';
}

/** For whom and for what a forum is there, and what is there beside it. */
export function ofJurisdiction(facts: Facts): string {
  const { jurisdiction } = facts;
  const { value } = jurisdiction;
  if (value?.only) return FOR_ONE_KIND[value.only];
  if (isOfOneMatter(jurisdiction)) return OF_ONE_MATTER;
  // What stands beside an arbitration has its own quote behind it.
  const told = value?.beside ? { ...jurisdiction, evidence: jurisdiction.evidence.slice(0, 1) } : jurisdiction;
  const beside = besideForum(facts, value?.beside !== undefined);
  const whose = isOnRequest(facts) ? '' : ofForum(told, facts) || ofForumBeside(facts);
  return `${value ? orTheOther(facts, value.by) : ''}${beside}${whose}${confessed(facts)}${value ? courtsBeside(value) : ''}`;
}
