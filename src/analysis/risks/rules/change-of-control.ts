import { COMMERCIAL } from '../../matching/contract-kind';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const TRIGGER =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b.{0,240}\b(?:terminat\w+|consent|assignment)\b|\b(?:terminat\w+|consent)\b.{0,240}\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\b(?:merger|consolidation|sale of (?:all|substantially all|a majority)).{0,160}\b(?:be deemed|constitute|considered)\b.{0,40}\b(?:an )?assignment\b/i;
const EXCEPTION =
  /\bshall not (?:be deemed|constitute|require)|\bno (?:such )?consent\b|\bwithout\b.{0,40}\bconsent\b.{0,200}\b(?:to|in connection with)\b.{0,200}\bchange|\bpermitted without\b|\bexcept (?:that|to|in|for|as)\b|\b(?:no|nor|not)\b.{0,300}\b(?:deemed|considered|constitute)\b|\bprovided,? (?:however,? )?that\b/i;

export const changeOfControl: RiskRule = {
  id: 'change-of-control',
  name: 'Change of control',
  kinds: [...COMMERCIAL, 'venture'],
  find(reading) {
    const hit = findAll(reading, TRIGGER, { negated: true, unless: EXCEPTION })[0];
    if (!hit) return null;
    const ends = /\bterminat/i.test(hit.sentence.text);
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)}: a change of control ${ends ? 'can end the contract' : "needs the other side's consent"}.`,
      'If a sale or reorganisation is possible, limit the trigger to competitors or carve out moves within the group.',
      [proof(reading, hit)],
    );
  },
};
