import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const USES_NAME =
  /\b(?:may|right to|entitled to|permits?|agrees? that|consents? to|authori[sz]es?)\b.{0,100}\b(?:use|identify|list|refer(?:ence)?|disclose|publici[sz]e|name|mention)\b.{0,120}\b(?:names?|logos?|customer|client)\b.{0,160}\b(?:customer lists?|client lists?|lists? of (?:its )?(?:customers|clients)|references?|marketing (?:materials?|purposes|literature)|press releases?|publicity|case stud(?:y|ies)|promotional materials?|as a (?:customer|client|user|reference)|website)\b/i;
const BY_CONSENT =
  /\b(?:(?:prior |written )+(?:consent|approval|permission)|not (?:use|disclose|issue|make)|neither|no party|either party|each party|both parties|shall not|may not|mutual(?:ly)?|required by|licen[cs]es?|sponsor\w*|trademarks?|franchise\w*|distribut\w+)\b/i;

export const publicity: RiskRule = {
  id: 'publicity',
  name: 'Use of name for publicity',
  kinds: ['licence', 'services', 'goods', 'nda', 'unknown', 'amendment'],
  find(reading) {
    const hit = findAll(reading, USES_NAME, { unless: BY_CONSENT })[0];
    if (!hit) return null;
    const who = new RegExp(
      `(${partyPattern(reading)})\\s(?:[^.;]{0,40}\\s)?(?:may|shall\\shave|has|is\\sentitled)\\b`,
    ).exec(hit.sentence.text)?.[1];
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} lets ${who ? nameOf(who) : 'one side'} use the other's name for publicity without asking each time.`,
      'Ask for prior written consent to each use, which may be withdrawn.',
      [proof(reading, hit)],
    );
  },
};
