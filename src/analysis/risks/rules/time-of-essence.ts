import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const ESSENCE =
  /\btime (?:is|shall be|will be|being) (?:(?!not )\w+ )?of (?:the )?essence\b|\b(?:all|every|each) (?:dates?|deadlines?)\b.{0,40}\b(?:is|are) (?:strict|firm|fixed and final)\b/i;

export const timeOfEssence = defineRule({
  id: 'time-of-essence',
  label: 'Time is of the essence',
  family: 'ending',
  severity: { low: 'it counts only when a date is missed' },
  kinds: [...DEALS, 'lease', 'finance'],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, ESSENCE);
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} makes time of the essence, so that missing a date can end the contract.`,
      'Limit it to the dates that matter, with a short grace period.',
      [proof(reading, hit)],
    );
  },
});
