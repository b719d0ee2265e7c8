import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { DEALS, finding, type RiskRule } from '../rule';

const CHANGES =
  /\b(?:may|reserves? the right to|right to|entitled to)\b.{0,60}\b(?:amend|modify|change|revise|update|vary)\b.{0,80}\b(?:(?<!(?:terms?|scope|date|provisions) of |to |under |in |by )this agreement|these terms|the terms (?:and conditions )?(?:of|in) this|this contract)\b/i;
const BY_BOTH =
  /\b(?:mutual|both parties|in writing (?:and )?signed|signed by|written (?:agreement|consent|instrument|amendment) (?:of|by|between)|parties may|only (?:by|in|with|if)|may not|subject to|if (?:mandated|required)|comply with|provided|upon (?:the )?(?:prior )?(?:written )?(?:consent|agreement))/i;

export const unilateralAmendment: RiskRule = {
  id: 'unilateral-amendment',
  name: 'Unilateral amendment',
  kinds: [...DEALS, 'employment', 'lease', 'finance'],
  find(reading) {
    const pattern = new RegExp(
      `(${partyPattern(reading)})\\s(?:[^.;]{0,40}\\s)?(?:may|reserves|shall\\shave|has|is\\sentitled)\\b`,
    );
    const hit = findAll(reading, CHANGES, { unless: BY_BOTH }).find(({ sentence }) => pattern.test(sentence.text));
    const who = hit && pattern.exec(hit.sentence.text)?.[1];
    if (!hit || !who || /part(?:y|ies)/i.test(who)) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} lets ${nameOf(who)} change the terms on its own.`,
      'Require written agreement to changes, or at least notice and a right to end the contract before they apply.',
      [proof(reading, hit)],
    );
  },
};
