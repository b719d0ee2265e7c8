import { placeOf } from '../../document/place';
import { nameOf, partyPattern } from '../../statements/party-names';
import { findAll, type Hit, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { ASSIGNS_IP, madeForTheOther, makerOf, saysWhose } from '../ip-transfers';
import { defineRule, finding } from '../rule';

const NOT_THIS =
  /\b(?:assign(?:s|ed)? (?:this agreement|its rights (?:and|or) obligations)|may (?:not )?assign|without the (?:prior )?(?:written )?consent|tenant|lease)\b/i;
const WORDS =
  /\b(?:assigns?|work(?:s)? (?:made )?for hire|sole and exclusive (?:property|owner)|owned (?:solely )?by)\b/i;

export const ipAssignment = defineRule({
  id: 'ip-assignment',
  label: 'Assignment of intellectual property',
  family: 'ownership',
  severity: { medium: 'usual where the work is paid for, costly where it is not' },
  kinds: ['licence', 'services', 'goods', 'venture', 'nda', 'amendment', 'unknown'],
  witness: {
    provisions: ['Ip Ownership Assignment'],
    headings: ['intellectual', 'ownership', 'invention', 'work product'],
  },
  find(reading) {
    const hit: Hit | undefined =
      findAll(reading, ASSIGNS_IP, { unless: NOT_THIS })[0] ??
      madeForTheOther(reading)[0] ??
      clauseHits(reading, 'Ip Ownership Assignment', {
        plain: /\b(?:owns?|owned|belongs?|ours|yours|property|rights|copyright)\b/i,
        must: WORDS,
        unless: NOT_THIS,
      })[0];
    if (!hit) return null;
    const giver = new RegExp(
      `(${partyPattern(reading)})(?:,[^,;.]{0,60},)?\\s(?:[^.;]{0,40}\\s)?(?:assigns?|agrees\\sto\\s(?:\\w+\\s)?assign)\\b`,
    ).exec(hit.sentence.text)?.[1];
    const hire = /for hire/i.test(hit.match[0]) && !giver;
    const what = hire
      ? 'makes the results works for hire, so the one who orders them owns them'
      : saysWhose(hit)
        ? `gives what ${makerOf(reading, hit) ?? 'a party'} makes to the other side`
        : `has ${giver ? nameOf(giver) : 'a party'} assign intellectual property to the other side`;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} ${what}.`,
      'Limit the assignment to what is made and paid for under the contract, on payment, and keep or license back tools and know-how.',
      [proof(reading, hit)],
    );
  },
});
