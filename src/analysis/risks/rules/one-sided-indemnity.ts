import { COMMERCIAL } from '../../matching/contract-kind';
import { isJoint, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const INDEMNIFIES = /\b(?:indemnify|hold harmless|indemnifies)\b/i;
const TO_INDEMNIFY =
  '(?:,[^,;.]{0,50},)?\\s(?:\\w+\\s){0,4}?(?:shall|will|must|agrees?\\s(?:\\w+\\s){0,4}to|hereby)\\s(?:[^.;]{0,60}\\s)?(?:indemnify|indemnifies|hold\\sharmless|defend)';

export const oneSidedIndemnity: RiskRule = {
  id: 'one-sided-indemnity',
  name: 'One-sided indemnity',
  kinds: [...COMMERCIAL, 'venture', 'unknown'],
  find(reading) {
    const pattern = new RegExp(`(${partyPattern(reading)})${TO_INDEMNIFY}`);
    const hits = findAll(reading, INDEMNIFIES);
    const givers = hits.map(
      (hit) =>
        pattern
          .exec(hit.sentence.text)?.[1]
          ?.replace(/^the\s/i, '')
          .toLowerCase() ?? null,
    );
    const at = givers.findIndex((giver) => giver !== null);
    const hit = hits[at];
    const giver = givers[at];
    if (!hit || !giver || isJoint(giver) || givers.some((other) => other !== null && other !== giver)) return null;
    if (
      hits.some(({ sentence }) =>
        /\b(?:each|either|both)\b.{0,40}\bpart(?:y|ies)\b|\bmutual|\bindemnifying party\b/i.test(sentence.text),
      )
    )
      return null;
    const name = pattern.exec(hit.sentence.text)?.[1]?.replace(/^the\s/i, '') ?? '';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} has ${name} indemnify the other side; no indemnity in return was found.`,
      'Ask for a mutual indemnity or limit this one to third-party claims caused by the indemnifying party.',
      [proof(reading, hit)],
    );
  },
};
