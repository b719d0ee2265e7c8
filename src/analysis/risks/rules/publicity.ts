import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { holderOf } from '../holder';
import { finding, type RiskRule } from '../rule';

const USES_NAME =
  /\b(?:may|right to|entitled to|permits?|agrees? that|consents? to|authori[sz]es?)\b.{0,80}\b(?:(?:use|display|publish|disclose|list|place)\b.{0,60}\b(?:names?|logos?|identity)\b.{0,140}\b(?:customer (?:lists?|listings?)|client lists?|partner lists?|lists? of (?:its )?(?:customers|clients)|references?|marketing|press releases?|publicity|case stud(?:y|ies)|web ?site)|(?:identify|list|refer to|reference|name|mention|disclose)\b.{0,60}\b(?:as (?:a|its|one of its) (?:customer|client|user|reference)|customer lists?|customer listings?|client lists?))\b/i;
const BY_CONSENT =
  /\b(?:(?:prior |written )+(?:consent|approval|permission)|review and approval|endorser|name and (?:appearance|likeness)|not (?:use|disclose|issue|make)|neither|no party|either party|each party|both parties|shall not|may not|mutual(?:ly)?|required by|licen[cs]es?|sponsor\w*|franchise\w*)\b/i;

export const publicity: RiskRule = {
  id: 'publicity',
  name: 'Use of name for publicity',
  kinds: ['licence', 'services', 'goods', 'nda', 'unknown', 'amendment'],
  find(reading) {
    const hit = findAll(reading, USES_NAME, { unless: BY_CONSENT })[0];
    if (!hit) return null;
    const who = holderOf(reading, hit);
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} lets ${who ?? 'one side'} use the other's name for publicity without asking each time.`,
      'Ask for prior written consent to each use, which may be withdrawn.',
      [proof(reading, hit)],
    );
  },
};
