import { COMMERCIAL } from '../../matching/contract-kind';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const TRIGGER =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b.{0,240}\b(?:terminat\w+|consent|assignment)\b|\b(?:terminat\w+|consent)\b.{0,240}\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\b(?:merger|consolidation|sale of (?:all|substantially all|a majority)).{0,160}\b(?:be deemed|constitute|considered)\b.{0,40}\b(?:an )?assignment\b/i;
const DEFINES = /"[^"]{0,40}control"\s(?:means|shall mean)|\bshall not (?:be deemed|constitute|require)/i;

export const changeOfControl: RiskRule = {
  id: 'change-of-control',
  name: 'Change of control',
  kinds: [...COMMERCIAL, 'venture'],
  find(reading) {
    const hit = findAll(reading, TRIGGER, { negated: true, unless: DEFINES })[0];
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
