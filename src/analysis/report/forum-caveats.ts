import {
  OF_CLAIMS_OF_ONE_SIDE,
  OF_ONE_MATTER,
  OF_ONE_SIDE,
  ONE_SIDE_ARBITRATES,
  ONE_SIDE_ELSEWHERE,
} from '../../shared/caveats';
import { matterOf } from '../facts/dispute-scope';
import type { Facts } from '../facts/facts';
import { courtsBeside, FOR_ONE_KIND } from '../facts/forum';
import { isArbitratedAtOnesChoice } from '../facts/one-side';
import { isFreedomOfOne, leavesOneFree, oneSubmits } from '../facts/other-ways';
import { anyWording, inClause, unlessNext, wording } from '../lexicon/words';
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
export function ofForum({ evidence }: Facts['jurisdiction' | 'disputeResolution']): string {
  if (says(evidence, AND_OF_THE_OTHER)) return '';
  if (says(evidence, CLAIMS_OF_ONE)) return OF_CLAIMS_OF_ONE_SIDE;
  if (says(evidence, WHILE_ONE_SUES) || evidence.some(({ quote }) => leavesOneFree(quote))) return ONE_SIDE_ELSEWHERE;
  const isOnesAlone = evidence.length > 0 && evidence.every(({ quote }) => isInstead(quote));
  return isOnesAlone || evidence.some(({ quote }) => oneSubmits(quote)) ? OF_ONE_SIDE : '';
}

/** 'The Practice may instead bring any claim under Articles IV and V in the Court of': one side's way beside another. */
const isInstead = (quote: string): boolean => isFreedomOfOne(quote) && INSTEAD.test(quote);
const INSTEAD = wording('{may,can} (also )instead');

/** The same of how disputes are settled, where one side may have an arbitrator decide instead. */
export function ofWayOfOne(settling: Facts['disputeResolution']): string {
  const isChosen =
    !settling.value?.ways.includes('arbitration') &&
    settling.evidence.some(({ quote }) => isArbitratedAtOnesChoice(quote));
  return isChosen ? ONE_SIDE_ARBITRATES : ofForum(settling);
}

/** 'A dispute on the rent goes to the courts of Ohio': whether nothing but one matter goes there. */
const isOfOneMatter = ({ evidence }: Facts['jurisdiction']): boolean =>
  evidence.length > 0 && evidence.every(({ quote }) => matterOf(quote, '', 'courts') === 'some');

/** The same where the next sentence says so of the forum. */
function ofForumBeside({ jurisdiction, disputeResolution }: Facts): string {
  const isOfIt = jurisdiction.value && disputeResolution.value?.ways.at(-1) === jurisdiction.value.by;
  return isOfIt ? ofForum(disputeResolution) : '';
}

/** For whom and for what a forum is there, and what is there beside it. */
export function ofJurisdiction(facts: Facts): string {
  const { jurisdiction } = facts;
  const { value } = jurisdiction;
  if (value?.only) return FOR_ONE_KIND[value.only];
  if (isOfOneMatter(jurisdiction)) return OF_ONE_MATTER;
  // What stands beside an arbitration has its own quote behind it.
  const told = value?.beside ? { ...jurisdiction, evidence: jurisdiction.evidence.slice(0, 1) } : jurisdiction;
  return `${ofForum(told) || ofForumBeside(facts)}${value ? courtsBeside(value) : ''}`;
}
