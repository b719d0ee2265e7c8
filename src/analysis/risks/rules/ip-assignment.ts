import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, type Hit, proof } from '../../matching/search';
import { clauseHits } from '../clause-hits';
import { finding, type RiskRule } from '../rule';

export const ASSIGNS_IP =
  /\b(?:hereby (?:irrevocably )?assigns?|(?:shall|will|agrees? to|does hereby) (?:and (?:does )?hereby )?(?:promptly |irrevocably |hereby )?assign)\b.{0,160}\b(?:right|title|interest|ownership)s?\b.{0,160}\b(?:intellectual property|inventions?|copyrights?|patents?|work product|works?|deliverables?|improvements?|developments?|know-how|trade secrets?|trademarks?|marks?|materials?)\b|\bassigns (?:to \w+ )?(?:all|any|its|the) (?:[\w-]+ ){0,4}(?:intellectual property|inventions?|copyrights?|patents?|work product|deliverables)\b|\bworks? (?:made )?for hire\b/i;
const NOT_THIS =
  /\b(?:assign(?:s|ed)? (?:this agreement|its rights (?:and|or) obligations)|may (?:not )?assign|without the (?:prior )?(?:written )?consent|tenant|lease)\b/i;
const WORDS =
  /\b(?:assigns?|work(?:s)? (?:made )?for hire|sole and exclusive (?:property|owner)|owned (?:solely )?by)\b/i;

export const ipAssignment: RiskRule = {
  id: 'ip-assignment',
  name: 'Assignment of intellectual property',
  kinds: ['licence', 'services', 'goods', 'venture', 'nda', 'amendment', 'unknown'],
  find(reading) {
    const hit: Hit | undefined =
      findAll(reading, ASSIGNS_IP, { unless: NOT_THIS })[0] ??
      clauseHits(reading, 'Ip Ownership Assignment', { must: WORDS, unless: NOT_THIS })[0];
    if (!hit) return null;
    const giver = new RegExp(
      `(${partyPattern(reading)})(?:,[^,;.]{0,60},)?\\s(?:[^.;]{0,40}\\s)?(?:assigns?|agrees\\sto\\s(?:\\w+\\s)?assign)\\b`,
    ).exec(hit.sentence.text)?.[1];
    const hire = /for hire/i.test(hit.match[0]) && !giver;
    const what = hire
      ? 'makes the results works for hire, so the one who orders them owns them'
      : `has ${giver ? nameOf(giver) : 'a party'} assign intellectual property to the other side`;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} ${what}.`,
      'Limit the assignment to what is made and paid for under the contract, on payment, and keep or license back tools and know-how.',
      [proof(reading, hit)],
    );
  },
};
