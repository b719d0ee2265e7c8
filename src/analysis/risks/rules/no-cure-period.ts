import { COMMERCIAL } from '../../matching/contract-kind';
import { operativeSentences } from '../../matching/operative';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const FOR_BREACH =
  /\b(?:may|right to|entitled to|option to)\b.{0,80}\b(?:terminate|cancel)\b.{0,160}\b(?:breach(?:es)?|default(?:s)?|violat\w+|fails? to (?:perform|comply))\b|\b(?:breach|default)\w*\b.{0,120}\b(?:may|right to|entitled to)\b.{0,60}\bterminate\b/i;
const CURE = /\b(?:cur(?:e|ed|ing)|remed(?:y|ied|ying)|correct(?:ed|s)?|rectif\w+|uncured)\b/i;
const TERMINATION = /\bterminat|\bbreach|\bdefault/i;

export const noCurePeriod: RiskRule = {
  id: 'no-cure-period',
  name: 'Termination for breach without time to cure',
  kinds: [...COMMERCIAL, 'venture'],
  find(reading) {
    const hit = findAll(reading, FOR_BREACH)[0];
    const cures = operativeSentences(reading).some(({ text }) => CURE.test(text) && TERMINATION.test(text));
    if (!hit || cures) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} allows termination for breach, and no time to cure the breach was found.`,
      'Add a cure period, commonly 30 days after written notice, for breaches that can be cured.',
      [proof(reading, hit)],
    );
  },
};
