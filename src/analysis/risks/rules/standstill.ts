import { placeOf } from '../../document/place';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const STANDSTILL =
  /\b(?:not|neither|nor|none|without)\b.{0,500}\b(?:acquire|offer to acquire|agree to acquire|purchase|propose)\b.{0,300}\b(?:securities|stock|assets|beneficial ownership|equity|merger|tender|business combination)\b.{0,300}/i;
const CONTROL =
  /\b(?:prox(?:y|ies)|tender or exchange offer|seek (?:\w+ ){0,4}(?:to )?(?:control|influence)|beneficial(?:ly)? own|13\(d\)|solicit\w*|standstill)\b/i;
const NOT_THIS =
  /\b(?:does not and will not|represents? and warrants?|not violate)\b|\b(?:insider|material non-?public|securities laws? (?:prohibit|restrict))|\bnothing (?:in|herein|contained)\b.{0,80}\b(?:prevent|restrict|prohibit)/i;

export const standstill = defineRule({
  id: 'standstill',
  label: 'Standstill',
  family: 'restraint',
  severity: { medium: 'a bidder may not bid' },
  kinds: ['nda', 'venture', 'unknown'],
  find(reading) {
    const hit = findFirst(reading, STANDSTILL, { negated: true, unless: NOT_THIS });
    if (!hit || !CONTROL.test(hit.sentence.text)) return null;
    const period = findPeriods(hit.sentence.text).find(({ unit }) => unit === 'month' || unit === 'year');
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} is a standstill: no purchase of securities or bid for control without consent${period ? `, for ${formatPeriod(period)}` : ''}.`,
      'Ask for a short time, a fall-away when another bidder comes, and the right to make private offers to the board.',
      [proof(reading, hit)],
    );
  },
});
