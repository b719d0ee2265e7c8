import { dutyIn } from '../../matching/duty';
import { isJoint, nameOf } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { DEALS, finding, type RiskRule } from '../rule';

const BARS =
  /\b(?:shall|may|will|must|can)\s?not\b.{0,120}\b(?:assign|transfer|sublicen[cs]e|delegate)\b.{0,200}\b(?:consent|approval|permission)\b/i;
const THE_CONTRACT =
  /\b(?:this agreement|its rights|any (?:of its )?rights|this contract|hereunder|its obligations)\b/i;
const ANY_BAR = /\b(?:assign|assignment|assignable)\b/i;
const NOT_THIS = /\b(?:neither|either|each|no) part(?:y|ies)\b|\bparties\b|\blicen[cs]ed? marks?\b/i;

export const oneSidedAssignment: RiskRule = {
  id: 'one-sided-assignment',
  name: 'Ban on assignment for one side only',
  kinds: DEALS,
  find(reading) {
    const hits = findAll(reading, BARS, { negated: true }).filter(
      ({ sentence }) => THE_CONTRACT.test(sentence.text) && ANY_BAR.test(sentence.text),
    );
    const [hit] = hits;
    if (!hit || hits.some(({ sentence }) => NOT_THIS.test(sentence.text))) return null;
    const parties = hits.map(({ sentence }) => dutyIn(reading, sentence.text));
    const name = parties[0] ? nameOf(parties[0].who) : null;
    if (!name || isJoint(name) || parties.some((duty) => !duty || nameOf(duty.who) !== name)) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} bars ${name} from assigning the contract without consent; no such bar was found for the other side.`,
      'Make the bar mutual, with consent not to be unreasonably withheld and free assignment within a group or on sale of the business.',
      [proof(reading, hit)],
    );
  },
};
