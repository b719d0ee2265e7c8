import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const TRIGGER =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b.{0,240}\b(?:terminat\w+|consent|assignment)\b|\b(?:terminat\w+|consent)\b.{0,240}\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\b(?:merger|consolidation|sale of (?:all|substantially all|a majority)).{0,160}\b(?:be deemed|constitute|considered)\b.{0,40}\b(?:an )?assignment\b/i;
/** 'if control of the dealer changes', 'if somebody buys you', 'more than half of your shares'. */
const PLAIN =
  /\b(?:control|ownership) of\b.{0,40}\bchanges\b|\b(?:if|when|should)\b.{0,60}\b(?:is|are|gets?) (?:sold|bought|taken over|acquired)\b.{0,120}\b(?:ends?|cancel|consent|permission|pay back|stop|counts as)\b|\b(?:ends?|cancel|stop|consent|permission|must (?:tell|ask))\b.{0,100}\b(?:if|when|before)\b.{0,60}\b(?:is|are|gets?) (?:sold|bought|taken over|acquired)\b|\b(?:transfer|sell|selling|buys?)\b.{0,60}\bmore than half of (?:your|its|the|his|her)\b.{0,40}\bshares\b|\b(?:ends?|cancel|stop)\b.{0,60}\b(?:if|when)\b.{0,40}\b(?:buys|takes over) (?:you|it|the \w+)\b/i;
const THINGS =
  /\b(?:goods|products?|house|flat|car|building|premises|property|equipment|units?) (?:is|are|gets?) (?:sold|bought)/i;
const CONTROL =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\bmerger\b|\bacquired by\b|\bacquisition\b|\bsale of (?:all|substantially)|\bcontrolling interest\b|\boperation of law\b/i;
const EXCEPTION =
  /\bchange (?:of|in) control,? (?:severance|agreement|payment|bonus|or similar|policy|plan)|\bshall not (?:be deemed|constitute|require)|\bno (?:such )?consent\b|\bwithout\b.{0,40}\bconsent\b.{0,200}\b(?:to|in connection with)\b.{0,200}\bchange|\bpermitted without\b|\bshall survive\b|\("Confidentiality|\bmay (?:freely )?assign\b.{0,160}\bwithout\b|\bexcept (?:that|to|in|for|as)\b|\b(?:no|nor|not)\b.{0,300}\b(?:deemed|considered|constitute)\b|\bprovided,? (?:however,? )?that\b/i;

export const changeOfControl = defineRule({
  id: 'change-of-control',
  label: 'Change of control',
  family: 'transfer',
  severity: { medium: 'a sale of the business hangs on the other side' },
  kinds: [...DEALS, 'lease'],
  witness: {
    provisions: ['Change Of Control', 'Anti-Assignment'],
    headings: ['change of control', 'change in control', 'change of ownership'],
  },
  find(reading) {
    const hit =
      findAll(reading, TRIGGER, { negated: true, unless: EXCEPTION })[0] ??
      findAll(reading, PLAIN, { negated: true, unless: EXCEPTION }).find(
        ({ sentence }) => !THINGS.test(sentence.text),
      ) ??
      clauseHits(reading, 'Change Of Control', {
        plain: /\b(?:bought|sold|buys?|takes? over|control|ownership|merges?|new owner)\b/i,
        must: CONTROL,
        unless: EXCEPTION,
        negated: true,
      })[0];
    if (!hit) return null;
    const { text } = hit.sentence;
    const effect = /\bterminat|\b(?:ends?|cancel)\b/i.test(text)
      ? 'can end the contract'
      : /\b(?:consent|approval|assign|permission|without our|counts as)/i.test(text)
        ? "needs the other side's consent"
        : 'is an event that gives the other side rights';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)}: a change of control ${effect}.`,
      'If a sale or reorganisation is possible, limit the trigger to competitors or carve out moves within the group.',
      [proof(reading, hit)],
    );
  },
});
