import { approximateDays, findPeriods, formatPeriod } from '../../facts/periods';
import { dutyIn } from '../../matching/duty';
import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const NON_COMPETE =
  /\b(?:shall|will|may|agrees?|covenants?|undertakes?)\s(?:that\s\w{2,12}\s(?:shall|will)\s)?not\b.{0,260}\b(?:compet(?:e|es)\b|(?:competing|competitive|competitor)\b)|\bneither\b.{0,200}\bcompete\b/i;
const NOT_THIS =
  /\b(?:competitive (?:bid|pric|rate)|confidential information|nothing (?:in|herein|contained)|prevent|preclude|prohibit(?:ed)? from|be deemed to compete|unfair compet)/i;
const WORLDWIDE =
  /\b(?:worldwide|anywhere in the world|throughout the (?:world|universe|territory)|any(?:where| jurisdiction)|global(?:ly)?)\b/i;
const LONG_DAYS = 731;

export const nonCompete: RiskRule = {
  id: 'non-compete',
  name: 'Non-compete covenant',
  kinds: ['licence', 'services', 'goods', 'venture', 'employment', 'nda', 'unknown'],
  find(reading) {
    const hit = findFirst(reading, NON_COMPETE, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    const { text } = hit.sentence;
    const periods = findPeriods(text).filter(({ unit }) => unit === 'month' || unit === 'year');
    const period = periods.sort((a, b) => approximateDays(b) - approximateDays(a))[0];
    const wide = WORLDWIDE.exec(text)?.[0];
    const long = period !== undefined && approximateDays(period) > LONG_DAYS;
    const who = dutyIn(reading, text)?.who.replace(/^the\s/i, '');
    const scope = [
      period ? `for ${formatPeriod(period)}` : 'without an end named in the sentence',
      wide ? `“${wide}”` : null,
    ];
    return finding(
      long || wide ? 'high' : 'medium',
      `${placeOf(reading, hit.sentence)} bars ${who ?? 'a party'} from competing, ${scope.filter(Boolean).join(', ')}.`,
      'Narrow the covenant in field, place and time to what protects a legitimate interest, and check that it can be enforced where it is to bind.',
      [proof(reading, hit)],
    );
  },
};
