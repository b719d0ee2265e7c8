import { placeOf } from '../../document/place';
import type { Reading } from '../../reading';
import { actorOf } from '../../statements/actor';
import { nameOf, partyPattern } from '../../statements/party-names';
import { MAY } from '../../statements/plain-words';
import { findAll, type Hit, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const CHANGES =
  /\b(?:may|reserves? the right to|right to|entitled to)\b.{0,60}\b(?:amend|modify|change|revise|update|vary)\b.{0,80}\b(?:(?<!(?:terms?|scope|date|provisions) of |to |under |in |by )this agreement|these terms|the terms (?:and conditions )?(?:of|in) this|this contract)\b/i;
const BY_BOTH =
  /\b(?:mutual|both parties|in writing (?:and )?signed|signed by|written (?:agreement|consent|instrument|amendment) (?:of|by|between)|parties may|only (?:by|in|with|if)|may not|subject to|if (?:mandated|required)|comply with|provided|upon (?:the )?(?:prior )?(?:written )?(?:consent|agreement))/i;

const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:change|update|amend|alter|rewrite|replace)\\s(?:[\\w']+\\s){0,4}?(?:these terms|this (?:agreement|contract)|the terms(?! and conditions of| of)|the agreement|the contract|any (?:part|term) of (?:it|this (?:agreement|contract)))\\b`,
  'i',
);
const TOGETHER =
  /\b(?:both|each other|together|signed|in writing (?:and )?agreed|only (?:by|in|with|if)|unless|if you agree|with (?:your|the|its|their) (?:other side's |written )?(?:consent|agreement|permission|approval))\b/i;

/** 'We can change these terms at any time': by one side alone. */
function plainly(reading: Reading): { hit: Hit; name: string } | null {
  for (const hit of findAll(reading, PLAIN, { unless: TOGETHER })) {
    const actor = actorOf(reading, hit);
    if (actor && !actor.joint) return { hit, name: actor.name };
  }
  return null;
}

export const unilateralAmendment = defineRule({
  id: 'unilateral-amendment',
  label: 'Unilateral amendment',
  family: 'ending',
  severity: { high: 'nothing else in the contract can be relied on' },
  kinds: [...DEALS, 'employment', 'lease', 'finance'],
  witness: { headings: ['amend', 'change', 'modif', 'variation'], forces: ['may', 'does'] },
  find(reading) {
    const pattern = new RegExp(
      `(${partyPattern(reading)})\\s(?:[^.;]{0,40}\\s)?(?:may|reserves|shall\\shave|has|is\\sentitled)\\b`,
    );
    const hit = findAll(reading, CHANGES, { unless: BY_BOTH }).find(({ sentence }) => pattern.test(sentence.text));
    const who = hit && pattern.exec(hit.sentence.text)?.[1];
    const found = hit && who && !/part(?:y|ies)/i.test(who) ? { hit, name: nameOf(who) } : plainly(reading);
    if (!found) return null;
    return finding(
      'high',
      `${placeOf(reading, found.hit.sentence)} lets ${found.name} change the terms on its own.`,
      'Require written agreement to changes, or at least notice and a right to end the contract before they apply.',
      [proof(reading, found.hit)],
    );
  },
});
