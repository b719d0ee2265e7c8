import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { subjectOf } from '../../statements/subject';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const CHALLENGE =
  /\b(?:not|never|neither|nor|refrain from)\b.{0,160}\b(?:challeng|contest|disput|attack|oppos|impugn|question)\w*\b.{0,160}\b(?:validity|ownership|title|enforceability|rights?|registration)\b.{0,120}\b(?:patents?|trade ?marks?|marks?|copyrights?|intellectual property|licensed|property|names?|logos?|technology)\b/i;
const PLAIN =
  /\b(?:never|must not|may not|can't|cannot|won't|will not) (?:challenge|fight|attack|question|contest)\b.{0,60}\b(?:them|our (?:ownership|rights?|names?|marks?|brand)|ownership|rights? (?:in|to)|trade ?marks?|names?|logos?|brand|patents?)\b/i;
const WORDS = /\b(?:challeng|contest|attack|oppos|impugn)\w*/i;
const NOT_THIS =
  /\b(?:indemnif\w+|good faith|tax(?:es)?|jurisdiction|venue|invoices?|nothing (?:in|herein)|may terminate|not received|not aware|to its knowledge|represents?|right to terminate|actions, omissions|inactions)\b/i;

export const noChallenge = defineRule({
  id: 'no-challenge',
  label: 'No-challenge covenant',
  family: 'restraint',
  severity: { low: 'it matters only to who has a claim of its own' },
  kinds: DEALS,
  witness: { provisions: ['Covenant Not To Sue'], headings: ['no challenge', 'no contest'], forces: ['must not'] },
  find(reading) {
    const hit =
      findFirst(reading, CHALLENGE, { negated: true, unless: NOT_THIS }) ??
      findFirst(reading, PLAIN, { negated: true, unless: NOT_THIS }) ??
      clauseHits(reading, 'Covenant Not To Sue', {
        plain: /\b(?:challenge|fight|question|contest|attack)s?\b/i,
        must: WORDS,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} bars ${subjectOf(reading, hit.sentence.text).name} from contesting the other side's rights.`,
      'Check that the client has no claim of its own to the rights; competition law limits such covenants for patents and know-how.',
      [proof(reading, hit)],
    );
  },
});
