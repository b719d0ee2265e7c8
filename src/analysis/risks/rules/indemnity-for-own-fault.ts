import { placeOf } from '../../document/place';
import { dutyIn } from '../../statements/duty';
import { isJoint, nameOf } from '../../statements/party-names';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const INDEMNITY = /\b(?:indemnif(?:y|ies)|hold harmless|save harmless)\b/i;
const OWN_FAULT =
  /\b(?:regardless of|irrespective of|even (?:if|though)|whether or not|notwithstanding|without regard to)\b.{0,140}\b(?:negligence|fault|strict liability)\b.{0,80}\b(?:of|by)\b.{0,60}\b(?:indemnit\w+|indemnified|released|any member|any other member|group)\b|\b(?:regardless of|even (?:if|though)|whether or not)\b.{0,80}\b(?:caused|arising|due|result\w*)\b.{0,80}\bnegligence of (?:the )?(?:company|customer|buyer|seller|owner|indemnit\w+|indemnified)\b|\b(?:sole|joint|concurrent|active|passive)(?:,? (?:or |and )?\w+){0,3} negligence of (?:any |the )?(?:indemnit\w+|indemnified|member)/i;
const PLAIN =
  /\b(?:(?:must|has to|have to|will|agrees? to|shall) (?:cover|pay|protect|compensate|make good)|covers|protects|pays for)\b.{0,160}\beven (?:if|when|for|those|where|claims)\b.{0,80}\b(?:negligence|negligent|careless(?:ness)?|fault|mistakes?|caused)\b/i;
const NOT_THIS =
  /\b(?:except|excluding|other than|unless|not (?:apply|extend|include|indemnify)|provided,? (?:however,? )?that)\b.{0,200}\bnegligen|\bto the extent\b.{0,160}\bnegligen|\bno indemnity\b|\bnot purport\b/i;

export const indemnityForOwnFault = defineRule({
  id: 'indemnity-for-own-fault',
  label: 'Indemnity for the other side’s own fault',
  family: 'liability',
  severity: {
    high: 'one side pays for what the other did wrong, and has no hand in preventing it',
    medium: 'where both sides promise it, or nobody is named: the burden is at least shared',
  },
  kinds: [...DEALS, 'lease'],
  witness: { headings: ['indemn', 'hold harmless'], forces: ['must', 'does'] },
  find(reading) {
    const hit =
      findAll(reading, OWN_FAULT, { unless: NOT_THIS, negated: true }).find(({ sentence }) =>
        INDEMNITY.test(sentence.text),
      ) ?? findAll(reading, PLAIN)[0];
    if (!hit) return null;
    const who = dutyIn(reading, hit.sentence.text)?.who;
    const mutual = !who || isJoint(who);
    return finding(
      mutual ? 'medium' : 'high',
      `${placeOf(reading, hit.sentence)} has ${who ? nameOf(who) : 'a party'} indemnify even where the loss comes from the indemnified side's own negligence.`,
      'Except what the indemnified side caused, in proportion; anti-indemnity statutes of many states void such terms in construction and oil contracts.',
      [proof(reading, hit)],
    );
  },
});
