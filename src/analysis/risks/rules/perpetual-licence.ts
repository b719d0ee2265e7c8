import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { DEALS, finding, type RiskRule } from '../rule';

const PERPETUAL =
  /\b(perpetual|irrevocable)\b(?:,? (?:and )?(perpetual|irrevocable))?.{0,140}\b(?:licen[cs]e|right to use|sublicen[cs]e)\b|\blicen[cs]e\b.{0,60}\bin perpetuity\b/i;
const NOT_THIS =
  /\b(?:irrevocable letter of credit|irrevocabl\w+ (?:submits?|consents?|waives?|appoint)|for the duration|during the (?:\w+ )?term|non-perpetual)/i;

export const perpetualLicence: RiskRule = {
  id: 'perpetual-licence',
  name: 'Perpetual or irrevocable licence',
  kinds: DEALS,
  find(reading) {
    const hit = findFirst(reading, PERPETUAL, { unless: NOT_THIS });
    if (!hit) return null;
    const words = ['perpetual', 'irrevocable'].filter((word) => new RegExp(`\\b${word}`, 'i').test(hit.sentence.text));
    const effect =
      words[0] === 'irrevocable' ? 'it cannot be withdrawn, even for breach' : 'it stays when the contract ends';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} grants a licence that is ${words.join(' and ') || 'without end'}; ${effect}.`,
      'Limit the licence to the term, or make it end on non-payment and material breach.',
      [proof(reading, hit)],
    );
  },
};
