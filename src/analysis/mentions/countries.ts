import { isAmericanState, isAustralianState, isCanadianProvince } from './places';

const KINGDOM: ReadonlySet<string> = new Set([
  ...['england', 'england and wales', 'wales', 'scotland', 'northern ireland'],
  ...['united kingdom', 'great britain'],
]);

/** Names of the same country. */
const SAME: Readonly<Record<string, string>> = {
  "people's republic of china": 'china',
  'republic of ireland': 'ireland',
  'republic of korea': 'korea',
  'south korea': 'korea',
  'republic of china': 'taiwan',
  'republic of kazakhstan': 'kazakhstan',
  'russian federation': 'russia',
  holland: 'netherlands',
  beijing: 'china',
  shanghai: 'china',
  dubai: 'united arab emirates',
};

const UNION: ReadonlySet<string> = new Set([
  ...['austria', 'belgium', 'bulgaria', 'croatia', 'cyprus', 'czech republic', 'denmark', 'estonia', 'european union'],
  ...['finland', 'france', 'germany', 'greece', 'hungary', 'ireland', 'italy', 'latvia', 'lithuania', 'luxembourg'],
  ...['malta', 'netherlands', 'poland', 'portugal', 'romania', 'slovakia', 'slovenia', 'spain', 'sweden'],
]);

/**
 * The country of a place, in lower case: 'Texas' is in 'united states', 'Ontario, Canada' in 'canada', 'Scotland' in 'united kingdom'.
 * @param place a name as `findPlaces` gives it
 */
export function countryOf(place: string): string {
  if (isAmericanState(place)) return 'united states';
  if (isCanadianProvince(place)) return 'canada';
  if (isAustralianState(place)) return 'australia';
  const name = place.toLowerCase();
  return KINGDOM.has(name) ? 'united kingdom' : (SAME[name] ?? name);
}

/** Whether a country, as `countryOf` names it, is a member of the European Union. */
export function isInUnion(country: string): boolean {
  return UNION.has(country);
}

/**
 * Whether a place lies where a law holds: 'Texas' in 'US', 'England' in 'England and Wales', 'Spain' in 'EU'.
 * @param place a name as `findPlaces` gives it
 * @param of a place as declarations name it
 */
export function isWithin(place: string, of: string): boolean {
  const country = countryOf(place);
  return (
    of === place ||
    (of === 'US' && country === 'united states') ||
    (of === 'EU' && isInUnion(country)) ||
    (of === 'England and Wales' && (place === 'England' || place === 'Wales')) ||
    of.toLowerCase() === country
  );
}
